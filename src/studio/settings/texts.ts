/** The words of the keyboard section. See "Words" in docs/studio.md. */
export const keyboardTexts = {
  heading: "Keyboard",
  hint: "Press the keyboard beside a command, then its new key. A key that something else has is only taken when you say so.",
  characters: "Keys of one character",
  charactersHint: "Switch them off if you speak to your computer, or type where you do not mean to.",
  resetAll: "All keys as they came",
  resetDone: "All keys are as they came.",
  none: "no key",
  change: (command: string): string => `Change the key of ${command}`,
  reset: (command: string): string => `Key of ${command} as it came`,
  remove: (command: string): string => `Take the key of ${command} away`,
  press: "Press a key. Esc leaves it.",
  pressFor: (command: string): string => `Press the new key of ${command}`,
  taken: (key: string, command: string, room: string): string =>
    `${key} is "${command}", ${room.charAt(0).toLowerCase()}${room.slice(1)}.`,
  take: "Take it",
  leave: "Leave it",
  fixed: (key: string): string => `${key} keeps its meaning everywhere. Choose another key.`,
  browser: (key: string): string => `${key} belongs to the browser. Choose another key.`,
  bound: (key: string, command: string): string => `${key}: ${command}.`,
} as const;
