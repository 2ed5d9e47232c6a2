# A harmadik kiadás: amit a választható szabályai a segédkártyára tesznek.

aid-after-draw = <b>Húzás.</b> Az új birtokostól kezdve, sorban: mindenki legfeljebb { $most } lapot húz; kézben legfeljebb { $hand } lap lehet, és régiónként még { $bonus }. Ha senkinek sem maradt lapja, mindenki { $hand } lapot húz.
