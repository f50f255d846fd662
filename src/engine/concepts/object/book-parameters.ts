import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

export const BOOK_STYLES = ["hardcover", "antique", "tome", "paperback", "cookery"] as const;

/** What a book is drawn from. */
export type BookParameters = {
  readonly style: (typeof BOOK_STYLES)[number];
  readonly open: boolean;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly emblem: "circle" | "diamond" | "star" | "title";
  readonly ribbon: boolean;
  readonly clasps: number;
  readonly corners: boolean;
  readonly dogEared: boolean;
};

/** Their ranges. */
export const BOOK_PARAMETERS: Concept<BookParameters>["parameters"] = {
  style: choice(
    BOOK_STYLES,
    "Plain hardcover, antique with raised bands, a heavy tome with metal, a thin cover printed all over, or a clean board with a dish on it.",
  ),
  open: flag("Lies open in the middle."),
  width: metres(0.06, 0.5, "Spine to fore edge."),
  height: metres(0.08, 0.7, "Head to tail of the cover."),
  thickness: metres(0.008, 0.2, "Thickness when closed."),
  emblem: choice(["circle", "diamond", "star", "title"], "What is stamped on the cover."),
  ribbon: flag("Has a ribbon to mark the page."),
  clasps: integer(0, 3, "Clasps that hold it shut."),
  corners: flag("Metal on the corners."),
  dogEared: flag("The corner of its cover and its pages is folded over."),
};
