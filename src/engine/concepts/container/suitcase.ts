import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type SuitcaseParameters = Proportions & {
  readonly style: "trolley" | "vintage" | "briefcase";
  readonly stickers: boolean;
  readonly straps: boolean;
  readonly shell: number;
};

const parameters: Concept<SuitcaseParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(
    ["trolley", "vintage", "briefcase"],
    "A ribbed shell on wheels, an old one of leather, or a flat one for papers.",
  ),
  stickers: flag("Stickers from journeys are on it."),
  straps: flag("Two straps run around it."),
  shell: integer(0, 5, "Colour of a trolley's shell."),
};

function sampleSuitcase(draw: Draw, ask: Ask): SuitcaseParameters {
  const brief = ["briefcase", "attache case", "attaché case"].includes(ask.word);
  const old =
    ["vintage", "ancient", "victorian", "rustic", "steampunk"].some((trait) => says(ask, trait)) ||
    ask.materials?.includes("leather");
  const rolling =
    ask.word === "trolley case" ||
    ask.word === "carry-on" ||
    ask.word === "rolling suitcase" ||
    ask.parts.has("wheel") ||
    says(ask, "modern");
  const style = brief
    ? "briefcase"
    : rolling
      ? "trolley"
      : old
        ? "vintage"
        : draw.pick("style", ["trolley", "vintage"] as const, [1, 1]);
  return {
    ...sampleProportions(draw, ask),
    style,
    stickers: style === "vintage" && wants(ask, "sticker", draw.chance("stickers", 0.4)),
    straps: style === "vintage" && wants(ask, "strap", draw.chance("straps", 0.6)),
    shell: draw.integer("shell", 0, 5),
  };
}

function buildSuitcase(p: SuitcaseParameters): Model {
  return p.style === "trolley" ? trolley(p) : leatherCase(p);
}

function trolley(p: SuitcaseParameters): Model {
  const [w, h, d] = [0.42 * p.wide, 0.6 * p.tall, 0.26];
  const lift = 0.055;
  const half = (side: number): Geometry => {
    const shell = box([w, h, d / 2 - 0.004], { bevel: 0.05, bevelSteps: 4, divisions: [40, 3, 1] });
    // ribs run up the face and fade out towards its ends
    return move(
      deform(shell, ([x, y, z]) => {
        if (z * side <= 0) return [x, y, z < 0 !== side < 0 ? side * -(d / 4 - 0.002) : z];
        const fade =
          smoothstep(w / 2 - 0.035, w / 2 - 0.06, Math.abs(x)) * smoothstep(h / 2, h / 2 - 0.05, Math.abs(y));
        return [x, y, z + side * 0.0065 * fade * cos((x / w) * TWO_PI * 8)];
      }),
      [0, lift + h / 2, side * (d / 4)],
    );
  };
  const zip = move(box([w - 0.006, h - 0.006, 0.02], { bevel: 0.009, bevelSteps: 2 }), [0, lift + h / 2, 0]);
  const wheels = [-1, 1].flatMap((x) => [-1, 1].map((z): Vec3 => [x * (w / 2 - 0.055), 0.026, z * (d / 2 - 0.05)]));
  const wheel = move(
    turnZ(cylinder({ radius: 0.026, height: 0.03, bevel: 0.006, segments: 24 }), PI / 2),
    [0.015, 0, 0],
  );
  const fork = move(box([0.05, 0.042, 0.05], { bevel: 0.01, bevelSteps: 2 }), [0, 0.026, 0]);
  const top = lift + h;
  const rise = 0.34;
  const rods = [-1, 1].map((x) =>
    move(cylinder({ radius: 0.0075, height: rise + 0.05, segments: 12 }), [x * w * 0.26, top - 0.05, -d * 0.3]),
  );
  const grip = move(box([w * 0.52 + 0.04, 0.034, 0.034], { bevel: 0.015, bevelSteps: 3 }), [0, top + rise, -d * 0.3]);
  const handle = tube(
    0.011,
    curveThrough(
      [
        [-0.075, top - 0.012, 0.02],
        [-0.062, top + 0.026, 0.02],
        [0, top + 0.034, 0.02],
        [0.062, top + 0.026, 0.02],
        [0.075, top - 0.012, 0.02],
      ],
      5,
    ),
    10,
  );
  const parts: Part[] = [
    ...makeParts("shell", "body", [half(1), half(-1)], { weight: 1 }),
    makePart("zip", "zip", zip, { weight: 0.6 }),
    ...makeParts(
      "wheel",
      "wheel",
      wheels.map((at) => move(wheel, at)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "wheel-fork",
      "trim",
      wheels.map(([x, y, z]) => move(fork, [x, y, z])),
      { weight: 0.5 },
    ),
    ...makeParts("rod", "rod", rods, { weight: 0.9 }),
    makePart("grip", "trim", grip, { weight: 0.9 }),
    makePart("handle", "trim", handle, { weight: 0.7 }),
    makePart(
      "lock",
      "rod",
      move(box([0.07, 0.03, 0.03], { bevel: 0.006, bevelSteps: 2 }), [0, top - 0.05, d / 2 - 0.02]),
      { weight: 0.4 },
    ),
  ];
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: d / 2 },
    { name: "attach", position: [0, top + rise, -d * 0.3], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

const TWO_PI = 2 * PI;

function leatherCase(p: SuitcaseParameters): Model {
  const brief = p.style === "briefcase";
  const [w, h, d] = [(brief ? 0.44 : 0.56) * p.wide, (brief ? 0.31 : 0.38) * p.tall, brief ? 0.11 : 0.19];
  const body = move(box([w, h, d], { bevel: 0.022, bevelSteps: 3 }), [0, h / 2, 0]);
  const rim = (z: number, wide: number, out: number): Geometry => {
    const path = rectangleOutline(w + out, h + out, 0.024, 4).map(([x, y]): Vec3 => [x, y + h / 2, z]);
    return sweep(rectangleOutline(wide, 0.006, 0.002, 2), path, { closed: true, up: [0, 0, 1] });
  };
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint: stitched(w, h) }),
    makePart("seam", "trim", rim(0, 0.013, 0.001), { weight: 0.7 }),
  ];
  const corner = box([0.062, 0.062, d + 0.008], { bevel: 0.024, bevelSteps: 3 });
  if (!brief)
    parts.push(
      ...makeParts(
        "corner",
        "trim",
        [-1, 1].flatMap((x) => [-1, 1].map((y) => move(corner, [x * (w / 2 - 0.028), h / 2 + y * (h / 2 - 0.028), 0]))),
        { weight: 0.8 },
      ),
    );
  if (p.straps) {
    for (const [i, x] of [-w * 0.27, w * 0.27].entries()) {
      const strap = sweep(
        rectangleOutline(0.007, 0.036, 0.002, 2),
        rectangleOutline(d + 0.006, h + 0.006, 0.024, 4).map(([z, y]): Vec3 => [x, y + h / 2, -z]),
        { closed: true, up: [1, 0, 0] },
      );
      parts.push(makePart(`strap-${i + 1}`, "trim", strap, { weight: 0.8 }));
      const buckle = sweep(
        rectangleOutline(0.007, 0.007, 0.002, 2),
        rectangleOutline(0.054, 0.044, 0.008, 3).map(([u, v]): Vec3 => [x + u, h * 0.74 + v, d / 2 + 0.0065]),
        { closed: true, up: [0, 0, 1] },
      );
      parts.push(
        makePart(`buckle-${i + 1}`, "metal", buckle, { weight: 0.7 }),
        makePart(
          `prong-${i + 1}`,
          "metal",
          move(box([0.006, 0.05, 0.006], { bevel: 0.002 }), [x, h * 0.74, d / 2 + 0.0075]),
          { weight: 0.3 },
        ),
      );
    }
  }
  const latchX = p.straps ? w * 0.12 : w * 0.3;
  const latches = [-1, 1].map((s) =>
    move(box([0.05, 0.042, 0.014], { bevel: 0.005, bevelSteps: 2 }), [s * latchX, h - 0.03, d / 2 - 0.0005]),
  );
  const clasp = [-1, 1].map((s) =>
    move(turnX(cylinder({ radius: 0.009, height: 0.008, bevel: 0.002, segments: 16 }), PI / 2), [
      s * latchX,
      h - 0.03,
      d / 2 + 0.004,
    ]),
  );
  parts.push(
    ...makeParts("latch", "metal", latches, { weight: 0.8 }),
    makePart("clasps", "metal", merge(clasp), { weight: 0.4 }),
  );
  const grip = sweep(
    rectangleOutline(0.03, 0.018, 0.008, 3),
    curveThrough(
      [
        [-0.078, h - 0.006, 0],
        [-0.07, h + 0.036, 0],
        [-0.035, h + 0.052, 0],
        [0, h + 0.055, 0],
        [0.035, h + 0.052, 0],
        [0.07, h + 0.036, 0],
        [0.078, h - 0.006, 0],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  parts.push(makePart("handle", "trim", grip, { weight: 0.95 }));
  const rings = [-1, 1].map((s) => move(turnX(torus(0.016, 0.004, 20, 8), PI / 2), [s * 0.079, h + 0.004, 0]));
  parts.push(...makeParts("ring", "metal", rings, { weight: 0.4 }));
  if (p.stickers) {
    const marks: [number, number, number][] = [
      [-0.06, 0.32, 0.06],
      [0.13, 0.62, 0.05],
      [0.09, 0.2, 0.045],
    ];
    for (const [i, [x, y, r]] of marks.entries()) {
      const disc =
        i === 1
          ? box([r * 2.2, r * 1.3, 0.0016])
          : turnX(cylinder({ radius: r * 0.85, height: 0.0016, segments: 32 }), PI / 2);
      parts.push(
        makePart(
          `sticker-${i + 1}`,
          "sticker",
          move(disc, [x * (w / 0.56), h * y, d / 2 + (i === 1 ? 0.0004 : -0.0004)]),
          { weight: 0.5, paint: sticker(i, r) },
        ),
      );
    }
  }
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: d / 2 },
    { name: "attach", position: [0, h + 0.05, 0], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

/** A line of stitches a finger's width from the edge of front and back. */
const stitched =
  (w: number, h: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.8) return;
    const [u, v] = [Math.abs(x), Math.abs(y)];
    const edge = Math.max(u - (w / 2 - 0.034), v - (h / 2 - 0.034));
    if (Math.abs(edge) > 0.0016) return;
    const along = (u - (w / 2 - 0.034) > v - (h / 2 - 0.034) ? y : x) / 0.012;
    if (along - Math.floor(along) > 0.65) return;
    surface.r = 0.62;
    surface.g = 0.5;
    surface.b = 0.33;
    surface.height += 0.0004;
  };

const INKS = ["#b8322b", "#1f5f8f", "#2f7a55"].map(fromHex);
const sticker =
  (number: number, r: number): Paint =>
  (surface, x, y, z) => {
    const ink = INKS[number % 3] as readonly [number, number, number];
    const d =
      number === 1
        ? Math.max(Math.abs(x) / (r * 1.1), Math.abs(y) / (r * 0.65))
        : Math.sqrt(x * x + Math.min(y * y, z * z) + Math.max(y * y, z * z)) / (r * 0.85);
    const band = Math.abs(number === 1 ? y : z) < r * 0.22;
    if (d > 0.86 || band) [surface.r, surface.g, surface.b] = ink;
  };

const SHELLS = ["#1f6f78", "#c0392f", "#27456f", "#d6a13a", "#6d7378", "#c56a80"].map(fromHex);
const LEATHERS = ["#7a4524", "#5a3220", "#8f5a30", "#4a2c22"].map(fromHex);

/**
 * A suitcase. What makes it itself: a flat upright case with rounded edges and a handle on top. A trolley has a ribbed shell, a zip
 * around, four wheels and a pulled-out bar; an old one is of leather with corners, straps with buckles, and latches; a briefcase is slim.
 */
export const suitcase = defineConcept<SuitcaseParameters>({
  id: "suitcase",
  family: "container",
  words: [
    "suitcase",
    "luggage",
    "briefcase",
    "carry-on",
    "trolley case",
    "rolling suitcase",
    "travel case",
    "attache case",
    "baggage",
    "valise",
    "travel bag",
  ],
  senses: ["bag#6", "briefcase", "baggage#1"],
  height: 0.6,
  parameters,
  slots: {
    body: { words: ["shell", "case"], materials: ["plastic", "leather"], colours: LEATHERS },
    trim: {
      words: ["handle", "corner", "strap", "grip"],
      materials: ["leather"],
      colours: ["#3a2116", "#2c1b14"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["latch", "lock", "buckle", "clasp"], materials: ["gold", "bronze"], takesWhole: false },
    rod: { words: ["bar", "telescopic handle"], materials: ["brushed-steel"], takesWhole: false },
    zip: { words: ["zipper", "seam"], materials: ["rubber"], colours: [fromHex("#17171a")], takesWhole: false },
    wheel: { words: ["roller", "castor"], materials: ["rubber"], colours: [fromHex("#202022")], takesWhole: false },
    sticker: { words: ["decal"], materials: ["paper"], colours: [fromHex("#efe6cf")], takesWhole: false },
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "trolley"
      ? {
          body: { material: "plastic", colours: [SHELLS[Number(p.shell)] as Rgb] },
          trim: { material: "plastic", colours: [fromHex("#1e1f23")] },
        }
      : { body: { material: "leather" } },
  sample: sampleSuitcase,
  build: buildSuitcase,
  view: { azimuth: 0.55, elevation: 0.22 },
});
