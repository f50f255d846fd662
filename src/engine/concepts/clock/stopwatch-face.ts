import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { type ClockFace, hand } from "./clock-face.ts";

/** Where the small dial of the minutes lies over the middle, and its radius; shares of the face's radius. */
const [ABOVE, SMALL] = [0.36, 0.25];

/** Sixty seconds in fives, marks of single and of fifth parts of seconds, and a small dial of thirty minutes. */
const dial =
  ({ radius, face, ink }: ClockFace): Paint =>
  (surface, px, py, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    if (face) layColour(surface, face, 0.35, 0);
    const [x, y] = [px / radius, py / radius];
    const r = Math.sqrt(x * x + y * y);
    const turn = atan2(x, y) / TAU;
    const off = (count: number) => Math.abs(turn * count - Math.round(turn * count)) * (TAU / count) * r;
    if (r > 0.86 && r < 0.96) {
      if (off(12) < 0.017 || (r > 0.89 && off(60) < 0.008) || (r > 0.925 && off(300) < 0.0035)) layColour(surface, ink);
      return;
    }
    const five = Math.round(turn * 12);
    const [c, s] = [cos((five * TAU) / 12), sin((five * TAU) / 12)];
    const text = String(((five + 11) % 12) * 5 + 5);
    if (isWritten(text, (x - 0.72 * s) / 0.88, y - 0.72 * c, 0.155, 0.09)) return layColour(surface, ink);
    const [u, v] = [x, y - ABOVE];
    const d = Math.sqrt(u * u + v * v) / SMALL;
    const minutes = (atan2(u, v) / TAU) * 30;
    const near = Math.abs(minutes - Math.round(minutes)) * (TAU / 30) * d;
    const isLong = Math.round(minutes) % 5 === 0;
    if (Math.abs(d - 0.97) < 0.03 || (d < 0.94 && d > (isLong ? 0.68 : 0.8) && near < (isLong ? 0.05 : 0.03)))
      layColour(surface, ink);
  };

/** A stopwatch's face: one long thin hand over sixty seconds, and a short one on the small dial of minutes. */
export function makeStopwatchFace(spec: ClockFace, place: (geometry: Geometry) => Geometry): Part[] {
  const { radius, time } = spec;
  const thick = radius * 0.03;
  const at = (turns: number, y: number, z: number, geometry: Geometry) =>
    place(move(turnZ(geometry, -turns * TAU), [0, y, z]));
  const cap = (r: number, y: number) =>
    place(move(disc(radius * r, thick * 2.2, thick * 0.5, 20), [0, y, thick * 0.8]));
  return [
    makePart("face", "face", place(disc(radius, thick, 0, 48)), { weight: 1, paint: dial(spec) }),
    makePart("sweep-hand", "hand", at(time / 12, 0, thick * 1.8, hand(radius * 0.86, radius * 0.045, "baton", thick)), {
      weight: 1,
      paint: (surface) => layColour(surface, [0.45, 0.016, 0.012], 0.4, 0),
    }),
    makePart(
      "minute-hand",
      "hand",
      at(0.3, ABOVE * radius, thick, hand(radius * SMALL * 0.8, radius * 0.035, "plain", thick * 0.7)),
      {
        weight: 0.7,
      },
    ),
    makePart("hand-cap", "hand", cap(0.075, 0), { weight: 0.4 }),
    makePart("small-cap", "hand", cap(0.035, ABOVE * radius), { weight: 0.3 }),
  ];
}
