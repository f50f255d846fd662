import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

export const NUMERALS = ["arabic", "roman", "bars", "dots"] as const;
export type Numerals = (typeof NUMERALS)[number];
export const HANDS = ["plain", "spade", "baton"] as const;

export interface ClockFace {
  readonly radius: number;
  readonly numerals: Numerals;
  readonly hands: (typeof HANDS)[number];
  /** Hours past twelve, 0 to 12. */
  readonly time: number;
  /** Undefined: of the stuff and colour of its slot, on which pale ink is written where that is dark. */
  readonly face: Rgb | undefined;
  readonly ink: Rgb;
  /** With a thin third hand. */
  readonly seconds: boolean;
}

const ROMAN = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
const RED = fromHex("#b3241c");
const PALE_INK = fromHex("#f3efe2");
const DARK_INK = fromHex("#17171a");
/** Sum of a colour's linear channels below which pale ink is read on it. */
const DARK = 0.45;

/** Numerals and minute marks on a round face; rest frame: x right, y up. */
export function facePaint({ radius, numerals, face, ink: usual }: ClockFace): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    if (face) layColour(surface, face, 0.35, 0);
    const isDark = surface.r + surface.g + surface.b < DARK;
    const ink = face ? usual : isDark ? PALE_INK : DARK_INK;
    const r = Math.sqrt(x * x + y * y) / radius;
    if (r < 0.5 || r > 0.96) return;
    const angle = atan2(x, y);
    const hour = Math.round((angle / TAU) * 12);
    const [c, s] = [cos((hour * TAU) / 12), sin((hour * TAU) / 12)];
    // out along the hour's ray, and across it
    const out = (x * s + y * c) / radius;
    const across = (x * c - y * s) / radius;
    const minute = (angle / TAU) * 60;
    const nearMinute = Math.abs(minute - Math.round(minute)) * 0.105 * r;
    if (r > 0.9 && r < 0.95) {
      if (nearMinute < 0.008 || Math.abs(across) < 0.02) layColour(surface, ink, 0.5, 0);
      return;
    }
    if (numerals === "bars") {
      if (out > (hour % 3 === 0 ? 0.62 : 0.72) && out < 0.88 && Math.abs(across) < (hour % 3 === 0 ? 0.036 : 0.024))
        layColour(surface, ink, 0.5, 0);
    } else if (numerals === "dots") {
      if ((out - 0.8) * (out - 0.8) + across * across < (hour % 3 === 0 ? 0.0042 : 0.0022))
        layColour(surface, ink, 0.5, 0);
    } else if (numerals === "arabic") {
      const text = `${((hour + 11) % 12) + 1}`;
      const [u, v] = [x / radius - 0.73 * s, y / radius - 0.73 * c];
      if (isWritten(text, u / (text.length > 1 ? 0.84 : 1), v, 0.2, 0.085)) layColour(surface, ink, 0.5, 0);
    } else if (isWritten(ROMAN[(hour + 12) % 12] as string, across / 0.52, out - 0.74, 0.22, 0.12))
      layColour(surface, ink, 0.5, 0);
  };
}

/** A hand pointing up from the origin, its counterweight below; it lies on z = 0. */
export function hand(length: number, width: number, shape: ClockFace["hands"], thickness: number): Geometry {
  const tail = length * 0.16;
  const w = width / 2;
  const corners: Corner[] =
    shape === "spade"
      ? [
          [w * 0.8, -tail],
          [w * 0.7, length * 0.55],
          [w * 2.4, length * 0.66],
          [w * 1.6, length * 0.8],
          [0, length],
          [-w * 1.6, length * 0.8],
          [-w * 2.4, length * 0.66],
          [-w * 0.7, length * 0.55],
          [-w * 0.8, -tail],
        ]
      : shape === "baton"
        ? [
            [w, -tail],
            [w, length],
            [-w, length],
            [-w, -tail],
          ]
        : [
            [w * 1.1, -tail],
            [w * 1.25, length * 0.12],
            [w * 0.35, length],
            [-w * 0.35, length],
            [-w * 1.25, length * 0.12],
            [-w * 1.1, -tail],
          ];
  return move(extrude(closeCorners(corners), { depth: thickness }), [0, 0, thickness / 2]);
}

/** The face as a thin disc from z = 0 towards +Z and its hands; slots `face` and `hand`. `place` puts them in the clock. */
export function makeFace(spec: ClockFace, place: (geometry: Geometry) => Geometry): Part[] {
  const { radius, time, hands } = spec;
  const thick = radius * 0.03;
  const at = (turns: number, z: number, geometry: Geometry) => place(move(turnZ(geometry, -turns * TAU), [0, 0, z]));
  const minutes = time - Math.floor(time);
  const parts = [
    makePart("face", "face", place(disc(radius, thick, 0, 48)), { weight: 1, paint: facePaint(spec) }),
    makePart("hour-hand", "hand", at(time / 12, thick * 0.8, hand(radius * 0.5, radius * 0.09, hands, thick)), {
      weight: 0.9,
    }),
    makePart("minute-hand", "hand", at(minutes, thick * 1.6, hand(radius * 0.78, radius * 0.065, hands, thick)), {
      weight: 0.9,
    }),
    makePart("hand-cap", "hand", place(move(disc(radius * 0.065, thick * 2.6, thick * 0.5, 20), [0, 0, thick * 0.6])), {
      weight: 0.4,
    }),
  ];
  if (spec.seconds) {
    const paint: Paint = (surface) => layColour(surface, RED, 0.4, 0);
    const second = hand(radius * 0.82, radius * 0.026, "baton", thick * 0.6);
    parts.push(makePart("second-hand", "hand", at(0.58, thick * 2.4, second), { weight: 0.5, paint }));
  }
  return parts;
}
