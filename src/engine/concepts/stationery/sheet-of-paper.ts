import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { isWritten } from "../lettering.ts";
import { paperSheet } from "./paper-sheet.ts";
import { ink, isScript } from "./script-paint.ts";

const [W, H] = [0.21, 0.297];
const INK = fromHex("#20242e");
const RULE = fromHex("#9fb8d8");
const MARGIN = fromHex("#d87878");

/** Lines of writing; ruled paper has blue lines and a red margin. */
const writing =
  (ruled: boolean): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const pitch = 0.0155;
    const row = Math.floor((H * 0.36 - y) / pitch);
    if (ruled) {
      if (Math.abs(x + W * 0.36) < 0.0008) ink(surface, MARGIN);
      const off = (H * 0.36 - y) / pitch - row;
      if (row >= -1 && row < 15 && off > 0.93) ink(surface, RULE);
    } else if (y > H * 0.375 && y < H * 0.43 && isWritten("REPORT", x + 0.035, y - H * 0.4, 0.013, 0.09))
      ink(surface, INK);
    if (row < 0 || row > 13 || x < -W * 0.34) return;
    const end = row % 5 === 4 ? W * 0.05 : W * 0.38;
    if (x > end) return;
    const up = pitch * (1 - ((H * 0.36 - y) / pitch - row)) - 0.0022;
    if (isScript(x + 1, up, row, 0.0068)) ink(surface, INK);
  };

/** Segments round and up of a crumpled sheet, so that each flat of it is one of few, and how far in its corners are pushed, in radii. */
const FLATS = [13, 9] as const;
const PUSHED = 0.28;

/** A ball of creased paper: flats that meet at sharp folds, corners pushed in between them. */
function crumpled(chance: () => number): Part {
  const jog = (): number => 0.2 * (chance() - 0.5);
  const ball = deform(sphere(0.052, ...FLATS), ([x, y, z]) => {
    const k = 1 - PUSHED * chance();
    return [(x + 0.052 * jog()) * k, (y + 0.052 * jog()) * k * 0.92, (z + 0.052 * jog()) * k];
  });
  return makePart("sheet", "sheet", ball, { weight: 1, crease: 0.02 });
}

/** Pleats across and rows along a sheet of the Miura fold, its side, metres, how high its ridges stand and how far a row is sheared. */
const PLEATS = 10;
const ROWS = 8;
const SIDE = 0.2;
const RIDGE = 0.0085;
const SHEARED = 0.0095;

/** A square sheet in the Miura fold: straight mountains and valleys in turn one way, zigzags the other, all of one size. */
function pleated(): Part {
  const zigzag = (t: number, folds: number): number => {
    const at = ((t / SIDE + 0.5) * folds) / 2;
    return 2 * Math.abs(2 * (at - Math.floor(at + 0.5))) - 1;
  };
  const flat = box([SIDE, SIDE, 0.0009], { divisions: [PLEATS, ROWS, 1] });
  const folded = deform(flat, ([x, y, z]) => [x, y + SHEARED * zigzag(x, PLEATS), z + RIDGE * zigzag(y, ROWS)]);
  const standing = move(turnX(folded, -0.42), [0, SIDE * 0.5, 0]);
  return makePart("sheet", "sheet", standing, { weight: 1, crease: 0.02 });
}

function build({ style, kind, stream }: Planned): Part[] {
  const chance = stream("lie");
  const written = kind === "blank" ? {} : { paint: writing(kind === "ruled") };
  if (style === "crumpled") return [crumpled(chance)];
  if (style === "pleated") return [pleated()];
  if (style === "stack") {
    const sheets = Array.from({ length: 26 }, (_, i) => {
      const off = i > 23 ? 0.012 : 0.0045;
      return move(turnY(box([W, 0.0017, H]), (i > 23 ? 0.16 : 0.03) * (chance() - 0.5)), [
        off * (chance() - 0.5),
        0.0009 + i * 0.0016,
        off * (chance() - 0.5),
      ]);
    });
    const top = sheets.pop() as Part["geometry"];
    const flat = turnX(
      paperSheet(W, H, 0.0016, (u, v) => 0.012 * Math.max(0, u + v - 1.1), [16, 20]),
      -PI / 2,
    );
    return [
      makePart("stack", "sheet", merge([...sheets, top]), { weight: 0.9 }),
      makePart("sheet", "sheet", move(turnY(flat, 0.07), [0.002, 0.0425, 0]), {
        weight: 1,
        ...written,
      }),
    ];
  }
  const bow = 0.5 + 0.5 * chance();
  const sheet = paperSheet(
    W,
    H,
    0.0012,
    (u, v) => 0.022 * bow * u * u + 0.055 * Math.max(0, u * 0.8 + v - 0.9) - 0.02 * v * v,
  );
  const standing = move(turnX(sheet, -0.3), [0, H * 0.47, 0]);
  return [makePart("sheet", "sheet", standing, { weight: 1, crease: 1, ...written })];
}

/** Paper. What makes it itself: a thin white sheet with lines of writing, a corner curling up; or a stack whose edges stagger, or a crumpled ball. */
export const sheetOfPaper = defineFromPlan({
  id: "sheet-of-paper",
  family: "object",
  words: [
    "paper",
    "sheet of paper",
    "paper sheet",
    "document",
    "stack of paper",
    "crumpled paper",
    "paper ball",
    "page",
    "letter",
    "note",
    "contract",
    "pile of paper",
    "paperwork",
    "resume",
    "list",
    "certificate",
    "origami paper",
    "folded paper",
  ],
  senses: ["paper", "document", "sheet#6"],
  height: 0.28,
  view: { azimuth: 0.38, elevation: 0.3 },
  slots: { sheet: mainSlot("paper", "#f2f0ea #f5f3ee", "writing|text|line") },
  styles: {
    sheet: {
      weight: 4,
      words: [
        "paper",
        "sheet of paper",
        "paper sheet",
        "document",
        "page",
        "letter",
        "note",
        "contract",
        "resume",
        "list",
        "certificate",
      ],
    },
    stack: { weight: 1, words: ["stack of paper", "pile of paper", "paperwork"] },
    crumpled: { weight: 0, words: ["crumpled paper", "paper ball"], traits: ["crumpled", "wrinkled"] },
    pleated: { weight: 0, words: ["origami paper", "folded paper"], traits: ["origami", "folded"] },
  },
  kinds: {
    printed: { weight: 2 },
    ruled: { weight: 1, words: ["note", "list"] },
    blank: { weight: 0, traits: ["simple", "empty", "blank"] },
  },
  build,
});
