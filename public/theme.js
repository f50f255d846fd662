// sets the theme before the first paint; a file of its own, for the content security policy allows no inline scripts
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("plinth.theme");
  } catch {
    // storage may be forbidden: the system's theme is right then
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
