import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const CELL = 0.125;
const DEEP = 0.25;
const GLASS = ["#1d3a22", "#16301c", "#3a2412", "#24421c"].map(fromHex);
const FOIL = ["#7a1420", "#18181c", "#a8873c", "#5a1030", "#c8c4b8"].map(fromHex);

/** A bottle on its side, its neck towards +Z. */
const bottle = (): Geometry =>
  turnedCorners(
    [
      [0, -0.15],
      [0.037, -0.15, 0.006],
      [0.038, 0.03, 0.03],
      [0.0165, 0.085, 0.02],
      [0.0145, 0.15],
      [0.0165, 0.152],
      [0.0165, 0.163],
      [0, 0.165],
    ],
    22,
  );

function build({ style, stream, has }: Planned): Part[] {
  const next = stream("bottles");
  const diamond = style === "diamond";
  const [columns, rows] = diamond ? [3, 3] : [4, 4];
  const [w, h] = [columns * CELL, rows * CELL];
  const bars: Geometry[] = [];
  const spots: [number, number][] = [];
  if (diamond) {
    const side = 0.44;
    for (let i = 0; i <= 3; i += 1) {
      const t = (i / 3 - 0.5) * side;
      bars.push(block([0.016, side, DEEP], [t, 0, 0], 0.004), block([side, 0.016, DEEP], [0, t, 0], 0.004));
    }
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1) spots.push([((i - 1) / 3) * side, ((j - 1) / 3) * side]);
    const c = Math.SQRT1_2;
    const frame = bars.map((g) => move(turnZ(g, PI / 4), [0, side * c, 0]));
    const foot = block([0.3, 0.05, DEEP], [0, 0.02, 0], 0.006);
    return assemble(
      [...frame, foot],
      spots.map(([x, y]) => [(x - y) * c, side * c + (x + y) * c - 0.014]),
      next,
      has("bottle"),
    );
  }
  for (let j = 0; j <= rows; j += 1)
    for (const z of [-DEEP / 2, DEEP / 2]) bars.push(block([w + 0.02, 0.022, 0.02], [0, 0.05 + j * CELL, z], 0.004));
  for (let i = 0; i <= columns; i += 1) {
    for (const z of [-DEEP / 2, DEEP / 2])
      bars.push(block([0.022, h + 0.09, 0.022], [-w / 2 + i * CELL, h / 2 + 0.045, z], 0.004));
    for (let j = 0; j <= rows; j += 1)
      bars.push(block([0.016, 0.016, DEEP], [-w / 2 + i * CELL, 0.05 + j * CELL, 0], 0.002));
  }
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) spots.push([-w / 2 + (i + 0.5) * CELL, 0.05 + j * CELL + 0.049]);
  return assemble(bars, spots, next, has("bottle"));
}

function assemble(
  frame: readonly Geometry[],
  spots: readonly (readonly [number, number])[],
  next: () => number,
  full: boolean,
): Part[] {
  const one = bottle();
  const filled = full ? spots.filter(() => next() < 0.78) : [];
  const tint = filled.map(() => [Math.floor(next() * 4), Math.floor(next() * 5), next() < 0.72 ? 1 : -1] as const);
  return [
    makePart("rack", "frame", merge(frame), { weight: 1 }),
    ...makeParts(
      "bottle",
      "bottle",
      filled.map(([x, y], i) => move(tint[i]?.[2] === 1 ? one : turnY(one, PI), [x, y, 0.03])),
      { weight: 0.8 },
    ).map(
      (part, i) =>
        ({
          ...part,
          paint: (surface, _x, _y, z) => {
            const [glass, foil] = tint[i] ?? [0, 0];
            if (z > 0.1) layColour(surface, FOIL[foil] ?? [0.2, 0, 0], 0.35);
            else if (z > -0.1 && z < 0.02) layColour(surface, [0.82, 0.77, 0.64], 0.8);
            else layColour(surface, GLASS[glass] ?? [0, 0.1, 0], 0.12);
          },
        }) satisfies Part,
    ),
  ];
}

/** A wine rack. What makes it itself: a wooden lattice of square cells, or of diamonds, with wine bottles lying in them, their foil necks to the front. */
export const wineRack = defineFromPlan({
  id: "wine-rack",
  family: "furniture",
  words: ["wine rack", "wine shelf", "bottle rack", "wine holder", "wine storage", "wine cellar"],
  senses: [],
  height: 0.6,
  view: { azimuth: 0.42, elevation: 0.2 },
  slots: {
    frame: mainSlot("oak walnut mahogany", "", "rack|lattice|shelf"),
    bottle: slot("plastic", "#1d3a22", "wine|wine bottle|neck"),
  },
  styles: { square: { weight: 2 }, diamond: { weight: 1 } },
  extras: { bottle: { chance: 1 } },
  build,
});
