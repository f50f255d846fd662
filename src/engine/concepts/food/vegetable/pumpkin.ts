import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { shade, tint } from "../tint.ts";

const RIBS = 11;
const [WIDE, HIGH] = [0.13, 0.104] as const;

/** How deep in a furrow between two ribs, 0 to 1. */
const furrow = (angle: number): number => {
  const s = Math.abs(sin((angle * RIBS) / 2));
  return (1 - s) * (1 - s) * (1 - s * 0.5);
};

/** A flattened ball, drawn in at both poles, its ribs deepest towards them. Middle at y = 0. */
function gourd(): Geometry {
  const steps = 40;
  const line = Array.from({ length: steps + 1 }, (_, i) => {
    const a = (i / steps - 0.5) * PI;
    const dent = 0.3 * smoothstep(0.32, 0, cos(a));
    return [i === 0 || i === steps ? 0 : cos(a), sin(a) * (1 - dent)] as const;
  });
  const ball = lathe(line, RIBS * 10);
  return deform(ball, ([x, y, z]) => {
    const f = 1 - 0.13 * furrow(atan2(z, x));
    return [x * WIDE * f, y * HIGH * (1 - 0.05 * furrow(atan2(z, x))), z * WIDE * f];
  });
}

const INSIDE = fromHex("#ffd23f");
const HEART = fromHex("#fff2a0");
const EDGE = fromHex("#c9661a");

/** How far inside a triangle with its point up (or down, when `flip` is -1); positive within. */
const triangle = (x: number, y: number, half: number, height: number, flip: number): number => {
  const v = y * flip;
  return Math.min(v + height / 2, (height / 2 - v) * 0.62 - Math.abs(x) * (height / half) * 0.62);
};

/** How far a point of the front (metres, from the middle) lies inside the carved face; positive is cut out. */
function carvedFace(x: number, y: number, grin: string): number {
  const eyes =
    grin === "angry"
      ? Math.min(
          triangle(Math.abs(x) - 0.043, y - 0.025, 0.027, 0.04, -1),
          0.043 + 0.62 * (Math.abs(x) - 0.043) - y + 0.0,
        )
      : triangle(Math.abs(x) - 0.042, y - 0.028, 0.026, 0.04, 1);
  const nose = triangle(x, y - 0.001, 0.0115, 0.019, 1);
  const bend = grin === "sad" ? -3.4 : 4.6;
  const v = y + 0.041 - bend * x * x;
  const half = 0.017 * Math.sqrt(Math.max(0, 1 - (x * x) / 0.0052));
  let mouth = Math.min(half - Math.abs(v), 0.072 - Math.abs(x));
  for (const [cx, side] of [
    [-0.03, 1],
    [0.03, 1],
    [0, -1],
    [-0.045, -1],
    [0.045, -1],
  ] as const) {
    const inTooth = Math.min(0.0068 - Math.abs(x - cx), side * v + 0.0015);
    mouth = Math.min(mouth, -inTooth);
  }
  return Math.max(eyes, nose, mouth);
}

const skinPaint =
  (carved: string, lit: boolean): Paint =>
  (surface, x, y, z) => {
    const angle = atan2(z, x);
    const deep = furrow(angle);
    const v = y;
    shade(surface, 1 - 0.4 * deep);
    shade(surface, 1 + 0.09 * noise(cos(angle) * 9, v * 3, sin(angle) * 9, 3));
    tint(surface, fromHex("#e8c890"), 0.4 * smoothstep(0.6, 0.75, noise(x * 16, y * 16, z * 16, 5)));
    surface.roughness = 0.36;
    if (carved === "none" || z < 0) return;
    const cut = carvedFace((x * WIDE) / 1.28, (y * HIGH - 0.004) / 1.28, carved);
    if (cut < -0.001) return;
    const depth = smoothstep(0.0, 0.004, cut);
    const glow: Rgb = lit ? INSIDE : fromHex("#2a1206");
    tint(surface, EDGE, 1);
    tint(surface, glow, depth);
    if (lit) tint(surface, HEART, 0.8 * smoothstep(0.004, 0.014, cut));
    surface.height -= 0.01 * depth;
    surface.roughness = 0.9;
  };

function buildPumpkin(food: Food): Part[] {
  const carved = food.style === "plain" ? "none" : food.style;
  const parts: Part[] = [
    makePart("pumpkin", "skin", gourd(), {
      weight: 1,
      paint: skinPaint(carved, food.has("glow") || carved !== "none"),
      crease: 1.2,
    }),
  ];
  const star = circleOutline(0.0125, 30).map(
    ([x, y], i) => [x * (1 + 0.2 * cos((i / 30) * 10 * PI)), y * (1 + 0.2 * cos((i / 30) * 10 * PI))] as const,
  );
  const stem = sweep(
    star,
    curveThrough(
      [
        [0, 0.06, 0],
        [0.001, 0.085, 0],
        [0.006, 0.107, 0.002],
        [0.022, 0.13, 0.006],
      ],
      6,
    ),
    {
      scale: (t) => 1.9 - 2.6 * t + 1.85 * t * t,
      twist: (t) => t * 1.2,
    },
  );
  parts.push(makePart("stem", "stem", stem, { weight: 0.8 }));
  if (food.has("leaf")) {
    const curl = Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      return [
        0.012 + t * 0.055 + 0.009 * cos(t * 19),
        0.083 + 0.01 * sin(t * 19) - t * 0.012,
        0.03 + t * 0.03,
      ] as const;
    });
    parts.push(makePart("vine", "leaf", tube(0.0016, [[0, 0.082, 0.0], ...curl], 7), { weight: 0.4 }));
    const blades = [-0.75, 0, 0.75].map((a) =>
      risingLeaf(
        { length: a === 0 ? 0.07 : 0.054, width: 0.045, thickness: 0.0016, fold: 0.15, droop: 0.75 },
        [-0.005, 0.081, 0.004],
        1.28,
        -1.0 + a,
      ),
    );
    for (const [i, blade] of blades.entries()) parts.push(makePart(`leaf-${i + 1}`, "leaf", blade, { weight: 0.5 }));
  }
  return parts;
}

/**
 * Pumpkin: a flattened orange ball with deep ribs from pole to pole and a ridged, bent green-brown stalk. A jack-o'-lantern has
 * triangular eyes and nose and a toothed grin cut through, lit yellow from within.
 */
export const pumpkin = defineFood({
  id: "pumpkin",
  seldomColour: true,
  words: [
    "pumpkin",
    "jack o lantern",
    "jack-o-lantern",
    "jack o'lantern",
    "jack-o'-lantern",
    "halloween pumpkin",
    "carved pumpkin",
    "gourd",
    "pumpkin head",
  ],
  senses: ["pumpkin#2", "gourd#2", "winter squash#2"],
  height: 0.22,
  slots: {
    skin: { ...slot("plastic", "#e8740e #e06c0c #ee8218", "flesh|body|rind|face"), takesWhole: true },
    stem: slot("bark", "#6a7034 #7a6a34", "stalk"),
    leaf: slot("plastic", "#4f8a2a", "vine|tendril|leaves"),
  },
  styles: {
    plain: { weight: 1, words: ["pumpkin", "gourd"] },
    grin: {
      weight: 0,
      words: [
        "jack o lantern",
        "jack-o-lantern",
        "jack o'lantern",
        "jack-o'-lantern",
        "halloween pumpkin",
        "carved pumpkin",
        "pumpkin head",
      ],
      traits: ["carved", "haunted", "happy", "glowing", "burning", "lit"],
    },
    angry: { weight: 0, traits: ["angry", "evil"] },
    sad: { weight: 0, traits: ["sad"] },
  },
  extras: { leaf: { chance: 0.7 }, glow: { chance: 0, traits: ["glowing", "burning", "lit"] } },
  vary: 0.12,
  build: buildPumpkin,
  view: { azimuth: 0.14, elevation: 0.2 },
});
