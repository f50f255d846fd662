import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { primitive, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { leafBlade } from "../plant/leaf-blade.ts";

type AppleParameters = {
  readonly radius: number;
  readonly tallness: number;
  readonly lobes: number;
  readonly lean: number;
  readonly stem: boolean;
  readonly leaf: boolean;
  readonly bite: boolean;
  readonly colour: string;
  readonly blush: boolean;
  readonly seed: number;
};

const COLOURS = { red: "#a8161a", green: "#7fae2c", yellow: "#d8b23a", pink: "#c8484a" } as const;

const PARAMETERS = {
  radius: { kind: "number", min: 0.01, max: 0.2, unit: "m", about: "Half the width." },
  tallness: { kind: "number", min: 0.6, max: 1.3, unit: "ratio", about: "Height over width." },
  lobes: { kind: "number", min: 0, max: 1, unit: "ratio", about: "How five-lobed the lower end is." },
  lean: { kind: "number", min: -0.2, max: 0.2, unit: "rad", about: "How far the axis leans." },
  stem: { kind: "flag", about: "It has a stem." },
  leaf: { kind: "flag", about: "A leaf on the stem." },
  bite: { kind: "flag", about: "Somebody has bitten into it." },
  colour: { kind: "choice", options: Object.keys(COLOURS), about: "Skin where the artist names no colour." },
  blush: { kind: "flag", about: "Streaks and freckles of the skin." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells one apple's streaks from another's." },
} as const;

/** An apple of radius 1 about the origin: a ball drawn in at both poles, with five lobes towards the calyx. */
function appleSdf(tallness: number, lobes: number): Sdf {
  const h = tallness;
  return primitive({ min: [-1.08, -1.1 * h, -1.08], max: [1.08, 1.1 * h, 1.08] }, (x, y, z) => {
    const v = y / h;
    const r = Math.sqrt(x * x + z * z);
    const angle = atan2(z, x);
    // the widest place lies above the middle; below, the flesh narrows into lobes
    const low = smoothstep(0.2, -0.9, v);
    const waist = 1 - 0.13 * low * low + 0.03 * smoothstep(0, 0.8, v);
    const five = 1 + lobes * 0.045 * low * cos(5 * angle) + 0.012 * cos(3 * angle + 1);
    const rr = r / (waist * five);
    // a ring torus without a hole: distance to a circle of radius 0.42 in the middle plane
    const q = rr - 0.42;
    const body = Math.sqrt(Math.max(q, -0.6) * Math.max(q, -0.6) + v * v * 0.56) - 0.6;
    const top = 0.34 * smoothstep(0.46, 0, rr) * smoothstep(0.2, 0.7, v);
    const foot = 0.16 * smoothstep(0.36, 0, rr) * smoothstep(-0.2, -0.7, v);
    return (body + top + foot) * 0.72;
  });
}

function buildApple(p: AppleParameters): Model {
  const skin = appleSdf(p.tallness, p.lobes);
  const [bx, by] = [0.92, 0.12];
  const teeth = [0, 1, 2, 3].map((i) => ball([bx + 0.14 * (i % 2), by + 0.34 - i * 0.22, 0.62 - 0.1 * (i % 2)], 0.24));
  const flesh = p.bite
    ? sculpt([
        add(skin),
        carve(ellipsoid([bx + 0.08, by, 0.66], [0.42, 0.5, 0.42]), 0.02),
        ...teeth.map((tooth) => carve(tooth, 0.03)),
      ])
    : skin;
  const stemWay = curveThrough(
    [
      [0, 0.2, 0],
      [0.01, 0.55, 0.01],
      [0.05, 0.86, 0.03],
      [0.16, 1.12, 0.05],
    ],
    6,
  );
  const turned = chain(rotation([0, 0, 1], p.lean));
  const grow = (geometry: Part["geometry"]) => {
    const { positions, indices, rest } = geometry;
    return place(
      { positions: positions.map((x) => x * p.radius), indices, rest: rest.map((x) => x * p.radius) },
      turned,
    );
  };
  const parts: Part[] = [
    makePart("apple", "body", grow(meshSdf(flesh, 0.05)), { crease: 0.9, weight: 1, paint: skinPaint(p, skin) }),
  ];
  if (p.stem) {
    const thick = (t: number) => 1.15 - 0.45 * t + 0.9 * smoothstep(0.8, 1, t);
    parts.push(
      makePart("stem", "stem", grow(tube(0.052, stemWay, 12, { scale: thick, endRounding: 0.02 })), {
        weight: 0.8,
        crease: 0.9,
      }),
    );
  }
  if (p.leaf && p.stem) {
    const blade = place(
      leafBlade({ length: 0.95, width: 0.46, thickness: 0.022, fold: 0.3, droop: 0.5 }),
      chain(rotation(X_AXIS, -0.25), rotation(Y_AXIS, 0.9), translation([0.04, 0.84, 0.03])),
    );
    parts.push(makePart("leaf", "leaf", grow(blade), { weight: 0.7, crease: 0.5, paint: leafPaint(p.radius * 0.95) }));
  }
  const top = 1.02 * p.tallness * 0.62 * p.radius;
  return standModel(parts, [{ name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: p.radius * 0.4 }]);
}

/** Streaks from pole to pole, pale freckles, a lighter hollow around the stem; white flesh where the skin is bitten off. */
function skinPaint(p: AppleParameters, skin: Sdf): Paint {
  const r = p.radius;
  return (surface, x, y, z) => {
    const [u, v, w] = [x / r, y / r, z / r];
    const deep = skin.at(u, v, w);
    if (p.bite && deep < -0.022) {
      const rim = smoothstep(-0.022, -0.05, deep);
      const tint = 0.94 + 0.06 * noise(u * 9, v * 9, w * 9, 3);
      surface.r = (0.55 + 0.27 * rim) * tint;
      surface.g = (0.55 + 0.18 * rim) * tint;
      surface.b = (0.2 + 0.22 * rim) * tint;
      surface.roughness = 0.5;
      return;
    }
    if (surface.metalness < 0.5) surface.roughness = 0.22;
    if (!p.blush) return;
    const angle = atan2(w, u);
    const [c, s] = [cos(angle), sin(angle)];
    const streak = noise(c * 9, v * 1.1, s * 9, p.seed) * 0.6 + noise(c * 24, v * 1.6, s * 24, p.seed + 1) * 0.4;
    const side = 0.5 + 0.5 * noise(u * 1.1, v * 0.8, w * 1.1, p.seed + 2);
    const pole = smoothstep(0.5, 0.05, Math.sqrt(u * u + w * w));
    const bright = clamp(pole * 0.75 + smoothstep(0.05, 0.75, streak + 0.35 * side - 0.12) * 0.42, 0, 0.85);
    const light = 0.5 + luminance([surface.r, surface.g, surface.b]);
    mixInto(surface, [Math.min(0.75, 0.72 * light + 0.1), Math.min(0.6, 0.5 * light + 0.1), 0.1], bright * 0.75);
    const dots = noise(u * 21, v * 21, w * 21, p.seed + 3);
    mixInto(surface, [0.75, 0.6, 0.3], 0.55 * smoothstep(0.62, 0.76, dots));
  };
}

/** A pale midrib and side veins. */
export const leafPaint =
  (length: number): Paint =>
  (surface, x, y, z) => {
    const [u, w] = [Math.abs(x) / length, z / length];
    const rib = smoothstep(0.022, 0.008, u);
    const phase = (w - u * 0.9) * 9;
    const vein = smoothstep(0.12, 0.04, Math.abs(phase - Math.floor(phase) - 0.5)) * 0.5 * smoothstep(0.25, 0.03, u);
    const shade = 0.88 + 0.2 * noise(x * 40, y * 40, z * 40, 5);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
    mixInto(surface, [surface.r * 1.6 + 0.05, surface.g * 1.4 + 0.05, surface.b * 1.5 + 0.02], Math.max(rib, vein));
  };

function mixInto(surface: { r: number; g: number; b: number }, to: Rgb, t: number): void {
  surface.r += (to[0] - surface.r) * t;
  surface.g += (to[1] - surface.g) * t;
  surface.b += (to[2] - surface.b) * t;
}

export const apple = defineConcept<AppleParameters>({
  id: "apple",
  family: "food",
  words: ["apple", "red apple", "green apple", "granny smith", "crabapple"],
  senses: ["apple", "pome"],
  height: 0.09,
  parameters: PARAMETERS,
  slots: {
    body: { words: ["skin", "peel", "flesh"], materials: ["ceramic-glaze"], colours: [fromHex(COLOURS.red)] },
    stem: { words: ["stalk"], materials: ["bark"], colours: [fromHex("#4a3018")], takesWhole: false },
    leaf: { words: [], materials: ["plastic"], colours: [fromHex("#4c8a24")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isPlain = (ask.colours?.length ?? 0) > 0 || (ask.materials?.length ?? 0) > 0;
    const isGreen = ask.word.startsWith("green") || ask.word === "granny smith";
    return fitParameters<AppleParameters>(PARAMETERS, {
      radius: draw.normal("radius", 0.041, 0.002) * (ask.word === "crabapple" ? 0.5 : 1),
      tallness: draw.number("tallness", 0.9, 1.02) * traitFactor(ask, { tall: 1.15, flat: 0.8, round: 0.97 }),
      lobes: draw.number("lobes", 0.2, 1),
      lean: draw.number("lean", -0.07, 0.07),
      stem: wants(ask, "stem", true),
      leaf: wants(ask, "leaf", draw.chance("leaf", 0.75)),
      bite: says(ask, "bitten") || says(ask, "eaten"),
      colour: isGreen
        ? "green"
        : ask.word === "red apple"
          ? "red"
          : draw.pick("colour", ["red", "red", "green", "yellow", "pink"] as const, [5, 2, 2, 1, 1]),
      blush: !(ask.materials?.length ?? 0) && !(isPlain && says(ask, "smooth")),
      seed: draw.integer("seed", 0, 9999),
    });
  },
  dress: (p) => ({ body: { colours: [fromHex(COLOURS[p.colour as keyof typeof COLOURS])] } }),
  build: buildApple,
  view: { azimuth: 0.55, elevation: 0.34 },
});
