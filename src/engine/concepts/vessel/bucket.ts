import { curveThrough } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { mirror, move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { DRINK_SLOTS, DRINKS, type Drink, drinkOf, pool } from "./drink.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type BucketParameters = Proportions & {
  readonly style: "metal" | "wood" | "plastic";
  readonly drink: Drink;
  readonly raised: boolean;
  readonly rope: boolean;
};

const parameters: Concept<BucketParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["metal", "wood", "plastic"], "Of tin with ribs, of staves with hoops, or of plastic."),
  drink: choice(DRINKS, "What is in it."),
  raised: flag("The handle stands up."),
  rope: flag("The handle is a rope."),
};

function sampleBucket(draw: Draw, ask: Ask): BucketParameters {
  const asked = ask.materials?.[0];
  const wood = asked !== undefined && /oak|wood|bark/.test(asked);
  return {
    ...sampleProportions(draw, ask),
    style: wood
      ? "wood"
      : asked === "plastic"
        ? "plastic"
        : asked
          ? "metal"
          : draw.pick("style", ["metal", "wood", "plastic"] as const, [4, 3, 2]),
    drink: drinkOf(ask, "water"),
    // named, it is to be seen
    raised: ask.parts.has("handle") || (wants(ask, "handle", true) && draw.chance("raised", 0.75)),
    rope: ask.parts.get("handle")?.has("rope") ?? false,
  };
}

function buildBucket(p: BucketParameters): Model {
  const [r, h] = [0.145 * p.wide, 0.27 * p.tall];
  const wood = p.style === "wood";
  const line = wood
    ? roundCorners(
        [
          [r * 0.8, 0],
          [r * 0.81, 0.004, 0.003],
          [r, h],
        ],
        3,
      )
    : roundCorners(
        [
          [r * 0.7, 0],
          [r * 0.72, 0.006, 0.003],
          [r * 0.795, h * 0.3],
          [r * 0.82, h * 0.32, 0.004],
          [r * 0.81, h * 0.34, 0.004],
          [r * 0.97, h * 0.9],
          [r * 0.98, h * 0.97, 0.002],
          [r * 1.03, h * 0.975, 0.004],
          [r * 1.03, h, 0.003],
        ],
        3,
      );
  const wall = wood ? 0.012 : 0.003;
  const slot = wood ? "wood" : p.style === "plastic" ? "plastic" : "body";
  const parts: Part[] = [
    makePart("body", slot, lathe(hollow(line, wall, wood ? 0.02 : 0.008), wood ? 60 : 64), {
      weight: 1,
      ...(wood ? { paint: staves(20), projection: "cylinder" as const } : {}),
    }),
  ];
  if (wood) {
    const hoops = [0.2, 0.72].map((f) => {
      const [a, b] = [radiusAt(line, h * (f - 0.05)), radiusAt(line, h * (f + 0.05))];
      return lathe(
        [
          [a - 0.003, h * (f - 0.05)],
          [a + 0.002, h * (f - 0.05)],
          [b + 0.002, h * (f + 0.05)],
          [b - 0.003, h * (f + 0.05)],
        ],
        60,
        true,
      );
    });
    parts.push(...makeParts("hoop", "hoop", hoops, { weight: 0.8 }));
  }
  const at = radiusAt(line, h * 0.92);
  const ear = move(turnZ(cylinder({ radius: 0.016, height: 0.012, bevel: 0.003, segments: 20 }), -PI / 2), [
    at - 0.005,
    h * 0.92,
    0,
  ]);
  parts.push(...makeParts("ear", "hoop", [ear, mirror(ear)], { weight: 0.5 }));
  const reach = at + 0.005;
  const high = h * 0.62;
  const bow = curveThrough(
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const angle = (i / 12) * PI;
      return [reach * cos(angle), high * sin(angle), 0];
    }),
    3,
  );
  const lean = p.raised ? 0.18 : 1.36;
  const swing = (g: ReturnType<typeof tube>) => move(turnX(g, lean), [0, h * 0.92, 0]);
  parts.push(makePart("handle", "handle", swing(tube(p.rope ? 0.0095 : 0.0042, bow, 12)), { weight: 0.9 }));
  if (!p.rope) parts.push(makePart("grip", "grip", swing(tube(0.0105, bow.slice(13, 24), 14)), { weight: 0.7 }));
  if (!wood) parts.push(makePart("rim", slot, move(torus(r * 1.03, 0.005, 56, 8), [0, h - 0.003, 0]), { weight: 0.6 }));
  if (p.drink !== "none") parts.push(makePart("content", p.drink, pool(line, wall, h * 0.82), { weight: 0.6 }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r },
    { name: "inside", position: [0, 0.01, 0], normal: [0, 1, 0], radius: r * 0.75 },
    { name: "attach", position: [0, h * 0.92 + high, 0], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

/** Dark joints between upright staves, each of its own shade. */
export const staves =
  (count: number): Paint =>
  (surface, x, _y, z) => {
    const u = (atan2(z, x) / (2 * PI)) * count;
    const stave = Math.floor(u);
    const edge = Math.abs(u - stave - 0.5) * 2;
    const f = edge > 0.95 ? 0.3 : 0.84 + 0.18 * sin(stave * 2.7);
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
    if (edge > 0.95) surface.height -= 0.001;
  };

/** A bucket. What makes it itself: an open pail that widens upwards, a wire handle over it from two ears at the rim, with a grip in its middle. */
export const bucket = defineConcept<BucketParameters>({
  id: "bucket",
  family: "vessel",
  words: ["bucket", "pail", "water bucket", "wooden bucket", "metal bucket", "milk pail"],
  senses: ["bucket#1"],
  height: 0.4,
  parameters,
  slots: {
    body: { words: ["tin", "metal"], materials: ["brushed-steel"], colours: [] },
    wood: { words: ["stave"], materials: ["oak"], colours: ["#9a6a3a", "#855a31"].map(fromHex) },
    plastic: { words: [], materials: ["plastic"], colours: ["#c7352e", "#2a6fb5", "#3d8f56", "#e0b030"].map(fromHex) },
    handle: { words: ["bail", "wire"], materials: ["iron", "brushed-steel"], group: "hoop", takesWhole: false },
    hoop: { words: ["band"], group: "hoop", materials: ["iron", "brushed-steel"], takesWhole: false },
    grip: { words: [], materials: ["oak"], colours: [fromHex("#8f6236")], takesWhole: false },
    ...DRINK_SLOTS,
  },
  sample: sampleBucket,
  build: buildBucket,
  view: { azimuth: 0.35, elevation: 0.34 },
});
