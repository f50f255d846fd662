/**
 * JSON in localStorage. Storage may be full or forbidden (private windows): then what is kept lives as long as the page.
 */
export function readLocal<T>(key: string, fallback: T, isValid: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function writeLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see above: nothing is lost that the page still holds
  }
}

/** Calls back when another tab has written this key. */
export function onOtherTab(key: string, changed: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === key) changed();
  });
}
