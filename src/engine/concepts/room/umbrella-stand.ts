import { bezier } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height and radius of the stand, metres. */
const [H, R] = [0.52, 0.15];

interface Furled {
  readonly cloth: Geometry;
  readonly hook: Geometry;
  readonly shaft: Geometry;
}

/** An umbrella rolled up, point down, with a crook at its upper end; standing on y = 0. */
function furled(spin: number): Furled {
  const roll = deform(
    lathe(
      roundCorners(
        [
          [0, 0.05],
          [0.014, 0.06, 0.004],
          [0.038, 0.2, 0.1],
          [0.056, 0.5, 0.1],
          [0.046, 0.6, 0.02],
          [0.014, 0.635, 0.01],
          [0, 0.636],
        ],
        4,
      ),
      36,
    ),
    ([x, y, z]) => {
      // folds of cloth wind round it
      const f = 1 + 0.13 * Math.abs(sin(atan2(z, x) * 4 + y * 5 + spin));
      return [x * f, y, z * f];
    },
  );
  const crook: Vec3[] = [
    [0, 0.74, 0],
    [0, 0.8, 0],
    ...bezier([0, 0.81, 0], [0, 0.9, 0], [0.085, 0.9, 0], [0.085, 0.81, 0], 14),
  ];
  return {
    cloth: roll,
    hook: tube(0.0125, crook, 14, { endRounding: 0.008, endSteps: 3 }),
    shaft: merge([bar([0, 0, 0], [0, 0.06, 0], 0.006, 10), bar([0, 0.62, 0], [0, 0.76, 0], 0.0065, 10)]),
  };
}

/** A walking stick with a crook. */
const cane = (): Geometry =>
  tube(
    0.0115,
    [
      [0, 0, 0],
      [0, 0.4, 0],
      [0, 0.74, 0],
      ...bezier([0, 0.76, 0], [0, 0.86, 0], [-0.09, 0.86, 0], [-0.09, 0.77, 0], 12),
    ],
    14,
    { endRounding: 0.006, endSteps: 3 },
  );

function stand(style: string): Part[] {
  if (style === "iron") {
    const ring = (y: number, r: number, thick: number) => move(torus(r, thick, 56, 10), [0, y, 0]);
    const scrolls = Array.from({ length: 10 }, (_, i): Geometry => {
      const a = (i / 10) * TAU;
      return tube(
        0.0055,
        [
          [R * cos(a), 0.03, R * sin(a)],
          [R * cos(a), H - 0.02, R * sin(a)],
        ],
        8,
      );
    });
    const diagonals = Array.from({ length: 10 }, (_, i): Geometry => {
      const at = (k: number, y: number): Vec3 => [R * cos((k / 10) * TAU), y, R * sin((k / 10) * TAU)];
      return merge([bar(at(i, 0.17), at(i + 1, 0.38), 0.0042, 8), bar(at(i + 1, 0.17), at(i, 0.38), 0.0042, 8)]);
    });
    return [
      makePart(
        "rings",
        "stand",
        merge([ring(H - 0.015, R, 0.009), ring(0.38, R, 0.006), ring(0.17, R, 0.006), ring(0.035, R, 0.008)]),
        { weight: 1 },
      ),
      makePart("bars", "stand", merge([...scrolls, ...diagonals]), { weight: 0.9 }),
      makePart(
        "tray",
        "tray",
        turnedUp(
          [
            [0, 0],
            [R * 1.12, 0, 0.003],
            [R * 1.14, 0.03, 0.004],
            [R * 1.08, 0.03, 0.003],
            [R * 1.05, 0.012, 0.003],
            [0, 0.012],
          ],
          48,
        ),
        { weight: 0.7 },
      ),
    ];
  }
  const flare = style === "wicker" ? 1.08 : 1.02;
  const body = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 0.98, 0, 0.006],
        [R, H * 0.06, 0.01],
        [R * 0.95, H * 0.5, 0.2],
        [R * flare, H * 0.95, 0.06],
        [R * flare + 0.008, H, 0.005],
        [R * flare - 0.008, H, 0.005],
        [R * 0.9, H * 0.5, 0.2],
        [R * 0.9, 0.02, 0.006],
        [0, 0.018],
      ],
      5,
    ),
    64,
  );
  return [
    makePart("pot", "stand", settle(body), { weight: 1, projection: "cylinder" }),
    makePart(
      "bands",
      "tray",
      merge(
        [0.045, H * 0.88].map((y) => move(torus(y < 0.1 ? R * 1.0 : R * flare * 0.985, 0.0065, 56, 10), [0, y, 0])),
      ),
      { weight: 0.5 },
    ),
  ];
}

function build({ style, count, stream }: Planned): Part[] {
  const next = stream("umbrellas");
  const parts = stand(style);
  const many = Math.min(4, count);
  for (let i = 0; i < many; i += 1) {
    const angle = (i / many) * TAU + 0.7 + 0.5 * next();
    const lean = 0.09 + 0.03 * next();
    const { cloth, hook, shaft } = furled(i * 2);
    // leans out to the rim where it stands
    const put = (g: Geometry): Geometry =>
      move(turnX(turnZ(g, -lean * cos(angle)), lean * sin(angle)), [
        R * 0.14 * cos(angle),
        0.022,
        R * 0.14 * sin(angle),
      ]);
    parts.push(
      makePart(`umbrella-${i + 1}`, ["umbrella", "second", "third", "umbrella"][i] as string, put(settle(cloth)), {
        weight: 0.9,
        crease: 1,
      }),
      makePart(`handle-${i + 1}`, "handle", put(merge([hook])), { weight: 0.8 }),
      makePart(`shaft-${i + 1}`, "shaft", put(shaft), { weight: 0.3 }),
    );
  }
  const out = move(turnX(turnZ(cane(), 0.12), -0.1), [-0.03, 0.022, -0.03]);
  parts.push(makePart("cane", "handle", out, { weight: 0.7 }));
  return parts;
}

/** An umbrella stand. What makes it itself: a tall round pot - of porcelain, brass, wicker or iron bars over a tray - from which the crooks of two or three rolled umbrellas and a walking stick rise aslant. */
export const umbrellaStand = defineFromPlan({
  id: "umbrella-stand",
  family: "furniture",
  words: [
    "umbrella stand",
    "umbrella holder",
    "umbrella rack",
    "cane stand",
    "umbrella pot",
    "umbrella basket",
    "wicker umbrella stand",
    "iron umbrella stand",
    "metal umbrella stand",
  ],
  senses: [],
  height: 0.9,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    stand: mainSlot("ceramic-glaze brass", "#2a4a7a #e8e4d8 #2f5a48", "pot|holder|rack|frame"),
    tray: { ...slot("brass", "", "band|saucer"), takesWhole: true },
    umbrella: slot("ripstop-nylon", "#17181c", "brolly"),
    second: slot("ripstop-nylon", "#b8231f"),
    third: slot("ripstop-nylon", "#2a4a8a"),
    handle: slot("walnut oak", "", "crook|walking stick|cane"),
    shaft: slot("brushed-steel", "", "tip|point"),
  },
  styles: {
    pot: { weight: 3 },
    iron: {
      weight: 1.4,
      words: ["iron umbrella stand", "metal umbrella stand"],
      materials: { stand: "wrought-iron", tray: "wrought-iron" },
      dress: { stand: "#1c1c1e", tray: "#1c1c1e" },
    },
    wicker: {
      weight: 0.8,
      words: ["umbrella basket", "wicker umbrella stand"],
      materials: { stand: "wicker", tray: "wicker" },
      dress: { stand: "#b88a52", tray: "#9a7040" },
    },
  },
  count: { slot: "umbrella", min: 2, max: 3, most: 4 },
  build,
  sockets: () => [{ name: "inside", position: [0, 0.02, 0], normal: [0, 1, 0], radius: R * 0.8 }],
});
