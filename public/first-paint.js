// The page is drawn as it was built, before any other script is there (src/studio/prerender.tsx). This lays on it what this browser
// remembers, says which parts must wait because theirs would be wrong, and keeps the last thing pressed until it can be heard
// (src/studio/first-paint.ts). A file of its own, for the content security policy allows no inline scripts.
(() => {
  const { documentElement: page } = document;
  const read = (key) => {
    try {
      return localStorage.getItem(`plinth.${key}`);
    } catch {
      // storage may be forbidden: then nothing is remembered
      return null;
    }
  };
  const readObject = (key) => {
    try {
      return JSON.parse(read(key)) ?? {};
    } catch {
      return {};
    }
  };

  const theme = read("theme");
  const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.dataset.theme = isDark ? "dark" : "light";

  for (const [panel, size] of Object.entries(readObject("panels"))) {
    if (size > 0) page.style.setProperty(`--${panel}`, `${size}px`);
  }

  const { connections = [], currentId } = readObject("connections");
  const current = connections.find(({ id }) => id === currentId);
  const hasToken =
    location.hash.includes("token=") || Boolean(current?.token) || (current && current.id !== "embedded");
  const { changed = {}, characters = true } = readObject("keys");
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const waits = {
    words: ![null, "en"].includes(read("language")),
    page: location.pathname !== "/",
    token: hasToken,
    connection: connections.length > 1,
    theme: !isDark,
    draft: read("draft") !== null,
    keys: isMac || !characters || Object.keys(changed).length > 0,
  };
  page.dataset.waits = Object.keys(waits)
    .filter((part) => waits[part])
    .join(" ");

  const isText = (target) => target.matches?.("input:not([type=radio]), textarea") ?? false;
  const early = {
    /** The last press that nobody could hear yet. */
    press: undefined,
    hear(event) {
      const { type, target, key } = event;
      const isTyping = isText(target) && !(event.ctrlKey || event.metaKey || event.altKey);
      const goesByItself = type === "click" ? isText(target) || target.closest("a[href], select") : isTyping;
      if (goesByItself || ["Control", "Meta", "Alt", "Shift", "Tab"].includes(key)) return;
      // a click would choose what nobody is told of, or send the form to nowhere
      if (type === "click") event.preventDefault();
      early.press = event;
    },
  };
  for (const type of ["click", "keydown"]) addEventListener(type, early.hear, true);
  globalThis.plinthEarly = early;
})();
