import { extrude } from "../../../geometry/extrude.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { bellShell } from "../../instrument/bell-shell.ts";
import { bar } from "../../pieces.ts";
import { archPath, archPlate, block, blockOn, square } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { fourWays } from "./four-ways.ts";
import { top } from "./top.ts";

/** Half the shaft's width; thickness of the belfry's walls. */
const [HALF, THICK] = [0.5, 0.08];
/** Radius of one, two or three bells, how far to the side they hang, and how far the middle one does to the front, metres. */
const BELLS = [
  { size: 0.3, aside: 0, ahead: 0 },
  { size: 0.19, aside: 0.2, ahead: 0 },
  { size: 0.165, aside: 0.23, ahead: 0.26 },
] as const;

/** A square shaft with slits, its belfry open on all sides through high arches: the bells hang there from a beam under a pointed roof. */
export function bellTower(p: StructureParameters) {
  const [r, h] = [HALF * p.wide, 0.95 * p.tall];
  const [tall, sill] = [0.92, 0.08];
  const wide = 1.5 * r;
  const arch = [...archPath(wide, tall - 0.12, 14)].reverse();
  const side: Point2[] = [[-r, 0], ...arch, [r, 0], [r, tall], [-r, tall]];
  const wall = move(extrude(side, { depth: THICK }), [0, h, r - THICK / 2]);
  const ledge = (y: number, out: number, thick: number) =>
    square([
      [0, y],
      [r + out, y],
      [r + out, y + thick],
      [0, y + thick],
    ]);
  const { size, aside, ahead } = BELLS[p.count - 1] ?? BELLS[0];
  const height = 1.15 * size;
  // in the middle of the arches, below the crowns that would hide them
  const hung = h + 0.48 + height / 2;
  const bells = Array.from({ length: p.count }, (_, i) => {
    const [x, z] = [(p.count === 2 ? 2 * i - 1 : i - (p.count - 1) / 2) * aside, i === 1 ? ahead / 2 : -ahead / 2];
    return {
      bell: move(bellShell(size, height), [x, hung - height, z]),
      clapper: move(stretch(sphere(0.16 * size, 14, 10), [1, 1.3, 1]), [x, hung - 0.97 * height, z]),
      stock: bar([x, hung - 0.02, z], [x, hung + 0.05, z], 0.028, 10),
    };
  });
  return standModel(
    [
      makePart("shaft", "wall", blockOn([2 * r, h, 2 * r], 0, 0, 0, 0.015), { weight: 1 }),
      makePart("plinth", "trim", ledge(0, 0.06, 0.14), { weight: 0.5 }),
      ...makeParts(
        "course",
        "trim",
        [h * 0.52, h - 0.03].map((y) => ledge(y, 0.035, 0.06)),
        { weight: 0.5 },
      ),
      makePart("slits", "opening", merge(fourWays(move(archPlate(archPath(0.09, 0.3, 6), 0.02), [0, h * 0.66, r]))), {
        weight: 0.4,
      }),
      makePart("door", "door", move(archPlate(archPath(0.26, 0.44, 8), 0.03), [0, 0.12, r]), { weight: 0.5 }),
      makePart("belfry", "wall", merge(fourWays(wall)), { weight: 0.9 }),
      makePart("sills", "trim", merge(fourWays(blockOn([wide, sill, THICK * 0.8], 0, h, r - THICK / 2, 0.01))), {
        weight: 0.4,
      }),
      makePart("eaves", "trim", ledge(h + tall - 0.01, 0.07, 0.07), { weight: 0.6 }),
      makePart(
        "roof",
        "roof",
        square([
          [0, h + tall + 0.05],
          [r + 0.1, h + tall + 0.05],
          [r * 0.5, h + tall + 0.36],
          [0, h + tall + 0.78],
        ]),
        { weight: 0.8 },
      ),
      makePart("finial", "iron", bar([0, h + tall + 0.74, 0], [0, h + tall + 0.98, 0], 0.018, 8), { weight: 0.3 }),
      makePart("beam", "planks", block([2 * r - 0.02, 0.09, ahead + 0.3], [0, hung + 0.06, 0], 0.01), {
        grain: "x",
        weight: 0.5,
      }),
      makePart("headstocks", "iron", merge(bells.map(({ stock }) => stock)), { weight: 0.3 }),
      ...makeParts(
        "bell",
        "bell",
        bells.map(({ bell }) => bell),
        { weight: 0.9 },
      ),
      makePart("clappers", "iron", merge(bells.map(({ clapper }) => clapper)), { weight: 0.3 }),
    ],
    top(h + tall + 0.78),
  );
}
