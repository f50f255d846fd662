import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, metres, ratio } from "../parameter-specs.ts";

export type CameraParameters = {
  readonly style: "reflex" | "rangefinder" | "instant";
  readonly width: number;
  readonly slim: number;
  readonly lens: number;
  readonly reach: number;
};

const parameters = {
  style: choice(["reflex", "rangefinder", "instant"], "With a prism, flat-topped, or one that makes prints at once."),
  width: metres(0.08, 0.25, "Side to side."),
  slim: ratio(0.5, 1, "Height over width."),
  lens: ratio(0.14, 0.3, "Radius of the lens over the width."),
  reach: ratio(0.2, 1, "Length of the lens over the width."),
};

/** Coated glass seen in its barrel: dark with rings and two coloured reflections. */
function lensPaint(radius: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.2) return;
    const r = Math.sqrt(x * x + y * y) / radius;
    layColour(surface, [0.012, 0.014, 0.03], 0.04, 0);
    if (r > 0.55 && r < 0.6) layColour(surface, [0.1, 0.08, 0.16], 0.05);
    const [u, v] = [x / radius + 0.3, y / radius - 0.32];
    const [s, t] = [x / radius - 0.26, y / radius + 0.34];
    if (u * u + v * v < 0.05) layColour(surface, [0.32, 0.36, 0.62], 0.04);
    if (s * s + t * t < 0.02) layColour(surface, [0.3, 0.08, 0.3], 0.04);
  };
}

/** Barrel, rings, ribbed focus ring and glass on z = 0. */
function makeLens(r: number, length: number, metal: string): Part[] {
  const barrel = turnedCorners(
    [
      [0, 0],
      [r * 1.08, 0],
      [r * 1.08, length * 0.14, r * 0.04],
      [r * 0.96, length * 0.16],
      [r * 0.96, length * 0.34],
      [r * 1.02, length * 0.36, r * 0.03],
      [r * 1.02, length * 0.74, r * 0.03],
      [r * 0.94, length * 0.76],
      [r * 0.98, length * 0.98, r * 0.03],
      [r * 0.86, length, r * 0.02],
      [r * 0.78, length * 0.86],
      [0, length * 0.84],
    ],
    48,
  );
  const ribs: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    const d = Math.sqrt(x * x + y * y);
    if (Math.abs(nz) < 0.5 && z > length * 0.38 && z < length * 0.72) {
      const angle = x / d;
      const wave = cos(angle * 46) * cos((y / d) * 46);
      surface.height += wave * r * 0.012;
      const shade = 0.75 + 0.25 * wave;
      surface.r *= shade;
      surface.g *= shade;
      surface.b *= shade;
    }
    if (z > length * 0.2 && z < length * 0.3 && Math.abs(nz) < 0.5 && y > 0 && sin(x * (90 / r)) > 0.5)
      layColour(surface, [0.8, 0.8, 0.78], 0.5, 0);
  };
  return [
    makePart("lens", metal, barrel, { weight: 1, crease: 0.45, paint: ribs }),
    makePart(
      "glass",
      "glass",
      move(
        turnedCorners(
          [
            [0, 0],
            [r * 0.8, 0],
            [r * 0.78, r * 0.05, r * 0.05],
            [0, r * 0.16],
          ],
          36,
          5,
        ),
        [0, 0, length * 0.82],
      ),
      {
        weight: 0.9,
        paint: lensPaint(r * 0.8),
      },
    ),
  ];
}

function buildReflex(p: CameraParameters): Part[] {
  const { width: w } = p;
  const h = w * p.slim;
  const d = w * 0.34;
  const r = w * p.lens;
  const old = p.style === "rangefinder";
  const leather: Paint = (surface, x, y, _z) => {
    const grain = sin(x * 2600 + 2 * sin(y * 1900)) * sin(y * 2400 + 2 * sin(x * 2100));
    surface.height += grain * 0.00012;
  };
  const deck = h * (old ? 0.2 : 0.16);
  const knob = (x: number, radius: number, high: number) =>
    move(cylinder({ radius, height: high, bevel: radius * 0.15, segments: 28 }), [x, h - deck * 0.05, 0]);
  const parts: Part[] = [
    makePart("body", "body", move(slab([w, h - deck * 0.8, d], d * 0.24, d * 0.12), [0, (h - deck * 0.8) / 2, 0]), {
      weight: 1,
      paint: leather,
    }),
    makePart(
      "top-plate",
      "top",
      move(slab([w * 0.995, deck, d * 0.98], deck * 0.3, deck * 0.16), [0, h - deck / 2, 0]),
      { weight: 0.9 },
    ),
    makePart("base-plate", "top", move(slab([w * 0.985, h * 0.07, d * 0.99], h * 0.03, h * 0.02), [0, h * 0.035, 0]), {
      weight: 0.5,
    }),
    ...makeParts(
      "dial",
      "dial",
      [knob(-w * 0.36, w * 0.068, h * 0.1), knob(w * 0.24, w * 0.055, h * 0.1), knob(w * 0.4, w * 0.045, h * 0.06)],
      { weight: 0.6 },
    ),
    makePart("shutter", "shutter", knob(-w * 0.2, w * 0.032, h * 0.09), { weight: 0.6 }),
    ...makeLens(r, w * p.reach, "lens").map((part) => ({
      ...part,
      geometry: move(part.geometry, [old ? 0 : w * 0.04, h * 0.43, d * 0.46]),
    })),
  ];
  if (old) {
    const window = (x: number, ww: number, hh: number) =>
      move(slab([ww, hh, d * 0.1], hh * 0.2, d * 0.02), [x, h - deck * 0.52, d * 0.47]);
    parts.push(
      ...makeParts(
        "finder",
        "glass",
        [
          window(-w * 0.3, w * 0.13, deck * 0.6),
          window(w * 0.33, w * 0.08, deck * 0.5),
          window(w * 0.02, w * 0.11, deck * 0.4),
        ],
        { weight: 0.7 },
      ),
      makePart(
        "flash-shoe",
        "dial",
        move(box([w * 0.12, h * 0.035, d * 0.5], { bevel: 0.001 }), [0, h + h * 0.01, 0]),
        { weight: 0.3 },
      ),
      makePart(
        "lever",
        "dial",
        move(box([w * 0.02, h * 0.16, d * 0.1], { bevel: w * 0.006 }), [w * 0.24, h * 0.6, d * 0.5]),
        { weight: 0.3 },
      ),
    );
    return parts;
  }
  const ring = (y: number, half: number, back: number, front: number): readonly Vec3[] => [
    [-half, y, front],
    [half, y, front],
    [half, y, back],
    [-half, y, back],
  ];
  const prism = loft([
    ring(h * 0.9, w * 0.2, -d * 0.48, d * 0.52),
    ring(h * 1.02, w * 0.19, -d * 0.47, d * 0.56),
    ring(h * 1.22, w * 0.11, -d * 0.4, d * 0.44),
    ring(h * 1.24, w * 0.095, -d * 0.36, d * 0.36),
  ]);
  const grip = slab([w * 0.2, h * 0.88, d * 0.62], w * 0.07, w * 0.05, 5);
  parts.push(
    makePart("prism", "top", move(prism, [w * 0.04, 0, 0]), { weight: 0.9 }),
    makePart(
      "name-plate",
      "dial",
      move(slab([w * 0.2, h * 0.06, d * 0.06], h * 0.02), [w * 0.04, h * 1.06, d * 0.52]),
      { weight: 0.3 },
    ),
    makePart("grip", "body", move(grip, [-w * 0.41, h * 0.46, d * 0.4]), { weight: 0.8, paint: leather }),
    makePart("flash-shoe", "dial", move(box([w * 0.1, h * 0.03, d * 0.4], { bevel: 0.001 }), [w * 0.04, h * 1.25, 0]), {
      weight: 0.3,
    }),
  );
  return parts;
}

const STRIPES = ["#e04a3a", "#f08a2c", "#f2c63a", "#4aa85a", "#3a7fd0"].map(fromHex);

/** A box with a sloping face, a rainbow stripe, a big flash and a slot below from which the picture comes. */
function buildInstant(p: CameraParameters): Part[] {
  const { width: w } = p;
  const h = w * 0.86;
  const d = w * 0.8;
  const ring = (y: number, front: number, half: number): readonly Vec3[] =>
    rectangleOutline(half * 2, d * 0.5 + front, w * 0.06, 4).map(([x, z]): Vec3 => [x, y, -z + (front - d * 0.5) / 2]);
  const body = loft([
    ring(0, d * 0.5, w * 0.49),
    ring(h * 0.02, d * 0.52, w * 0.5),
    ring(h * 0.26, d * 0.52, w * 0.5),
    ring(h * 0.3, d * 0.4, w * 0.49),
    ring(h * 0.4, d * 0.22, w * 0.49),
    ring(h * 0.97, d * 0.14, w * 0.48),
    ring(h, d * 0.1, w * 0.46),
  ]);
  const stripe: Paint = (surface, x, _y, z, _nx, ny) => {
    if (Math.abs(x) > w * 0.1 || z < 0 || ny < -0.5) return;
    layColour(
      surface,
      STRIPES[Math.min(4, Math.floor(((x + w * 0.1) / (w * 0.2)) * 5))] as (typeof STRIPES)[number],
      0.4,
      0,
    );
  };
  const r = w * 0.17;
  const face = d * 0.18;
  const print: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    layColour(surface, [0.86, 0.85, 0.8], 0.4, 0);
    if (Math.abs(x) < w * 0.3 && y > -w * 0.05)
      layColour(surface, y > w * 0.16 + w * 0.05 * sin(x * 40) ? [0.24, 0.5, 0.8] : [0.16, 0.4, 0.14], 0.2);
  };
  return [
    makePart("body", "body", body, { weight: 1, paint: stripe, crease: 0.5 }),
    makePart(
      "panel",
      "lens",
      move(slab([w * 0.94, h * 0.42, d * 0.06], w * 0.05, d * 0.02), [0, h * 0.68, d * 0.165]),
      { weight: 0.8 },
    ),
    ...makeLens(r, w * 0.2, "lens").map((part) => ({ ...part, geometry: move(part.geometry, [0, h * 0.62, face]) })),
    makePart(
      "flash",
      "glass",
      move(slab([w * 0.24, h * 0.17, d * 0.08], w * 0.02, d * 0.02), [w * 0.3, h * 0.78, face]),
      {
        weight: 0.7,
        paint: (surface, x) => layColour(surface, cos(x * 900) > 0 ? [0.85, 0.86, 0.88] : [0.62, 0.64, 0.68], 0.1, 0),
      },
    ),
    makePart(
      "finder",
      "glass",
      move(slab([w * 0.14, h * 0.13, d * 0.08], w * 0.02, d * 0.02), [-w * 0.32, h * 0.79, face]),
      { weight: 0.6 },
    ),
    makePart("shutter", "shutter", move(disc(w * 0.06, d * 0.08, d * 0.02, 28), [-w * 0.33, h * 0.56, face]), {
      weight: 0.7,
    }),
    makePart("print", "print", move(slab([w * 0.74, h * 0.5, w * 0.008], w * 0.01), [0, h * 0.32, d * 0.52]), {
      weight: 0.6,
      paint: print,
    }),
  ];
}

/**
 * A camera for photographs. What makes it itself: a box held in two hands with a round lens that stands out in front - rings, ribs, dark
 * coated glass -, dials and the shutter button on top. The reflex has a prism's hump and a grip, the rangefinder a flat metal top with
 * windows over leather, the instant camera a sloping face with a flash and a print that comes out below.
 */
export const camera = defineConcept<CameraParameters>({
  id: "camera",
  family: "device",
  words: [
    "camera",
    "photo camera",
    "digital camera",
    "dslr",
    "film camera",
    "vintage camera",
    "old camera",
    "instant camera",
    "polaroid",
    "polaroid camera",
    "reflex camera",
    "retro camera",
  ],
  senses: ["camera"],
  height: 0.1,
  parameters,
  slots: {
    body: {
      words: ["case", "leather", "grip"],
      materials: ["leather", "plastic"],
      colours: ["#1d1d1f", "#1d1d1f", "#5b3420", "#2b3a4a"].map(fromHex),
    },
    top: { words: ["top plate"], materials: ["painted-metal"], colours: [fromHex("#232427")], takesWhole: false },
    lens: {
      words: ["barrel", "objective"],
      materials: ["painted-metal"],
      colours: [fromHex("#161719")],
      takesWhole: false,
    },
    dial: { words: ["knob"], materials: ["brushed-steel"], takesWhole: false },
    shutter: {
      words: ["button"],
      materials: ["plastic"],
      colours: ["#c22f27", "#2b2c2f"].map(fromHex),
      takesWhole: false,
    },
    glass: { words: ["window", "flash"], materials: ["glass"], colours: [fromHex("#1a2530")], takesWhole: false },
    print: { words: ["photo", "picture"], materials: ["paper"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const vintage =
      says(ask, "vintage") || ["film camera", "vintage camera", "old camera", "retro camera"].includes(ask.word);
    const style =
      ask.word.startsWith("polaroid") || ask.word === "instant camera"
        ? "instant"
        : vintage
          ? "rangefinder"
          : ask.word === "dslr" || ask.word === "reflex camera" || ask.word === "digital camera"
            ? "reflex"
            : draw.pick("style", ["reflex", "rangefinder", "instant"] as const, [5, 3, 1]);
    return fitParameters<CameraParameters>(parameters, {
      style,
      width: draw.number("width", 0.13, 0.145) * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      slim: (style === "reflex" ? 0.64 : 0.58) * draw.number("slim", 0.95, 1.08),
      lens:
        (style === "reflex" ? 0.25 : 0.2) *
        draw.number("lens", 0.93, 1.06) *
        traitFactor(ask, { large: 1.1, big: 1.1, small: 0.85 }, "lens"),
      reach:
        (style === "reflex" ? draw.number("reach", 0.45, 0.72) : 0.34) *
        traitFactor(ask, { long: 1.4, short: 0.7 }, "lens"),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "rangefinder"
      ? {
          top: { material: "brushed-steel", colours: [fromHex("#c4c4c0")] },
          lens: { material: "brushed-steel", colours: [fromHex("#b4b4b2")] },
          body: { material: "leather", colours: [fromHex(p.lens > 0.2 ? "#1b1a1a" : "#4e2a17")] },
        }
      : p.style === "instant"
        ? {
            body: { material: "plastic", colours: [fromHex("#e8e4d8")] },
            shutter: { material: "plastic", colours: [fromHex("#d0342a")] },
          }
        : { body: { material: "plastic", colours: [fromHex("#1c1d1f")] } },
  build: (p) => {
    const h = p.width * (p.style === "reflex" ? p.slim * 1.26 : p.style === "instant" ? 0.86 : p.slim);
    return standModel(p.style === "instant" ? buildInstant(p) : buildReflex(p), [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: p.width * 0.12 },
      { name: "attach", position: [-p.width * 0.42, h * 0.4, 0], normal: [0, 0, -1], radius: p.width * 0.2 },
    ]);
  },
  view: { azimuth: 0.55, elevation: 0.3 },
});
