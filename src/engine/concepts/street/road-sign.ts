import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, closeCorners, type Outline } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { byWord, defineStructure, fixedSlot, varied } from "../building/structure.ts";
import type { Ask } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const WHITE = fromHex("#f4f3ee");
const INK = fromHex("#141414");
const RED = fromHex("#b3120f");
const GREEN = fromHex("#0d5a34");
const YELLOW = fromHex("#f2b90c");

const polygon = (sides: number, r: number, turn: number, rounding: number): Outline =>
  closeCorners(
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * TAU + turn;
      return [r * cos(angle), r * sin(angle), rounding] as const;
    }),
    4,
  );

interface Face {
  readonly outline: (r: number) => Outline;
  readonly paint: (r: number, text: string) => Paint;
}

const FACES: Readonly<Record<string, Face>> = {
  stop: {
    outline: (r) => polygon(8, r, PI / 8, 0.01),
    paint: (r) => (surface, x, y) => {
      const reach = Math.max(Math.abs(x), Math.abs(y), (Math.abs(x) + Math.abs(y)) / Math.sqrt(2));
      const white = (reach > r * 0.83 && reach < r * 0.885) || isWritten("STOP", x, y, r * 0.4, 0.1);
      layColour(surface, white ? WHITE : RED, 0.4);
    },
  },
  warning: {
    outline: (r) => polygon(4, r * 1.08, 0, 0.05),
    paint: (r, text) => (surface, x, y) => {
      const reach = (Math.abs(x) + Math.abs(y)) / (r * 1.08);
      const mark =
        text === "!"
          ? Math.abs(x) < r * (0.07 + 0.05 * (y / r)) && y > -r * 0.18 && y < r * 0.5
            ? true
            : x * x + (y + r * 0.36) * (y + r * 0.36) < r * r * 0.012
          : curve(x / r, y / r);
      layColour(surface, mark || (reach > 0.87 && reach < 0.93) ? INK : YELLOW, 0.4);
    },
  },
  triangle: {
    outline: (r) => polygon(3, r * 1.16, PI / 2, 0.07),
    paint: (r) => (surface, x, y) => {
      const reach = Math.max(-y, (Math.abs(x) * Math.sqrt(3) + y) / 2) / r;
      const mark =
        (Math.abs(x) < r * (0.06 + 0.04 * (y / r)) && y > -r * 0.14 && y < r * 0.36) ||
        x * x + (y + r * 0.27) * (y + r * 0.27) < r * r * 0.0075;
      layColour(surface, reach > 0.4 ? RED : mark ? INK : WHITE, 0.4);
    },
  },
  speed: {
    outline: (r) => circleOutline(r, 48),
    paint: (r, text) => (surface, x, y) => {
      const d = Math.sqrt(x * x + y * y);
      layColour(surface, d > r * 0.76 && d < r * 0.97 ? RED : isWritten(text, x, y, r * 0.7, 0.1) ? INK : WHITE, 0.4);
    },
  },
  entry: {
    outline: (r) => circleOutline(r, 48),
    paint: (r) => (surface, x, y) => {
      const d = Math.sqrt(x * x + y * y);
      layColour(surface, d > r * 0.94 || (Math.abs(x) < r * 0.66 && Math.abs(y) < r * 0.15) ? WHITE : RED, 0.4);
    },
  },
  parking: {
    outline: (r) => polygon(4, r * 1.25, PI / 4, 0.06),
    paint: (r) => (surface, x, y) => {
      const reach = Math.max(Math.abs(x), Math.abs(y));
      const white = (reach > r * 0.79 && reach < r * 0.84) || isWritten("P", x, y, r * 0.95, 0.11);
      layColour(surface, white ? WHITE : fromHex("#14479c"), 0.4);
    },
  },
};

/** A name plate: white on green, blank until words are said. */
const NAME: Face = {
  outline: (r) => [
    [-2.1 * r, -0.62 * r],
    [2.1 * r, -0.62 * r],
    [2.1 * r, 0.62 * r],
    [-2.1 * r, 0.62 * r],
  ],
  paint: (r) => (surface, x, y) => {
    const isRim = Math.abs(Math.abs(x) - 1.98 * r) < 0.04 * r || Math.abs(Math.abs(y) - 0.5 * r) < 0.04 * r;
    const isWithin = Math.abs(x) < 2.02 * r && Math.abs(y) < 0.54 * r;
    if (isRim && isWithin) layColour(surface, WHITE, 0.4);
  },
};

/** An arrow that goes up and bends to the right. */
function curve(x: number, y: number): boolean {
  if (Math.abs(x + 0.1) < 0.08 && y > -0.5 && y < 0.05) return true;
  if (Math.abs(x - y * 0.7 - 0.02 + 0.1) < 0.09 && y >= 0.05 && y < 0.34) return true;
  return y > 0.28 && y < 0.58 && Math.abs(x - 0.2) < (0.58 - y) * 0.75;
}

const choose = (ask: Ask): string | undefined =>
  byWord({
    stop: ["stop sign"],
    warning: ["warning sign", "caution sign"],
    speed: ["speed limit sign"],
    entry: ["no entry sign"],
    parking: ["parking sign"],
  })(ask) ?? (ask.traits.has("inscribed") ? "name" : undefined);

/**
 * A road sign. What makes it itself: a flat plate on a grey pole, and on it the sign's shape and colours: the red octagon with
 * STOP, the yellow diamond or red triangle that warns, the red ring around a number, the red disc with a white bar.
 */
export const roadSign = defineStructure({
  id: "road-sign",
  family: "street",
  words: [
    "road sign",
    "stop sign",
    "traffic sign",
    "street sign",
    "warning sign",
    "caution sign",
    "speed limit sign",
    "no entry sign",
    "parking sign",
  ],
  senses: ["street sign", "traffic sign"],
  height: 2.1,
  styles: { stop: 4, warning: 2, triangle: 1, speed: 2, entry: 1, parking: 0.5, name: 0 },
  choose,
  slots: {
    plate: fixedSlot(["face", "board", "sign"], ["painted-metal"], "#b9bcbe"),
    post: fixedSlot(["pole", "stake", "foot"], ["brushed-steel"]),
  },
  dress: (p) => (p.style === "name" ? { plate: { colours: [GREEN] } } : {}),
  build: (p) => {
    const face = p.style === "name" ? NAME : (FACES[p.style] as Face);
    const r = 0.4 * p.wide;
    const y = 1.2 * p.tall;
    const text = p.style === "speed" ? varied(p, "limit", ["30", "50", "60", "80"]) : varied(p, "mark", ["!", "bend"]);
    const draw = face.paint(r, text);
    const paint: Paint = (surface, x, v, z, nx, ny, nz) => {
      if (z > 0.004 && nz > 0.5) draw(surface, x, v, z, nx, ny, nz);
    };
    const plate = extrude(face.outline(r), { depth: 0.024, bevel: 0.004, bevelSteps: 1 });
    return standModel(
      [
        makePart("plate", "plate", move(plate, [0, y, 0.05]), { weight: 1, paint }),
        makePart(
          "post",
          "post",
          turnedUp(
            [
              [0, 0],
              [0.13, 0, 0.008],
              [0.13, 0.03, 0.008],
              [0.05, 0.045, 0.02],
              [0.042, 0.12],
              [0.042, y + r * 0.5, 0.01],
              [0, y + r * 0.5],
            ],
            20,
          ),
          { weight: 0.8 },
        ),
        makePart(
          "clamps",
          "post",
          merge([-1, 1].map((s) => block([0.13, 0.045, 0.08], [0, y + s * r * 0.36, 0.015], 0.008))),
          { weight: 0.3 },
        ),
        makePart(
          "bolts",
          "post",
          merge(
            [-1, 1].map((s) =>
              move(cylinder({ radius: 0.008, height: 0.02, segments: 8 }), [0, y + s * r * 0.36 + 0.018, 0]),
            ),
          ),
          { weight: 0.1 },
        ),
      ],
      [{ name: "top", position: [0, y + r, 0.05], normal: [0, 1, 0], radius: 0.05 }],
    );
  },
  view: { azimuth: 0.38, elevation: 0.1 },
});
