// The page is drawn as it was built, before any other script is there (src/studio/prerender.tsx). This lays on it what this browser
// remembers, says which parts must wait because theirs would be wrong, and keeps what is pressed and chosen until it can be heard
// (src/studio/first-paint-end.tsx), or says that it never will (src/studio/start-banner.tsx). A file of its own, for the content security policy allows no inline scripts.
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

  const { connections: stored, currentId } = readObject("connections");
  // what is stored may be anything: the stores take nothing over that is not theirs
  const connections = Array.isArray(stored) ? stored.filter(Boolean) : [];
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
    keys: isMac || !characters || Object.keys(changed ?? {}).length > 0,
  };
  page.dataset.waits = Object.keys(waits)
    .filter((part) => waits[part])
    .join(" ");

  const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
    !changed?.palette && key === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const TEXT = "input:not([type=radio]), textarea";
  const goesByItself = ({ type, target, key, ctrlKey, metaKey, altKey }) => {
    if (type === "change") return !target.matches("select");
    if (type === "click") return target.matches(TEXT) || target.closest("a[href], select");
    if (["Control", "Meta", "Alt", "Shift", "Tab"].includes(key)) return true;
    return target.matches("select") || (target.matches(TEXT) && !(ctrlKey || metaKey || altKey));
  };
  const isOfBrowser = ({ key, ctrlKey, metaKey, altKey }) =>
    ctrlKey || metaKey || altKey || /^(F\d+|Shift|Control|Meta|Alt)$/.test(key);
  const early = {
    /** What nobody could hear yet, in its order, with what was chosen from a list. */
    presses: [],
    /** The palette was asked for: whatever key follows is meant for it. */
    isAsked: false,
    hear(event) {
      const { type, target, key, isTrusted } = event;
      if (type === "keydown") {
        // one of these, pressed again
        if (!isTrusted) return;
        const isOpening = opensPalette(event);
        if (isOpening || (early.isAsked && !isOfBrowser(event))) {
          event.preventDefault();
          if (!isOpening || !early.isAsked) early.presses.push({ event, isHeld: true });
          early.isAsked = true;
          return;
        }
      }
      // who turns to something else means that with what follows
      if (type === "click") early.isAsked = false;
      if (type === "click" && target.closest("[data-reload]")) return location.reload();
      if (goesByItself(event)) return;
      // a click would choose what nobody is told of, or send the form to nowhere
      if (type === "click") event.preventDefault();
      // who waits presses again, and a form is sent once
      const last = early.presses.at(-1)?.event;
      const isAgain = last?.type === type && last.target === target && last.key === key;
      if (isAgain && (type === "keydown" || target.closest("[type=submit]"))) return;
      early.presses.push({ event, chosen: target.value });
    },
  };
  for (const type of ["click", "keydown", "change"]) addEventListener(type, early.hear, true);
  globalThis.plinthEarly = early;

  const isBegun = () => page.dataset.waits === undefined;
  // of a script that does not come the page's own is told; a browser that cannot read one tells the window
  const tellFailure = ({ target, filename }) => {
    const isOwn = target === window ? filename?.startsWith(`${location.origin}/assets/`) : target.type === "module";
    if (isOwn && !isBegun()) page.dataset.start = "failed";
  };
  addEventListener("error", tellFailure, true);

  // in the form's own store (src/studio/api/draft-store.ts): whoever leaves before it is read, or reloads, finds it again
  const keepTyped = () => {
    const fields = document.querySelectorAll("#create-form :is(input:not([type=radio]), textarea)");
    const typed = [...fields].filter(({ value, defaultValue, name }) => name && value !== defaultValue);
    if (isBegun() || waits.draft || typed.length === 0) return;
    const draft = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    try {
      localStorage.setItem("plinth.draft", JSON.stringify({ family: "text-to-3d", drafts: { "text-to-3d": draft } }));
    } catch {
      // nothing can be kept here
    }
  };
  addEventListener("pagehide", keepTyped);
})();
