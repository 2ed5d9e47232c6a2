// Back and forth through a game by the arrow keys: what the links above the board do.
document.addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const back = document.documentElement.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
  const forth = back === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const name = { [back]: "before", [forth]: "after", Home: "first", End: "last" }[event.key];
  const link = name && document.getElementById(`step-${name}`);
  if (link) { event.preventDefault(); link.click(); }
});
