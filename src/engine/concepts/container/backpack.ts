import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type BackpackParameters = Proportions & {
  readonly style: "school" | "rucksack";
  readonly roll: boolean;
  readonly sidePockets: boolean;
};

const parameters: Concept<BackpackParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["school", "rucksack"], "With zips, or with a flap held by two straps."),
  roll: flag("A rolled mat is strapped to it."),
  sidePockets: flag("Has pockets at its sides."),
};

function sampleBackpack(draw: Draw, ask: Ask): BackpackParameters {
  const hiking =
    ["rucksack", "hiking backpack", "knapsack", "camping backpack"].includes(ask.word) ||
    says(ask, "vintage") ||
    ask.materials?.includes("leather");
  const school = ["school bag", "schoolbag", "book bag", "bookbag"].includes(ask.word);
  const style = hiking ? "rucksack" : school ? "school" : draw.pick("style", ["school", "rucksack"] as const, [3, 2]);
  return {
    ...sampleProportions(draw, ask),
    style,
    roll: style === "rucksack" && wants(ask, "roll", draw.chance("roll", 0.5)),
    sidePockets: wants(ask, "pocket", true) && draw.chance("sidePockets", 0.85),
  };
}

/** A stuffed bag: rounded box, fuller below and in the middle, narrower at the top. */
function stuffed(size: Vec3, bevel: number, bulge: number, narrow: number): Geometry {
  const [w, h] = size;
  return deform(box(size, { bevel, bevelSteps: 5, divisions: [5, 6, 3] }), ([x, y, z]) => {
    const t = y / h + 0.5;
    const full = 1 - narrow * smoothstep(0.35, 1.05, t);
    const belly = 1 + bulge * (1 - 4 * (x / w) * (x / w)) * (1 - (2 * t - 0.85) * (2 * t - 0.85));
    return [
      x * full * (1 + 0.04 * (1 - (2 * t - 1) * (2 * t - 1))),
      y,
      z > 0 ? z * belly * (1 - narrow * 0.7 * smoothstep(0.4, 1, t)) : z,
    ];
  });
}

function buildBackpack(p: BackpackParameters): Model {
  const [w, h, d] = [0.3 * p.wide, 0.43 * p.tall, 0.16];
  const parts: Part[] = [];
  const up = (geometry: Geometry, y: number, z = 0, x = 0) => move(geometry, [x, y, z]);
  parts.push(
    makePart("body", "body", up(stuffed([w, h, d], 0.065, 0.22, 0.2), h / 2), {
      weight: 1,
      paint: p.style === "school" ? zipped(w, h) : bare,
    }),
  );
  const pocketHigh = h * 0.42;
  const front = d / 2;
  parts.push(
    makePart("pocket", "pocket", up(stuffed([w * 0.76, pocketHigh, 0.1], 0.038, 0.18, 0.04), h * 0.27, front + 0.012), {
      weight: 0.95,
      paint: p.style === "school" ? pocketZip(w * 0.76, pocketHigh) : bare,
    }),
  );
  if (p.sidePockets) {
    const side = up(stuffed([0.075, h * 0.34, d * 0.62], 0.028, 0.05, 0.05), h * 0.22, 0.005, w / 2 + 0.008);
    parts.push(...makeParts("side-pocket", "pocket", [side, mirror(side)], { weight: 0.7 }));
  }
  if (p.style === "rucksack") {
    const flap = deform(
      box([w * 0.94, 0.03, d * 1.18], { bevel: 0.013, bevelSteps: 3, divisions: [8, 1, 14] }),
      ([x, y, z]) => {
        const t = z / (d * 1.18) + 0.5;
        const fall = smoothstep(0.5, 1, t);
        const crown = 0.03 * (1 - 4 * (x / w) * (x / w));
        return [
          x * (1 - 0.03 * fall),
          y + h * 0.98 + crown * (1 - fall) - fall * fall * h * 0.3,
          z * (1 - 0.04 * fall) + fall * 0.012 + y * fall * 0.9 + 0.014,
        ];
      },
    );
    parts.push(makePart("flap", "flap", flap, { weight: 0.95 }));
    for (const [i, s] of [-1, 1].entries()) {
      const strap = sweep(
        rectangleOutline(0.03, 0.006, 0.002, 2),
        curveThrough(
          [
            [s * w * 0.22, h * 0.86, front + 0.036],
            [s * w * 0.22, h * 0.68, front + 0.052],
            [s * w * 0.22, h * 0.5, front + 0.062],
            [s * w * 0.22, h * 0.36, front + 0.074],
          ],
          4,
        ),
        { up: [0, 0, 1] },
      );
      parts.push(makePart(`closing-strap-${i + 1}`, "strap", strap, { weight: 0.8 }));
      const buckle = sweep(
        rectangleOutline(0.0055, 0.0055, 0.0015, 2),
        rectangleOutline(0.046, 0.034, 0.006, 3).map(([u, v]): Vec3 => [s * w * 0.22 + u, h * 0.5 + v, front + 0.066]),
        { closed: true, up: [0, 0, 1] },
      );
      parts.push(makePart(`buckle-${i + 1}`, "metal", buckle, { weight: 0.7 }));
    }
    if (p.roll) {
      const roll = move(turnZ(cylinder({ radius: 0.055, height: w * 1.12, bevel: 0.014, segments: 28 }), PI / 2), [
        w * 0.56,
        h + 0.066,
        0,
      ]);
      parts.push(makePart("roll", "roll", roll, { weight: 0.9, paint: spiral }));
      const bands = [-1, 1].map((s) =>
        move(turnZ(cylinder({ radius: 0.0575, height: 0.024, bevel: 0.003, segments: 28 }), PI / 2), [
          s * w * 0.3 + 0.012,
          h + 0.066,
          0,
        ]),
      );
      parts.push(...makeParts("roll-band", "strap", bands, { weight: 0.5 }));
    }
  }
  const loop = sweep(
    rectangleOutline(0.022, 0.009, 0.003, 2),
    curveThrough(
      [
        [-0.048, h - 0.014, -d * 0.26],
        [-0.042, h + 0.034, -d * 0.27],
        [0, h + 0.05, -d * 0.27],
        [0.042, h + 0.034, -d * 0.27],
        [0.048, h - 0.014, -d * 0.26],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  parts.push(makePart("loop", "strap", loop, { weight: 0.8 }));
  const shoulder = sweep(
    rectangleOutline(0.058, 0.016, 0.006, 3),
    curveThrough(
      [
        [w * 0.18, h * 0.9, -d / 2 + 0.012],
        [w * 0.27, h * 0.9, -d / 2 - 0.05],
        [w * 0.36, h * 0.64, -d / 2 - 0.085],
        [w * 0.42, h * 0.34, -d / 2 - 0.06],
        [w * 0.4, h * 0.12, -d / 2 + 0.012],
      ],
      6,
    ),
    { up: [0, 1, 0] },
  );
  parts.push(...makeParts("shoulder-strap", "strap", [shoulder, mirror(shoulder)], { weight: 0.9 }));
  const pull = (x: number, y: number, z: number) => move(box([0.009, 0.034, 0.006], { bevel: 0.002 }), [x, y, z]);
  if (p.style === "school")
    parts.push(
      ...makeParts(
        "zip-pull",
        "metal",
        [pull(w * 0.1, h * 0.42, front + 0.055), pull(-w * 0.3, h * 0.64, front - 0.002)],
        { weight: 0.4 },
      ),
    );
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: w * 0.3 },
    { name: "attach", position: [0, h * 0.55, -d / 2 - 0.02], normal: [0, 0, -1], radius: w * 0.4 },
  ]);
}

const DARK = fromHex("#1b1c20");
const TEETH = fromHex("#c9c3b2");
const bare: Paint = () => undefined;

/** A zip that arches over the front. */
const zipped =
  (w: number, h: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const [u, v] = [x / (w * 0.37), (y + h * 0.02) / (h * 0.36)];
    if (v < 0 && Math.abs(Math.abs(u) - 1) > 0.06) return;
    const d = v < 0 ? Math.abs(u) : Math.sqrt(u * u + v * v);
    if (Math.abs(d - 1) < 0.055) layColour(surface, DARK, 0.8);
    if (Math.abs(d - 1) < 0.018 && Math.floor((x + y) / 0.004) % 2 === 0) layColour(surface, TEETH, 0.35);
  };

const pocketZip =
  (w: number, h: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0 || Math.abs(x) > w * 0.42) return;
    const d = Math.abs(y - h * 0.3);
    if (d < 0.008) layColour(surface, DARK, 0.8);
    if (d < 0.0026 && Math.floor(x / 0.004) % 2 === 0) layColour(surface, TEETH, 0.35);
  };

/** The rolled-up ends of a mat. */
const spiral: Paint = (surface, x, y, z) => {
  const ends = y < 0.004 || Math.sqrt(x * x + z * z) < 0.03;
  if (!ends) return;
  const r = Math.sqrt(x * x + z * z) / 0.014;
  if (r - Math.floor(r) < 0.25) layColour(surface, DARK);
};

const CLOTHS = ["#2f5d8c", "#b5402f", "#4b7a4a", "#d19a2f", "#3a3f4a", "#7a4a86", "#2b8783"].map(fromHex);

/**
 * A backpack. What makes it itself: an upright stuffed bag, rounded above, with a bulging pocket in front, pockets at the sides, a loop
 * on top and two padded shoulder straps behind; zips over its front, or a flap with two buckled straps.
 */
export const backpack = defineConcept<BackpackParameters>({
  id: "backpack",
  family: "container",
  likened: ["beast"],
  words: [
    "backpack",
    "rucksack",
    "school bag",
    "schoolbag",
    "knapsack",
    "book bag",
    "bookbag",
    "hiking backpack",
    "camping backpack",
    "back pack",
  ],
  senses: ["backpack"],
  height: 0.45,
  parameters,
  slots: {
    body: { words: ["bag"], materials: ["woven-cotton"], colours: CLOTHS, group: "cloth" },
    pocket: { words: ["side pocket", "front pocket"], materials: ["woven-cotton"], colours: CLOTHS, group: "cloth" },
    flap: { words: ["lid", "top"], materials: ["woven-cotton"], colours: CLOTHS, group: "cloth" },
    strap: {
      words: ["shoulder strap", "handle", "loop"],
      materials: ["leather"],
      colours: ["#5f3a22", "#26272c"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["zipper", "zip", "buckle"], materials: ["brushed-steel", "bronze"], takesWhole: false },
    roll: {
      words: ["mat", "sleeping bag", "bedroll", "blanket"],
      materials: ["felt"],
      colours: ["#7d8f5c", "#a3643a", "#b99a6a"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleBackpack,
  build: buildBackpack,
  view: { azimuth: 0.55, elevation: 0.22 },
});
