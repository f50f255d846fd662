import { box } from "../../../geometry/box.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { disc, turnedCorners } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";

const PALE = fromHex("#efe9da");

const INK = fromHex("#161412");

/** Where the first finger hole is, and from one hole to the next, radians. */
const FIRST = 1.15;

const STEP = 0.51;

/** The ring of digits seen through ten finger holes, and the card in the middle. */
function dialPaint(radius: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const r = Math.sqrt(x * x + y * y) / radius;
    if (r < 0.34) {
      layColour(surface, PALE, 0.4, 0);
      if (r > 0.28 || (Math.abs(y) < radius * 0.03 && Math.abs(x) < radius * 0.2)) layColour(surface, INK);
      return;
    }
    for (let i = 0; i < 10; i += 1) {
      const angle = FIRST + i * STEP;
      const [u, v] = [x - radius * 0.71 * cos(angle), y - radius * 0.71 * sin(angle)];
      const d = Math.sqrt(u * u + v * v) / radius;
      if (d > 0.165) continue;
      layColour(surface, d > 0.14 ? INK : PALE, 0.45, 0);
      if (d < 0.14) surface.height -= 0.002;
      if (d < 0.14 && isWritten(`${(i + 1) % 10}`, u, v, radius * 0.17, 0.1)) layColour(surface, INK);
      return;
    }
  };
}

/** The disc with its finger holes and stop, put in its place. */
export function dial(name: string, radius: number, place: (geometry: Geometry) => Geometry): Part[] {
  const wheel = turnedCorners(
    [
      [0, 0],
      [radius, 0],
      [radius, radius * 0.14, radius * 0.05],
      [radius * 0.4, radius * 0.17, radius * 0.04],
      [radius * 0.36, radius * 0.22, radius * 0.03],
      [0, radius * 0.22],
    ],
    48,
  );
  const angle = FIRST - STEP * 1.15;
  const stop = move(box([radius * 0.34, radius * 0.07, radius * 0.12], { bevel: radius * 0.02 }), [
    radius * 0.86,
    0,
    radius * 0.16,
  ]);
  const turned = deform(stop, ([x, y, z]) => [x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle), z]);
  return [
    makePart(`${name}-bed`, "dial", place(disc(radius * 1.1, radius * 0.08, radius * 0.03, 40)), { weight: 0.4 }),
    makePart(name, "dial", place(move(wheel, [0, 0, radius * 0.05])), { weight: 1, paint: dialPaint(radius) }),
    makePart(`${name}-stop`, "metal", place(turned), { weight: 0.4 }),
  ];
}
