// Subscribes this browser to pushes and fills in the form that stores the subscription.
"use strict";
(() => {
  const form = document.querySelector("form[data-act=push]");
  if (!form || !("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return;
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const button = form.querySelector("[name=sure]");
  const refused = form.querySelector("[data-refused]");

  async function subscribe() {
    if (await Notification.requestPermission() !== "granted") throw new Error("not granted");
    await navigator.serviceWorker.register(form.dataset.worker, { scope: form.dataset.scope });
    const found = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) };
    const old = await found.pushManager.getSubscription();
    if (old && text(old.options.applicationServerKey) !== form.dataset.key) await old.unsubscribe();
    const made = await found.pushManager.subscribe(options);
    form.endpoint.value = made.endpoint;
    form.key.value = text(made.getKey("p256dh"));
    form.auth.value = text(made.getKey("auth"));
  }

  document.querySelector("[data-no-push]").hidden = true;
  form.hidden = false;
  button.addEventListener("click", async (event) => {
    if (form.endpoint.value) return;
    event.preventDefault();
    button.disabled = true;
    try {
      await subscribe();
      button.disabled = false;
      form.requestSubmit(button);
    } catch {
      button.disabled = false;
      refused.hidden = false;
    }
  });
})();
