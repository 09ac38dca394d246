// Day or night, before the first paint. lib/house/settings.svelte.ts takes over from here.
(function () {
  var wish = null;
  try {
    wish = localStorage.getItem("teahouse.theme");
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  var night = wish === "night" || (wish !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
})();
