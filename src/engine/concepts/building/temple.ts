import { wobble } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import { column } from "./column-shape.ts";
import { block, blockOn } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, type StructureParameters, vary } from "./structure.ts";

function buildTemple(p: StructureParameters) {
  const ruined = p.style === "ruin";
  const front = Math.max(4, p.count);
  const pitch = 0.4 * p.wide;
  const sides = ruined ? 5 : 6;
  const [halfX, halfZ] = [((front - 1) * pitch) / 2, ((sides - 1) * pitch) / 2];
  const h = 1.15 * p.tall;
  const r = 0.1;
  const stepRise = 0.075;
  const base = 3 * stepRise;
  const out = 0.2;
  const parts: Part[] = [0, 1, 2].map((i) =>
    makePart(
      `step-${i + 1}`,
      "base",
      blockOn(
        [2 * (halfX + out + (2 - i) * 0.1), stepRise + 0.005, 2 * (halfZ + out + (2 - i) * 0.1)],
        0,
        i * stepRise,
        0,
        0.012,
      ),
      { weight: 0.7 },
    ),
  );
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < front; i += 1) for (const s of [1, -1]) places.push([-halfX + i * pitch, s * halfZ]);
  for (let k = 1; k + 1 < sides; k += 1) for (const s of [1, -1]) places.push([s * halfX, -halfZ + k * pitch]);
  const stands = (i: number) => (!ruined || i % 7 < 3 ? 1 : 0.2 + 0.62 * vary(p, `column ${i}`));
  parts.push(
    ...makeParts(
      "column",
      "column",
      places.map(([x, z], i) =>
        move(column(r, h, ruined && x > -halfX + pitch * 1.5 ? stands(i + 3) : 1, front > 5 ? 12 : 14), [
          x,
          base - 0.004,
          z,
        ]),
      ),
      { weight: 0.9 },
    ),
  );
  const y = base + h - 0.01;
  if (ruined) {
    const long = pitch * 1.2;
    parts.push(
      makePart("lintel", "column", block([long + 0.2, 0.16, 0.24], [-halfX + pitch / 2, y + 0.075, halfZ], 0.015), {
        weight: 0.8,
      }),
      makePart("lintel-back", "column", block([0.24, 0.16, 2 * halfZ + 0.2], [-halfX, y + 0.075, 0], 0.015), {
        weight: 0.7,
      }),
      makePart("frieze", "trim", block([long * 0.8, 0.14, 0.22], [-halfX + pitch * 0.36, y + 0.22, halfZ], 0.02), {
        weight: 0.6,
      }),
      makePart(
        "fallen-drum",
        "column",
        move(turnX(turnZ(column(r, h * 0.55, 0.8), 1.57), 0.4), [halfX * 0.8, base + 0.13, halfZ * 0.3]),
        { weight: 0.6 },
      ),
      ...makeParts(
        "rubble",
        "column",
        Array.from({ length: 6 }, (_, i) =>
          move(wobble(block([0.2, 0.13, 0.16], [0, 0, 0], 0.02), 0.02, 0.1, i + p.seed), [
            halfX * (0.1 + 0.17 * i) - 0.2,
            base + 0.045,
            halfZ * (i % 2 === 0 ? 0.55 : -0.35),
          ]),
        ),
        { weight: 0.4 },
      ),
    );
    return standModel(parts, [{ name: "top", position: [-halfX, y + 0.3, halfZ], normal: [0, 1, 0], radius: 0.12 }]);
  }
  const [w, d] = [2 * halfX + 0.28, 2 * halfZ + 0.28];
  const slope = 0.3 * (halfX / 0.8);
  const eaves = y + 0.43;
  const pediment = (z: number) =>
    move(
      extrude(
        [
          [-w / 2, 0],
          [w / 2, 0],
          [0, slope * 1.04],
        ],
        { depth: 0.08 },
      ),
      [0, eaves - 0.01, z],
    );
  const rake = Math.sqrt((w / 2 + 0.1) * (w / 2 + 0.1) + slope * slope);
  const lean = atan2(slope, w / 2);
  const slab = (s: number, depth: number, thick: number, lift: number) =>
    move(turnZ(block([rake + 0.06, thick, depth], [0, 0, 0], 0.012), -s * lean), [
      s * (w / 4 + 0.035),
      eaves + slope / 2 + lift,
      0,
    ]);
  const triglyphs = (count: number, z: number, width: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i / (count - 1) - 0.5) * (width - 0.12);
      return [-1, 0, 1].map((k) => block([0.022, 0.13, 0.03], [x + k * 0.032, y + 0.265, z], 0.005));
    }).flat();
  const cella = [2 * (halfX - pitch * 0.62), 2 * (halfZ - pitch * 0.62)] as const;
  parts.push(
    makePart("architrave", "column", blockOn([w, 0.19, d], 0, y, 0, 0.012), { weight: 0.8 }),
    makePart("frieze", "wall", blockOn([w - 0.03, 0.17, d - 0.03], 0, y + 0.18, 0, 0.006), { weight: 0.7 }),
    makePart(
      "triglyphs",
      "trim",
      merge([
        ...triglyphs(front * 2 - 1, d / 2 - 0.012, w),
        ...[1, -1].flatMap((s) => triglyphs(sides * 2 - 1, w / 2 - 0.012, d).map((g) => turnY(g, (s * Math.PI) / 2))),
      ]),
      { weight: 0.4 },
    ),
    makePart("cornice", "column", blockOn([w + 0.16, 0.08, d + 0.16], 0, eaves - 0.085, 0, 0.015), { weight: 0.7 }),
    makePart("pediment", "wall", merge([pediment(d / 2 - 0.04), pediment(-d / 2 + 0.04)]), { weight: 0.8 }),
    makePart(
      "relief",
      "trim",
      merge(
        [-2, -1, 0, 1, 2].map((i) =>
          block(
            [0.1, slope * (0.56 - Math.abs(i) * 0.17), 0.04],
            [i * w * 0.13, eaves + slope * (0.3 - Math.abs(i) * 0.085), d / 2 + 0.01],
            0.018,
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "raking",
      "column",
      [-1, 1].map((s) => slab(s, d + 0.16, 0.06, 0.025)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "roof",
      "roof",
      [-1, 1].map((s) => slab(s, d + 0.06, 0.05, 0.066)),
      { grain: "x", weight: 0.7 },
    ),
    makePart("cella", "wall", blockOn([cella[0], h + 0.02, cella[1]], 0, base - 0.005, 0), { weight: 0.6 }),
    makePart("door", "opening", block([pitch * 0.8, h * 0.8, 0.04], [0, base + h * 0.4, cella[1] / 2], 0.005), {
      weight: 0.5,
    }),
    makePart("acroterion", "trim", block([0.12, 0.16, 0.08], [0, eaves + slope + 0.1, d / 2 + 0.02], 0.03), {
      weight: 0.4,
    }),
  );
  return standModel(parts, [{ name: "top", position: [0, eaves + slope + 0.12, 0], normal: [0, 1, 0], radius: 0.15 }]);
}

/**
 * A Greek temple. What makes it itself: rows of fluted columns all around on three steps, above them the beam, the frieze with its
 * upright grooves and the low triangular gable. As ruins, some columns are broken off, the roof is gone, stones lie about.
 */
export const temple = defineStructure({
  id: "temple",
  family: "building",
  words: [
    "temple",
    "greek temple",
    "parthenon",
    "roman temple",
    "ruins",
    "ruin",
    "ancient ruins",
    "greek ruins",
    "ancient temple",
  ],
  senses: ["temple#1", "ruin#2"],
  height: 11,
  scale: 6,
  styles: { whole: 5, ruin: 1 },
  choose: (ask) =>
    ["broken", "ruined", "old"].some((trait) => ask.traits.has(trait))
      ? "ruin"
      : (byWord({ ruin: ["ruins", "ruin", "ancient ruins", "greek ruins"] })(ask) ?? "whole"),
  counts: [4, 6],
  slots: {
    column: bodySlot(["pillar", "stone"], ["marble", "granite"], "#e6dfd0", "#ddd3bd"),
    base: bodySlot(["step", "stair"], ["marble", "granite"], "#d8d0bf", "#cfc5ae"),
    wall: { ...bodySlot(["pediment", "gable"], ["plaster"], "#d8cdb4") },
    trim: bodySlot(["frieze", "relief"], ["marble", "plaster"], "#efe9dc"),
    roof: fixedSlot(["tile"], ["roof-tiles"], "#a8583a", "#9c5038"),
    opening: fixedSlot(["door", "entrance"], ["iron"], "#1d1814"),
  },
  build: buildTemple,
  view: { azimuth: 0.55, elevation: 0.2 },
});
