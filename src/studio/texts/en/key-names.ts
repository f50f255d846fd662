interface KeyNames {
  /** What is printed on the keys that are held down with others; a Mac has signs for them. */
  readonly modifiers: Readonly<Record<"control" | "alt" | "shift", string>>;
  /** What a key is called where its name is not printed on it. */
  readonly keyNames: Readonly<Record<string, string>>;
}

export const texts: KeyNames = {
  modifiers: { control: "Ctrl", alt: "Alt", shift: "Shift" },
  keyNames: {
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Arrows: "arrows",
    Click: "click",
    PageUp: "Page ↑",
    PageDown: "Page ↓",
    Escape: "Esc",
    Enter: "Enter",
    Space: "Space",
    Backspace: "Backspace",
    Delete: "Delete",
    Home: "Home",
    End: "End",
    "-": "−",
  },
};
