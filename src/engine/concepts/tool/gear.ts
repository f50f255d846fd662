import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { turned, turnedCorners } from "../../geometry/slab.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { hole } from "../pieces.ts";

/** Tooth height on the pitch radius of a wheel with `teeth` teeth of `pitch` metres along the circle. */
const TOOTH = 0.62;

function teethOutline(teeth: number, radius: number): Outline {
  const high = (radius / teeth) * TAU * TOOTH * 0.5;
  return Array.from({ length: teeth }, (_, i) => {
    const at = (part: number, r: number): Point2 => {
      const angle = ((i + part) / teeth) * TAU;
      return [r * cos(angle), r * sin(angle)];
    };
    return [
      at(0.02, radius - high),
      at(0.17, radius + high * 0.2),
      at(0.24, radius + high),
      at(0.5, radius + high),
      at(0.57, radius + high * 0.2),
      at(0.72, radius - high),
    ];
  }).flat();
}

/** A window between two spokes: a piece of a ring. */
function windowAt(i: number, count: number, inner: number, outer: number): Outline {
  const gap = 0.16;
  const steps = 6;
  const arcPoints = (r: number, spread: number) =>
    Array.from({ length: steps + 1 }, (_, k): Point2 => {
      const angle = ((i + spread + ((1 - 2 * spread) * k) / steps) / count) * TAU;
      return [r * cos(angle), r * sin(angle)];
    });
  return reverseOutline([...arcPoints(outer, gap * 0.7), ...arcPoints(inner, gap * 1.7).reverse()]);
}

/** A wheel with teeth, its face to +Z. */
function wheel(name: string, teeth: number, radius: number, depth: number, spokes: number, slot: string): Part[] {
  const outline = teethOutline(teeth, radius);
  const open =
    spokes > 0 ? Array.from({ length: spokes }, (_, i) => windowAt(i, spokes, radius * 0.34, radius * 0.72)) : [];
  const web = extrude(outline, {
    depth,
    bevel: Math.min(0.0022, radius * 0.016),
    bevelSteps: 1,
    holes: [...open, hole(0, 0, radius * 0.12, 24)],
  });
  const hub = turned(
    closeCorners(
      [
        [radius * 0.11, -depth * 0.8],
        [radius * 0.25, -depth * 0.8, depth * 0.1],
        [radius * 0.25, depth * 0.8, depth * 0.1],
        [radius * 0.11, depth * 0.8],
      ],
      3,
    ),
    36,
    true,
  );
  return [
    makePart(`${name}-teeth`, slot, web, { weight: 1, crease: 0.5 }),
    makePart(`${name}-hub`, slot, hub, { weight: 0.7 }),
  ];
}

/** Turns and moves all parts of a wheel. */
const put = (parts: readonly Part[], x: number, y: number, z: number, angle: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: move(turnZ(part.geometry, angle), [x, y, z]) }));

/**
 * A gear, upright. What makes it itself: teeth all around, a bored hub and spokes or a solid web. Several of them, large and small, mesh.
 */
export const gear = defineThing({
  id: "gear",
  family: "tool",
  forms: { one: 4, train: 1 },
  words: {
    gear: "",
    cog: "",
    cogwheel: "one",
    "cog wheel": "one",
    "gear wheel": "one",
    sprocket: "one",
    gears: "train",
    cogs: "train",
    clockwork: "train",
    "clockwork gear": "train",
    gearwork: "train",
  },
  choose: (ask) => (says(ask, "clockwork") ? "train" : undefined),
  senses: ["gear", "gear#3", "sprocket"],
  height: 0.2,
  slots: {
    body: { words: ["wheel", "tooth", "spoke"], materials: ["bronze", "brushed-steel", "iron", "gold"] },
    second: { words: ["small gear", "pinion"], materials: ["brushed-steel", "gold"], takesWhole: true },
    axle: { words: ["shaft", "axis"], materials: ["brushed-steel"], takesWhole: false },
  },
  dress: ({ form, look }) => ({
    body: {
      material: ["bronze", "brushed-steel", "gold", "iron", "bronze", "rusty-iron"][
        form === "train" ? look % 3 : look
      ] as string,
    },
    second: { material: ["gold", "bronze", "brushed-steel"][look % 3] as string },
  }),
  build: ({ form, play, look }) => {
    const spokes = [5, 0, 6, 4, 3, 5][look] as number;
    if (form === "one") {
      const teeth = 12 + Math.floor(play * 9);
      return put(wheel("wheel", teeth, 0.09, 0.028, spokes, "body"), 0, 0.1, 0, (0.13 + 0.5) * (TAU / teeth) + PI / 2);
    }
    const pitch = 0.09 / 18;
    const [a, b, c] = [18, 10, 13];
    const at = (from: number, to: number, angle: number): [number, number] => [
      (from + to) * pitch * cos(angle),
      (from + to) * pitch * sin(angle),
    ];
    const [bx, by] = at(a, b, 0.75);
    const [cx, cy] = at(a, c, 0.02 + PI * 0.83);
    const parts = [
      ...put(wheel("large", a, a * pitch, 0.022, spokes || 5, "body"), 0, 0, 0, 0),
      ...put(
        wheel("small", b, b * pitch, 0.022, 0, "second"),
        bx,
        by,
        0,
        0.75 + PI - (0.37 + 0.5) * (TAU / b) + (0.75 - 0.37 * (TAU / a)) * (a / b),
      ),
      ...put(wheel("middle", c, c * pitch, 0.022, 4, "second"), cx, cy, 0.0, 0.2),
    ];
    const pins = (
      [
        [0, 0],
        [bx, by],
        [cx, cy],
      ] as const
    ).map(([x, y], i) =>
      makePart(
        `axle-${i + 1}`,
        "axle",
        move(
          turnedCorners(
            [
              [0, -0.022],
              [0.0115, -0.022, 0.002],
              [0.0115, 0.022, 0.003],
              [0, 0.022],
            ],
            20,
          ),
          [x, y, 0],
        ),
        { weight: 0.4 },
      ),
    );
    return [...parts, ...pins];
  },
  view: { azimuth: 0.5, elevation: 0.18 },
});
