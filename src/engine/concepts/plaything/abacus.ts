import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const RAINBOW = ["#d8281e", "#ee8a1e", "#f2cc1e", "#3fa845", "#2a86d0", "#6a4ab8", "#e0609a"].map(fromHex);
const WOODS = ["#8a2a1c", "#c89048", "#8a2a1c", "#c89048", "#8a2a1c", "#c89048", "#8a2a1c"].map(fromHex);

const bead = (r: number, half: number): Geometry =>
  turnedPiece(
    [
      [r * 0.55, -half, r * 0.2],
      [r, -half * 0.2, r * 0.3],
      [r, half * 0.2, r * 0.3],
      [r * 0.55, half, r * 0.2],
    ],
    12,
  );

function school(kind: string, next: () => number): Part[] {
  const rows = 7;
  const [w, h] = [0.34, 0.31];
  const step = h / (rows + 0.4);
  const one = turnZ(bead(0.0165, 0.0115), PI / 2);
  const beads: Part[] = [];
  const rods: Geometry[] = [];
  for (let j = 0; j < rows; j += 1) {
    const y = 0.06 + (j + 0.7) * step;
    rods.push(bar([-w / 2, y, 0], [w / 2, y, 0], 0.0035, 8));
    const left = Math.floor(next() * 9) + 1;
    const string = Array.from({ length: 10 }, (_, i) => {
      const x = i < left ? -w / 2 + 0.02 + i * 0.0235 : w / 2 - 0.02 - (9 - i) * 0.0235;
      return move(one, [x, y, 0]);
    });
    const colour = (kind === "wood" ? WOODS : RAINBOW)[rows - 1 - j] as readonly [number, number, number];
    beads.push(
      makePart(`beads-${j + 1}`, "bead", merge(string), {
        weight: 0.9,
        paint: (surface) => layColour(surface, colour, 0.3),
      }),
    );
  }
  const frame = merge([
    ...[-1, 1].map((s) => block([0.026, h + 0.07, 0.03], [s * (w / 2 + 0.008), 0.035 + h / 2 + 0.015, 0], 0.009)),
    block([w + 0.04, 0.026, 0.03], [0, 0.055, 0], 0.008),
    block([w + 0.05, 0.026, 0.03], [0, 0.06 + h + 0.005, 0], 0.009),
    ...[-1, 1].map((s) => block([0.034, 0.03, 0.15], [s * (w / 2 + 0.008), 0.015, 0], 0.01)),
  ]);
  return [
    makePart("frame", "frame", frame, { weight: 1, grain: "x" }),
    makePart("rods", "rod", merge(rods), { weight: 0.5 }),
    ...beads,
  ];
}

/** Two beads above a beam and five below on every upright rod, leaning back on a foot. */
function suanpan(next: () => number): Part[] {
  const columns = 11;
  const [w, h] = [0.42, 0.22];
  const beam = h * 0.68;
  const one = bead(0.0148, 0.0095);
  const [rods, beads]: [Geometry[], Geometry[]] = [[], []];
  for (let i = 0; i < columns; i += 1) {
    const x = -w / 2 + ((i + 0.5) / columns) * w;
    rods.push(bar([x, 0, 0], [x, h, 0], 0.0028, 8));
    const low = Math.floor(next() * 6);
    const high = next() < 0.5 ? 1 : 0;
    for (let k = 0; k < 5; k += 1)
      beads.push(move(one, [x, k < 5 - low ? 0.016 + k * 0.0195 : beam - 0.018 - (4 - k) * 0.0195, 0]));
    for (let k = 0; k < 2; k += 1)
      beads.push(move(one, [x, k < high ? beam + 0.018 : h - 0.016 - (1 - k) * 0.0195, 0]));
  }
  const frame = merge([
    ...[-1, 1].map((s) => block([0.022, h + 0.034, 0.036], [s * (w / 2 + 0.004), h / 2, 0], 0.007)),
    ...[-0.006, beam, h + 0.006].map((y, k) => block([w + 0.02, k === 1 ? 0.013 : 0.022, 0.036], [0, y, 0], 0.005)),
  ]);
  const lean = (g: Geometry) => move(turnX(g, -0.3), [0, 0.02, 0]);
  const feet = merge([-1, 1].map((s) => block([0.016, 0.018, 0.19], [s * w * 0.42, 0.009, -0.06], 0.004)));
  const props = merge([-1, 1].map((s) => bar([s * w * 0.42, 0.01, -0.14], [s * w * 0.42, 0.17, -0.055], 0.007, 8)));
  return [
    makePart("frame", "frame", lean(frame), { weight: 1, grain: "x" }),
    makePart("rods", "rod", lean(merge(rods)), { weight: 0.5 }),
    makePart("beads", "bead", lean(merge(beads)), { weight: 0.9 }),
    makePart("feet", "frame", merge([feet, props]), { weight: 0.4 }),
  ];
}

const build = ({ style, kind, stream }: Planned): Part[] =>
  style === "suanpan" ? suanpan(stream("count")) : school(kind, stream("count"));

/** An abacus. What makes it itself: a wooden frame with rows of rods on which round beads slide, a row a colour; or the Chinese one with upright rods, a beam across, and two beads above and five below. */
export const abacus = defineFromPlan({
  id: "abacus",
  family: "toy",
  words: ["abacus", "counting frame", "suanpan", "soroban", "bead counter", "chinese abacus", "japanese abacus"],
  senses: ["abacus#2"],
  height: 0.4,
  view: { azimuth: 0.4, elevation: 0.18 },
  slots: {
    frame: mainSlot("oak mahogany painted-wood", "#c8985a #8a4a28 #d8b078", "wood"),
    bead: slot("plastic", "#7a2a1a #2a1a14 #a8642a", "ball|counter"),
    rod: slot("brushed-steel", "#b8a878", "wire"),
  },
  styles: {
    school: { weight: 2 },
    suanpan: {
      weight: 1,
      words: ["suanpan", "soroban", "chinese abacus", "japanese abacus"],
      dress: { frame: "#4a2214" },
    },
  },
  kinds: { rainbow: { weight: 2 }, wood: { weight: 0.7 } },
  build,
});
