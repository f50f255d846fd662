import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { BOOK_PARAMETERS, BOOK_STYLES, type BookParameters } from "./book-parameters.ts";
import { buildBook } from "./build-book.ts";

function sampleBook(draw: Draw, ask: Ask): BookParameters {
  const magic = ["spellbook", "spell book", "tome", "grimoire", "magic book", "bible"].includes(ask.word);
  const old = ask.word === "old book" || says(ask, "thick");
  const cooking = COOKERY.test(ask.word);
  const dogEared = says(ask, "dog-eared");
  const isPaper = /paperback|novel|pocket book/.test(ask.word) || (dogEared && ask.word !== "old book");
  const drawn = draw.pick("style", BOOK_STYLES, old ? [1, 3, 2, 0, 0] : [5, 3, 0.5, 0, 0]);
  const style = cooking ? "cookery" : magic ? "tome" : isPaper ? "paperback" : drawn;
  const open = ask.word === "open book" || says(ask, "open");
  const width =
    draw.number("width", 0.135, 0.165) *
    (style === "tome" ? 1.3 : cooking ? 1.35 : 1) *
    traitFactor(ask, { wide: 1.3, narrow: 0.8 });
  // a cookbook is broad, for its pictures
  const format = draw.number("format", 1.35, 1.5) * (cooking ? 0.86 : 1);
  const height = ask.traits.has("square") ? width : width * format;
  return fitParameters(BOOK_PARAMETERS, {
    style,
    open,
    width,
    height: height * traitFactor(ask, { tall: 1.25, long: 1.25, short: 0.8 }),
    thickness:
      draw.number("thickness", 0.03, 0.045) *
      (style === "tome" ? 1.75 : 1) *
      traitFactor(ask, { thick: 1.9, thin: 0.45 }),
    emblem:
      style === "tome"
        ? // a star is for who means magic
          draw.pick("tomeEmblem", ["star", "circle", "diamond"] as const, magic ? [1, 1, 1] : [0, 1, 1])
        : draw.pick("emblem", ["title", "diamond", "circle"] as const, [3, 1, 1]),
    ribbon: wants(ask, "ribbon", draw.chance("ribbon", open ? 0.7 : 0.4) && style !== "paperback" && !cooking),
    dogEared,
    clasps: open ? 0 : (ask.counts.get("clasp") ?? (wants(ask, "clasp", style === "tome") ? 2 : 0)),
    corners: wants(ask, "corner", style === "tome" || (style === "antique" && draw.chance("corners", 0.3))),
  });
}

const COOKERY = /^(?:cook(?:ing|ery)? ?book|recipe book)$/;

/** Ground colours of printed covers. */
const PRINTED = ["#d8452c", "#1f7a8c", "#e3a81f", "#5a3f8c", "#2f7a4a"].map(fromHex);

/** One of them, as unlike from book to book as their formats. */
const printedOn = (width: number): Rgb => PRINTED[Math.floor(width * 100_000) % PRINTED.length] as Rgb;

/**
 * A book, lying. What makes it itself: a cover of two boards that stand out a little over a block of pages whose many edges show, a rounded
 * spine (with raised bands on old ones), a title or emblem stamped in gold. Open, the pages swell from the gutter in two curves
 * covered with lines of print. A tome is thick, with metal corners and clasps; a paperback has a thin
 * printed cover cut flush with its pages.
 */
export const book = defineConcept<BookParameters>({
  id: "book",
  family: "object",
  words: [
    "book",
    "tome",
    "spellbook",
    "spell book",
    "grimoire",
    "open book",
    "novel",
    "bible",
    "magic book",
    "paperback",
    "paperback book",
    "pocket book",
    "cookbook",
    "cook book",
    "cooking book",
    "cookery book",
    "recipe book",
  ],
  senses: ["book#1", "book#2"],
  height: 0.045,
  parameters: BOOK_PARAMETERS,
  slots: {
    cover: {
      words: ["binding", "spine", "jacket"],
      materials: ["leather", "woven-cotton", "leather"],
      colours: ["#6b1f22", "#1f3a5a", "#2d4a34", "#5a3a1e", "#3b2a4a", "#20242a"].map(fromHex),
    },
    page: { words: ["paper", "leaf"], materials: ["paper"], takesWhole: false },
    ribbon: {
      words: ["bookmark"],
      materials: ["woven-cotton"],
      colours: ["#a3202a", "#c79a3a"].map(fromHex),
      takesWhole: false,
    },
    corner: { words: ["fitting"], materials: ["bronze", "gold"], group: "metal", takesWhole: false },
    clasp: { words: ["lock", "buckle"], materials: ["bronze", "gold"], group: "metal", takesWhole: false },
  },
  dress: ({ style, width }): Readonly<Record<string, SlotDress>> =>
    style === "cookery"
      ? { cover: { material: "plastic", colours: [printedOn(width)] } }
      : style === "paperback"
        ? { cover: { material: "paper", colours: [printedOn(width)] } }
        : {},
  sample: sampleBook,
  build: buildBook,
  view: { azimuth: 0.6, elevation: 0.55 },
});
