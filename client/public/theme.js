// Colours and pace, before the first paint. lib/house/settings.svelte.ts takes over from here.
(function () {
  function kept(key) {
    try {
      return localStorage.getItem("teahouse." + key);
    } catch {
      // Storage may be closed to us; then the system decides.
      return null;
    }
  }
  var wish = kept("theme");
  var night = wish === "night" || (wish !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  var root = document.documentElement;
  root.dataset.theme = night ? "night" : "day";
  root.dataset.palette = kept("palette") === "clear" ? "clear" : "usual";
})();
