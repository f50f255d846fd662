import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const MONTHS = "JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER".split(" ");
const INK = [0.03, 0.03, 0.035] as const;
const RED = fromHex("#c8281e");
const LEAN = 0.3;

/** Seven columns of days under the month's name; Sundays red, one day ringed. */
const month =
  (w: number, h: number, index: number, head: string): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const top = h / 2;
    if (y > top - h * 0.22) {
      layColour(surface, fromHex(head), 0.6, 0);
      if (isWritten(MONTHS[index] as string, x, y - top + h * 0.13, h * 0.09, 0.11))
        layColour(surface, [0.95, 0.94, 0.92], 0.6, 0);
      return;
    }
    const step = (w * 0.92) / 7;
    const column = Math.floor((x + w * 0.46) / step);
    if (column < 0 || column > 6) return;
    const cx = -w * 0.46 + (column + 0.5) * step;
    const weekday = "SMTWTFS"[column] as string;
    const colour = column === 0 ? RED : INK;
    if (isWritten(weekday, x - cx, y - top + h * 0.275, h * 0.05, 0.12)) return layColour(surface, colour, 0.7, 0);
    const rise = h * 0.122;
    const row = Math.floor((top - h * 0.32 - y) / rise);
    if (row < 0 || row > 4) return;
    const day = row * 7 + column + 1 - (index % 4);
    if (day < 1 || day > 30) return;
    const cy = top - h * 0.32 - (row + 0.5) * rise;
    const [u, v] = [x - cx, y - cy];
    const isToday = day === 8 + ((index * 5) % 16);
    const far = u * u + v * v;
    const r = rise * 0.46;
    if (isToday && far < r * r && far > r * r * 0.7) return layColour(surface, RED, 0.7, 0);
    if (isWritten(String(day), u, v, h * 0.056, 0.11)) layColour(surface, colour, 0.7, 0);
  };

/** A picture over the days: hills, a sky and a sun. */
const view: Paint = (surface, x, y, z) => {
  if (z < 0) return;
  const hill = 0.02 * sin(x * 22) - 0.02;
  const near = 0.012 * sin(x * 30 + 2) - 0.045;
  const sun = (x - 0.05) * (x - 0.05) + (y - 0.035) * (y - 0.035) < 0.0003;
  if (y < near) layColour(surface, [0.1, 0.3, 0.08], 0.5, 0);
  else if (y < hill) layColour(surface, [0.25, 0.46, 0.2], 0.5, 0);
  else if (sun) layColour(surface, [0.95, 0.75, 0.2], 0.5, 0);
  else layColour(surface, [0.35, 0.6, 0.85], 0.5, 0);
};

/** Wire loops that hold the leaves. */
const rings = (w: number, y: number, count: number): Part["geometry"] =>
  merge(
    Array.from({ length: count }, (_, i) =>
      move(turnZ(torus(0.006, 0.0009, 20, 6), PI / 2), [(i / (count - 1) - 0.5) * w * 0.86, y, 0]),
    ),
  );

function build({ style, seed }: Planned): Part[] {
  const index = seed % 12;
  const head = ["#c8281e", "#1f5fa8", "#2f8a4a", "#d0701c"][seed % 4] as string;
  if (style === "wall") {
    const [w, h] = [0.24, 0.18];
    return [
      makePart("days", "paper", move(slab([w, h, 0.003], 0.001), [0, h / 2, 0]), {
        weight: 1,
        paint: month(w, h, index, head),
      }),
      makePart("picture", "paper", move(slab([w, h, 0.003], 0.001), [0, h * 1.5 + 0.008, 0]), {
        weight: 0.9,
        paint: view,
      }),
      makePart("rings", "wire", rings(w, h + 0.004, 18), { weight: 0.6 }),
      makePart("foot", "board", block([w * 0.5, 0.006, 0.04], [0, 0.003, -0.0205], 0.002), { weight: 0.2 }),
    ];
  }
  const [w, h] = [0.2, 0.15];
  const leaf = (g: Part["geometry"], z: number) => move(turnX(move(g, [0, h / 2, 0]), -LEAN), [0, 0.004, z]);
  const back = (g: Part["geometry"]) => move(turnX(move(g, [0, h / 2, 0]), LEAN), [0, 0.004, -0.094]);
  return [
    makePart("days", "paper", leaf(slab([w, h, 0.0035], 0.001), 0.0035), {
      weight: 1,
      paint: month(w, h, index, head),
    }),
    makePart("board", "board", leaf(slab([w + 0.006, h + 0.002, 0.002], 0.002), 0), { weight: 0.7 }),
    makePart("back", "board", back(slab([w + 0.006, h + 0.002, 0.002], 0.002)), { weight: 0.6 }),
    makePart("base", "board", block([w + 0.006, 0.003, 0.098], [0, 0.0035, -0.047], 0.001), { weight: 0.5 }),
    makePart("rings", "wire", move(rings(w, 0, 16), [0, h * 0.958 + 0.002, -0.046]), { weight: 0.8 }),
  ];
}

/** A calendar. What makes it itself: the month's name on a coloured head, seven columns of numbers with red Sundays and one day ringed, wire rings along the edge; a tent of card on a desk, or on a wall under a picture. */
export const calendar = defineFromPlan({
  id: "calendar",
  family: "object",
  words: ["calendar", "desk calendar", "wall calendar", "monthly calendar", "advent calendar", "day planner"],
  senses: [],
  height: 0.15,
  vary: 0.02,
  view: { azimuth: 0.34, elevation: 0.16 },
  slots: {
    paper: mainSlot("paper", "#f8f6f0", "leaf|page"),
    board: slot("cardboard", "#2a2c30 #f0ece0 #8a6a44", "stand|back"),
    wire: slot("steel", "", "ring|spiral"),
  },
  styles: { desk: { weight: 2, words: ["desk calendar"] }, wall: { weight: 0, words: ["wall calendar"] } },
  build,
});
