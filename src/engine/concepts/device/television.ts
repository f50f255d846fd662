import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { desktopPaint } from "./screen-paint.ts";

export type TelevisionParameters = {
  readonly style: "retro" | "flat" | "monitor";
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly legs: boolean;
  readonly antenna: boolean;
  readonly picture: number;
};

const parameters = {
  style: choice(["retro", "flat", "monitor"], "A box with a tube and knobs, a flat panel on feet, or one on a neck."),
  width: metres(0.3, 2, "Side to side."),
  height: metres(0.2, 1.4, "Of the cabinet."),
  depth: metres(0.02, 0.7, "Front to back."),
  legs: flag("Stands on four tapered legs."),
  antenna: flag("Has two rods for an aerial."),
  picture: integer(0, 5, "What is on: landscape, code, document, sunset, colour bars, dark."),
};

const BARS = ["#e8e8e4", "#d8c83a", "#3ac0c8", "#3fae4a", "#c04ab0", "#c8382e", "#2f4fb8"].map(fromHex);

/** A tube's picture: colour bars, or grey-green glass with a soft glow. */
function tubePaint(width: number, height: number, on: boolean): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    if (on) {
      const bar = BARS[Math.min(6, Math.max(0, Math.floor(u * 7)))] as (typeof BARS)[number];
      const low = BARS[(Math.min(6, Math.max(0, Math.floor(u * 7))) * 3 + 2) % 7] as (typeof BARS)[number];
      layColour(surface, v > 0.26 ? bar : low, 0.1, 0);
      if (sin(y * 900) > 0.6) layColour(surface, [surface.r * 0.8, surface.g * 0.8, surface.b * 0.8]);
    } else {
      const glow = 0.05 + 0.08 * Math.max(0, 1 - 2.6 * ((u - 0.4) * (u - 0.4) + (v - 0.6) * (v - 0.6)));
      layColour(surface, [glow * 0.8, glow, glow * 0.95], 0.05, 0);
    }
  };
}

function buildRetro(p: TelevisionParameters): Part[] {
  const { width: w, height: h, depth: d } = p;
  const lift = p.legs ? h * 0.42 : h * 0.05;
  const [sw, sh] = [w * 0.64, h * 0.72];
  const [sx, sy] = [-w * 0.13, lift + h * 0.5];
  const z = d / 2;
  const swell = (half: number, high: number, at: number, corner: number): readonly Vec3[] =>
    rectangleOutline(half, high, corner, 5).map(([x, y]): Vec3 => [x, y, at]);
  const tubeFace = loft([
    swell(sw, sh, 0, sh * 0.2),
    swell(sw, sh, d * 0.03, sh * 0.2),
    swell(sw * 0.92, sh * 0.92, d * 0.07, sh * 0.26),
    swell(sw * 0.7, sh * 0.7, d * 0.105, sh * 0.26),
    swell(sw * 0.36, sh * 0.36, d * 0.125, sh * 0.16),
    [[0, 0, d * 0.13]],
  ]);
  const kx = w * 0.345;
  const r = w * 0.058;
  const knob = (y: number, radius: number) => [
    move(disc(radius * 1.25, d * 0.025, d * 0.01, 32), [kx, y, z]),
    move(disc(radius, d * 0.09, d * 0.015, 28), [kx, y, z]),
    move(box([radius * 0.24, radius * 1.7, d * 0.03], { bevel: radius * 0.08 }), [kx, y, z + d * 0.09]),
  ];
  const grille: Paint = (surface, _x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5 && sin(y * (200 / h)) > 0) layColour(surface, [0.03, 0.027, 0.024], 0.8, 0);
  };
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      move(
        turnX(
          turnZ(
            cylinder({ radius: w * 0.014, radiusTop: w * 0.028, height: lift * 1.06, bevel: w * 0.004, segments: 16 }),
            a * 0.16,
          ),
          -b * 0.12,
        ),
        [a * w * 0.44, 0, b * d * 0.36],
      ),
    ),
  );
  const feet = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      move(cylinder({ radius: w * 0.03, height: lift * 1.2, bevel: w * 0.006, segments: 20 }), [
        a * w * 0.4,
        0,
        b * d * 0.36,
      ]),
    ),
  );
  const top = lift + h;
  const parts: Part[] = [
    makePart("cabinet", "body", move(slab([w, h, d], h * 0.12, h * 0.045, 5), [0, lift + h / 2, 0]), {
      weight: 1,
      grain: "x",
    }),
    makePart(
      "back",
      "panel",
      move(slab([w * 0.6, h * 0.66, d * 0.3], h * 0.12, h * 0.06), [0, lift + h / 2, -d * 0.52]),
      { weight: 0.3 },
    ),
    makePart("bezel", "trim", move(slab([sw * 1.1, sh * 1.13, d * 0.05], sh * 0.24, d * 0.02, 6), [sx, sy, z]), {
      weight: 0.9,
    }),
    makePart("screen", "screen", move(tubeFace, [sx, sy, z + d * 0.012]), {
      weight: 1,
      crease: 1.2,
      paint: tubePaint(sw, sh, p.picture >= 4 ? p.picture === 4 : p.picture > 1),
    }),
    makePart("panel", "panel", move(slab([w * 0.21, sh * 1.13, d * 0.04], h * 0.05, d * 0.015), [kx, sy, z]), {
      weight: 0.7,
    }),
    ...makeParts("knob", "knob", [...knob(sy + sh * 0.36, r), ...knob(sy + sh * 0.06, r)], { weight: 0.7 }),
    makePart(
      "speaker",
      "trim",
      move(slab([w * 0.16, sh * 0.46, d * 0.03], h * 0.03, d * 0.008), [kx, sy - sh * 0.28, z + d * 0.012]),
      { weight: 0.6, paint: grille },
    ),
    ...makeParts(p.legs ? "leg" : "foot", "leg", p.legs ? legs : feet, { weight: 0.7 }),
  ];
  if (p.antenna) {
    const rods = [-1, 1].map((s) =>
      tube(
        w * 0.006,
        [
          [s * w * 0.02, top, -d * 0.1],
          [s * w * 0.34, top + h * 0.62, -d * 0.14],
        ],
        8,
      ),
    );
    const tips = [-1, 1].map((s) => move(sphere(w * 0.013, 12), [s * w * 0.34, top + h * 0.62, -d * 0.14]));
    parts.push(
      makePart(
        "antenna-base",
        "antenna",
        move(cylinder({ radius: w * 0.07, radiusTop: w * 0.04, height: h * 0.07, bevel: w * 0.01 }), [
          0,
          top - h * 0.01,
          -d * 0.1,
        ]),
        { weight: 0.5 },
      ),
      ...makeParts("antenna", "antenna", [...rods, ...tips], { weight: 0.8 }),
    );
  }
  return parts;
}

function buildFlat(p: TelevisionParameters): Part[] {
  const { width: w, height: h, depth: d } = p;
  const monitor = p.style === "monitor";
  const lift = h * (monitor ? 0.3 : 0.1);
  const stand = monitor
    ? [
        move(box([w * 0.09, lift + h * 0.3, d * 0.9], { bevel: d * 0.2, bevelSteps: 2 }), [
          0,
          (lift + h * 0.3) / 2,
          -d * 0.9,
        ]),
        move(turnX(slab([w * 0.44, h * 0.42, h * 0.028], h * 0.06, h * 0.01), -PI / 2), [0, h * 0.014, -d * 0.3]),
      ]
    : [-1, 1].flatMap((s) => [
        move(turnX(box([w * 0.014, w * 0.15, w * 0.016], { bevel: w * 0.005 }), 1.0), [
          s * w * 0.34,
          lift * 0.55,
          w * 0.055,
        ]),
        move(turnX(box([w * 0.014, w * 0.15, w * 0.016], { bevel: w * 0.005 }), -1.0), [
          s * w * 0.34,
          lift * 0.55,
          -w * 0.055,
        ]),
      ]);
  return [
    makePart("cabinet", "body", move(slab([w, h, d], h * 0.02, d * 0.2), [0, lift + h / 2, 0]), { weight: 1 }),
    makePart(
      "screen",
      "screen",
      move(slab([w * 0.985, h * 0.972, d * 0.1], h * 0.012, d * 0.02), [0, lift + h / 2 + h * 0.004, d / 2]),
      {
        weight: 1,
        paint: desktopPaint(w * 0.965, h * 0.945, monitor ? p.picture % 4 : p.picture % 2 === 0 ? 4 : 5),
      },
    ),
    makePart("back", "body", move(slab([w * 0.55, h * 0.5, d], h * 0.06, d * 0.3), [0, lift + h * 0.45, -d * 0.6]), {
      weight: 0.3,
    }),
    ...makeParts("stand", "leg", stand, { weight: 0.8 }),
  ];
}

/** What a television and a monitor share. */
const SLOTS = {
  body: {
    words: ["case", "cabinet", "frame"],
    materials: ["plastic"],
    colours: ["#17181b", "#2a2c30", "#b9bcc0"].map(fromHex),
  },
  screen: {
    words: ["display", "picture tube"],
    materials: ["glass"],
    colours: [fromHex("#0a0b0d")],
    takesWhole: false,
  },
  leg: { words: ["foot", "stand", "base"], materials: ["plastic"], colours: [fromHex("#26282c")], takesWhole: false },
} as const;

/**
 * A television set. What makes it itself: an old one is a wooden or coloured box with a bulging screen in a pale bezel, two big channel
 * knobs over a speaker grille at its right, rabbit ears on top and often tapered legs; a new one a thin wide panel on two feet with a bright picture.
 */
export const television = defineConcept<TelevisionParameters>({
  id: "television",
  family: "device",
  words: [
    "television",
    "tv",
    "television set",
    "tv set",
    "flatscreen",
    "flat screen tv",
    "retro tv",
    "old tv",
    "vintage tv",
    "crt tv",
  ],
  senses: ["television"],
  height: 0.6,
  parameters,
  slots: {
    ...SLOTS,
    trim: {
      words: ["bezel", "grille"],
      materials: ["plastic"],
      colours: ["#e6dfcc", "#c9b48a", "#3a332c"].map(fromHex),
      takesWhole: false,
    },
    panel: { words: ["control panel"], materials: ["plastic"], colours: [fromHex("#2a241f")], takesWhole: false },
    knob: {
      words: ["button", "dial"],
      materials: ["brushed-steel", "plastic"],
      colours: [fromHex("#d8d2c4")],
      takesWhole: false,
    },
    antenna: { words: ["aerial", "rabbit ear"], materials: ["brushed-steel"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const flat = ask.word.startsWith("flat") || says(ask, "modern") || says(ask, "flat") || says(ask, "futuristic");
    const old =
      says(ask, "vintage") ||
      ["retro tv", "old tv", "vintage tv", "crt tv"].includes(ask.word) ||
      wants(ask, "antenna", false) ||
      wants(ask, "knob", false);
    const retro = old || (!flat && draw.chance("retro", 0.72));
    const size = draw.number("size", 0.92, 1.08) * traitFactor(ask, { wide: 1.1, narrow: 0.9 });
    return fitParameters<TelevisionParameters>(parameters, {
      style: retro ? "retro" : "flat",
      width: (retro ? 0.62 : 1.2) * size,
      height: (retro ? draw.number("tall", 0.43, 0.48) : 0.69) * size,
      depth: retro ? draw.number("depth", 0.34, 0.42) : 0.045,
      legs: wants(ask, "leg", draw.chance("legs", 0.45)),
      antenna: wants(ask, "antenna", draw.chance("antenna", 0.8)),
      picture: draw.integer("picture", 0, 5),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => {
    if (p.style !== "retro") return {};
    const coats: readonly SlotDress[] = [
      { material: "oak", colours: [fromHex("#7a4726")] },
      { material: "oak", colours: [fromHex("#a0693a")] },
      { material: "plastic", colours: [fromHex("#c8402f")] },
      { material: "plastic", colours: [fromHex("#4f9a98")] },
      { material: "oak", colours: [fromHex("#5a3018")] },
      { material: "plastic", colours: [fromHex("#dd9a2c")] },
    ];
    return { body: coats[p.picture] as SlotDress, leg: { material: "oak", colours: [fromHex("#4a2814")] } };
  },
  build: (p) => {
    const top = p.style === "retro" ? p.height * (p.legs ? 1.42 : 1.05) : p.height * 1.1;
    return standModel(p.style === "retro" ? buildRetro(p) : buildFlat(p), [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(p.width * 0.3, p.depth / 2) },
      { name: "attach", position: [0, top / 2, -p.depth / 2], normal: [0, 0, -1], radius: p.width * 0.3 },
    ]);
  },
  view: { azimuth: 0.48, elevation: 0.16 },
});

/** A computer's screen. What makes it itself: a wide thin panel with windows or code on it, on a neck and a flat foot. */
export const monitor = defineConcept<TelevisionParameters>({
  id: "monitor",
  family: "device",
  words: ["monitor", "computer monitor", "computer screen", "screen", "display"],
  senses: ["monitor#4", "screen#3"],
  height: 0.5,
  parameters,
  slots: SLOTS,
  sample: (draw, ask) => {
    const size = draw.number("size", 0.94, 1.1) * traitFactor(ask, { wide: 1.15, narrow: 0.9 });
    return fitParameters<TelevisionParameters>(parameters, {
      style: "monitor",
      width: 0.6 * size * (says(ask, "curved") ? 1.15 : 1),
      height: 0.35 * size,
      depth: 0.035,
      legs: false,
      antenna: false,
      picture: draw.integer("picture", 0, 3),
    });
  },
  build: (p) =>
    standModel(buildFlat(p), [
      { name: "top", position: [0, p.height * 1.3, 0], normal: [0, 1, 0], radius: p.depth / 2 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.width * 0.2 },
    ]),
  view: { azimuth: 0.45, elevation: 0.16 },
});
