// Runs before the first paint, so that a night reader never sees a white flash.
(function () {
  var theme = "system";
  try {
    theme = (JSON.parse(localStorage.getItem("incognita.settings") || "{}") || {}).theme || theme;
  } catch {
    theme = "system";
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
