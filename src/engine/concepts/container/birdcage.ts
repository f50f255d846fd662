import { curveThrough } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { says } from "../from-ask.ts";
import { choice, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type BirdcageParameters = Proportions & { readonly top: "dome" | "onion" | "ball"; readonly bars: number };

function buildBirdcage(p: BirdcageParameters): Model {
  if (p.top === "ball") return buildBall(p);
  const [r, h] = [0.17 * p.wide, 0.42 * p.tall];
  const shoulder = h * 0.62;
  const bar = sweep(
    circleOutline(0.0026, 5),
    curveThrough(
      p.top === "dome"
        ? [
            [r, 0.03, 0],
            [r, shoulder * 0.6, 0],
            [r, shoulder, 0],
            [r * 0.84, shoulder + (h - shoulder) * 0.62, 0],
            [r * 0.42, h * 0.97, 0],
            [0.006, h, 0],
          ]
        : [
            [r * 0.9, 0.03, 0],
            [r, shoulder * 0.6, 0],
            [r * 0.92, shoulder, 0],
            [r * 0.55, shoulder + (h - shoulder) * 0.5, 0],
            [r * 0.16, h * 0.93, 0],
            [0.006, h, 0],
          ],
      3,
    ),
    { up: [0, 0, 1] },
  );
  const bars = Array.from({ length: p.bars }, (_, i) => turnY(bar, (i / p.bars) * TAU + 0.06));
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.98, 0, 0.004],
        [r * 1.08, 0.008, 0.004],
        [r * 1.06, 0.045, 0.004],
        [r * 1.01, 0.048, 0.002],
        [r * 0.97, 0.018],
        [0, 0.018],
      ],
      3,
    ),
    56,
  );
  const wide = p.top === "dome" ? r : r * 0.96;
  const rings = [
    move(torus(wide + 0.001, 0.0042, 56, 6), [0, shoulder * 0.98, 0]),
    move(torus(p.top === "dome" ? r : r * 0.97, 0.0036, 56, 6), [0, shoulder * 0.5, 0]),
  ];
  const hook = merge([
    move(turnX(torus(0.026, 0.0045, 24, 8), PI / 2), [0, h + 0.036, 0]),
    move(
      lathe(
        roundCorners(
          [
            [0, -0.006],
            [0.012, -0.006],
            [0.014, 0.004, 0.004],
            [0.005, 0.014],
            [0, 0.015],
          ],
          3,
        ),
        20,
      ),
      [0, h, 0],
    ),
  ]);
  const perch = move(turnZ(cylinder({ radius: 0.006, height: 2 * r * 0.99, segments: 10 }), PI / 2), [
    r * 0.99,
    shoulder * 0.42,
    0,
  ]);
  const door = [
    [-0.045, 0.05],
    [0.045, 0.05],
    [0.045, 0.17],
    [-0.045, 0.17],
  ] as const;
  const frame = sweep(
    circleOutline(0.0038, 6),
    door.map(([x, y]) => [x, y, Math.sqrt(Math.max(0, r * r - x * x)) + 0.002] as const),
    { closed: true, up: [0, 0, 1] },
  );
  const swing = merge([
    tube(
      0.0016,
      [
        [-0.035, shoulder * 0.72, 0],
        [-0.006, h * 0.985, 0],
      ],
      5,
    ),
    tube(
      0.0016,
      [
        [0.035, shoulder * 0.72, 0],
        [0.006, h * 0.985, 0],
      ],
      5,
    ),
    move(turnZ(cylinder({ radius: 0.005, height: 0.086, segments: 8 }), PI / 2), [0.043, shoulder * 0.72, 0]),
  ]);
  return standModel(
    [
      makePart("base", "base", base, { weight: 0.9 }),
      ...makeParts("bar", "body", bars, { weight: 0.9 }),
      ...makeParts("ring", "body", rings, { weight: 0.8 }),
      makePart("hook", "body", hook, { weight: 0.8 }),
      makePart("door", "body", frame, { weight: 0.6 }),
      makePart("perch", "perch", perch, { weight: 0.5 }),
      makePart("swing", "perch", swing, { weight: 0.4 }),
    ],
    [
      { name: "top", position: [0, h + 0.06, 0], normal: [0, 1, 0], radius: 0.03 },
      { name: "inside", position: [0, 0.02, 0], normal: [0, 1, 0], radius: r * 0.85 },
      // what is in it perches clear of the wires
      { name: "case", position: [0, shoulder * 0.3, 0], normal: [0, 1, 0], radius: r * 0.78 },
      { name: "case-top", position: [0, shoulder * 1.05, 0], normal: [0, -1, 0], radius: r * 0.7 },
      { name: "attach", position: [0, h + 0.06, 0], normal: [0, 1, 0], radius: 0.03 },
    ],
  );
}

/** Wires from pole to pole of a ball, level rings around it, a small foot, a ring to hang it by, a perch across. */
function buildBall(p: BirdcageParameters): Model {
  const r = 0.19 * p.wide;
  const y = r + 0.02;
  const count = 2 * Math.round(p.bars / 4);
  const meridians = Array.from({ length: count / 2 }, (_, i) =>
    move(turnY(turnX(torus(r, 0.0026, 64, 6), PI / 2), (i / count) * TAU), [0, y, 0]),
  );
  const rings = [-0.55, 0, 0.55].map((t) => move(torus(r * Math.sqrt(1 - t * t), 0.0036, 56, 6), [0, y + t * r, 0]));
  const disc = (radius: number, low: number, high: number) =>
    lathe(
      [
        [0, low],
        [radius, low],
        [radius, high],
        [0, high],
      ],
      40,
    );
  const floor = r * Math.sqrt(1 - 0.68 * 0.68);
  const base = merge([disc(0.075, 0, 0.014), disc(0.03, 0.012, 0.04), disc(floor, y - 0.69 * r, y - 0.67 * r)]);
  const hook = move(turnX(torus(0.026, 0.0045, 24, 8), PI / 2), [0, y + r + 0.026, 0]);
  const perch = move(turnZ(cylinder({ radius: 0.006, height: 1.96 * r, segments: 10 }), PI / 2), [
    0.98 * r,
    y - 0.15 * r,
    0,
  ]);
  return standModel(
    [
      makePart("base", "base", base, { weight: 0.9 }),
      ...makeParts("bar", "body", meridians, { weight: 0.9 }),
      ...makeParts("ring", "body", rings, { weight: 0.8 }),
      makePart("hook", "body", hook, { weight: 0.8 }),
      makePart("perch", "perch", perch, { weight: 0.5 }),
    ],
    [
      { name: "top", position: [0, y + r + 0.05, 0], normal: [0, 1, 0], radius: 0.03 },
      { name: "inside", position: [0, y - 0.67 * r, 0], normal: [0, 1, 0], radius: floor * 0.8 },
      { name: "case", position: [0, y - 0.5 * r, 0], normal: [0, 1, 0], radius: r * 0.66 },
      { name: "case-top", position: [0, y + 0.7 * r, 0], normal: [0, -1, 0], radius: r * 0.6 },
      { name: "attach", position: [0, y + r + 0.05, 0], normal: [0, 1, 0], radius: 0.03 },
    ],
  );
}

/** A birdcage. What makes it itself: thin wires all around that close in a dome under a ring to hang it by, a tray below, a little door, a perch and a swing inside. */
export const birdcage = defineConcept<BirdcageParameters>({
  id: "birdcage",
  family: "container",
  words: ["birdcage", "bird cage", "cage"],
  senses: ["birdcage", "cage#1"],
  height: 0.48,
  parameters: {
    ...PROPORTIONS,
    top: choice(["dome", "onion", "ball"], "Line of the roof; a ball is round all over."),
    bars: integer(16, 36, "Wires."),
  },
  slots: {
    body: { words: ["bar", "wire", "door", "hook", "handle", "top"], materials: ["gold", "bronze", "iron"] },
    base: {
      words: ["tray", "floor"],
      materials: ["bronze", "painted-metal"],
      colours: ["#e9e2d2", "#3f6f6a"].map(fromHex),
    },
    perch: { words: ["swing"], materials: ["oak"], takesWhole: false },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    top: ["spherical", "round"].some((trait) => says(ask, trait))
      ? ("ball" as const)
      : draw.pick("top", ["dome", "onion"] as const, [3, 1]),
    bars: draw.pick("bars", [24, 28]),
  }),
  build: buildBirdcage,
  view: { azimuth: 0.3, elevation: 0.14 },
});
