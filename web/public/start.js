// Runs before the first paint: a night reader never sees a white flash, and words come in the reader's language alone.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem("incognita.settings") || "{}") || {};
  } catch {
    kept = {};
  }
  var theme = kept.theme || "system";
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  var links = Array.from(document.querySelectorAll("link[data-words]"));
  var wanted = [kept.language].concat(navigator.languages).map(function (tag) {
    return String(tag || "").slice(0, 2);
  });
  var language = wanted.find(function (tag) {
    return links.some(function (link) {
      return link.dataset.words === tag;
    });
  });
  links.forEach(function (link) {
    if (link.dataset.words === (language || "en")) link.rel = "modulepreload";
  });
})();
