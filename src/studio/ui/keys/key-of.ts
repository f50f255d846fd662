import { keyNamesTexts } from "./key-name-texts.ts";

interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

const MODIFIERS = new Set([
  "Control",
  "Meta",
  "Alt",
  "AltGraph",
  "Shift",
  "CapsLock",
  "Dead",
  "Unidentified",
  "Process",
]);

/**
 * The name of what is pressed: `w`, `?`, `Mod+k`, `Shift+ArrowLeft`. `Mod` is Ctrl or Command. Shift is named only where
 * it does not make another character. Undefined while only modifiers are down.
 */
export function keyOf({ key, code = "", ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (MODIFIERS.has(key)) return undefined;
  // Alt makes other characters of letters on some keyboards: the key that is down is what is meant
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = key === " " ? "Space" : (letter ?? (key.length === 1 ? key : undefined))?.toLowerCase();
  const isLetter = name !== undefined && name.toUpperCase() !== name && name !== "Space";
  const isPrinted = key.length === 1 && key !== " ";
  const withShift = shiftKey && (!isPrinted || (isLetter && (ctrlKey || metaKey || altKey)));
  return [(ctrlKey || metaKey) && "Mod", altKey && "Alt", withShift && "Shift", key === " " ? "Space" : (name ?? key)]
    .filter(Boolean)
    .join("+");
}

/** A key that only types a character: it can be switched off, for those who speak to their computer. */
export const isCharacter = (name: string): boolean => name.length === 1;

export const IS_MAC = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? "");

/** The caps of a key as printed: `Ctrl`, `K`. */
export function capsOf(name: string, mac = IS_MAC): readonly string[] {
  const plus = name === "+" || name.endsWith("++");
  const parts = plus ? [...name.slice(0, -1).split("+").filter(Boolean), "+"] : name.split("+");
  return parts.map((part) => {
    if (part === "Mod") return mac ? "⌘" : keyNamesTexts.modifiers.control;
    if (part === "Alt") return mac ? "⌥" : keyNamesTexts.modifiers.alt;
    if (part === "Shift") return mac ? "⇧" : keyNamesTexts.modifiers.shift;
    return keyNamesTexts.keyNames[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}

/** A key in running words: `Ctrl + K`, `⌘K`. */
export const spellKey = (name: string, mac = IS_MAC): string => capsOf(name, mac).join(mac ? "" : " + ");

/** A key as `aria-keyshortcuts` wants it. */
export const ariaKey = (name: string, mac = IS_MAC): string =>
  name
    .replace("Mod", mac ? "Meta" : "Control")
    .replace(/(^|\+)\+$/, "$1Plus")
    .replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => before + letter.toUpperCase());
