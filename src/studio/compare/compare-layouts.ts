import { compareTexts } from "./texts.ts";

/** The layouts of two results, as they are chosen. */
export const LAYOUT_OPTIONS = [
  {
    value: "sides",
    get label() {
      return compareTexts.page.sideBySide;
    },
    get tip() {
      return compareTexts.page.sideBySideTip;
    },
  },
  {
    value: "wipe",
    get label() {
      return compareTexts.page.wipe;
    },
    get tip() {
      return compareTexts.page.wipeTip;
    },
  },
  {
    value: "maps",
    get label() {
      return compareTexts.page.maps;
    },
    get tip() {
      return compareTexts.page.mapsTip;
    },
  },
] as const;

type Layout = (typeof LAYOUT_OPTIONS)[number]["value"];

/** The layout that a key goes on to: after the last one comes the first. */
export function layoutAfter(layout: Layout): Layout {
  const at = LAYOUT_OPTIONS.findIndex(({ value }) => value === layout);
  return LAYOUT_OPTIONS[(at + 1) % LAYOUT_OPTIONS.length]?.value ?? layout;
}

/** By how many results there are. */
export const COLUMNS: Readonly<Record<number, string>> = {
  1: "grid-cols-1 sm:grid-cols-2",
  2: "grid-cols-2",
  3: "grid-cols-1 sm:grid-cols-3",
  4: "auto-rows-fr grid-cols-2 xl:grid-cols-4",
};

/** Pictures take two thirds of the page; what differs has the rest. */
export const ROWS = {
  sides: "lg:h-[62%]",
  wipe: "h-[26rem] lg:h-[62%]",
  maps: "h-[28rem] lg:h-[66%]",
} as const;
