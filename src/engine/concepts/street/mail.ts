import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";

/** Metres of an envelope. */
const [WIDE, TALL] = [0.16, 0.11];

const STAMPS = ["#b3261e", "#1f4f8a", "#2f7a3c"].map(fromHex);
const INK = fromHex("#2a2c33");
const FOLD = fromHex("#b8aa88");

/** In front a stamp and three lines of address, behind the folds of the flap. */
const addressed =
  (turn: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5) {
      if (x > WIDE * 0.28 && x < WIDE * 0.44 && y > TALL * 0.12 && y < TALL * 0.42)
        layColour(surface, STAMPS[turn % STAMPS.length] as (typeof STAMPS)[number], 0.6);
      const row = [0.02, -0.12, -0.26].findIndex((at) => Math.abs(y / TALL - at) < 0.022);
      if (row >= 0 && x > -WIDE * 0.2 && x < WIDE * (0.22 - 0.06 * row)) layColour(surface, INK, 0.8);
    } else if (nz < -0.5) {
      const flap = Math.abs(y - (Math.abs(x) / WIDE) * TALL * 1.05 + TALL * 0.02);
      if (flap < 0.0016) layColour(surface, FOLD, 0.9);
    }
  };

/** Where letters stick out of a box's mouth or lie about: place over the mouth's sill, turns about X, Y and Z. */
type Lying = readonly [x: number, y: number, z: number, pitch: number, yaw: number, roll: number];

/**
 * Letters that burst out of the mouth of a box, lie on its open door and have fallen to the ground.
 *
 * @param width Of the mouth, its `sill` over the ground and its `height`, metres; it faces +Z at `front`.
 * @param door Metres that the open door reaches forward.
 */
export function burstingMail(width: number, height: number, sill: number, front: number, door: number): Part[] {
  const put: Part[] = [];
  const add = ([x, y, z, pitch, yaw, roll]: Lying) => {
    const i = put.length;
    const geometry = move(turnY(turnX(turnZ(slab([WIDE, TALL, 0.0035], 0.003, 0.001), roll), pitch), yaw), [x, y, z]);
    const slot = ["letter", "letter", "parcel"][i % 3] as string;
    put.push(makePart(`letter-${i + 1}`, slot, geometry, { weight: 0.7, paint: addressed(i) }));
  };
  // a full mouth: they stand on edge in fans, some slip out flat
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8 - 0.5;
    add([
      t * width * 0.62,
      sill + height * (0.5 - 0.5 * t * t),
      front - 0.02 + 0.035 * (i % 3),
      -0.2 + 0.12 * (i % 4),
      0.5 * t + 0.2 * ((i % 3) - 1),
      0.5 * t + 1.3 * (i % 2),
    ]);
  }
  for (let i = 0; i < 5; i += 1)
    add([
      (i - 2) * width * 0.12,
      sill + 0.012 + 0.03 * i,
      front + 0.07 + 0.012 * (4 - i),
      -1.35 + 0.06 * i,
      0.5 * ((i % 3) - 1),
      0,
    ]);
  for (let i = 0; i < 3; i += 1)
    add([(i - 1) * 0.05, sill + 0.008 + 0.0042 * i, front + door * 0.62, -1.5, 0.4 * (i - 1) + 0.1, 0]);
  const fallen = [
    [-0.17, -0.1, 0.5],
    [0.12, 0.14, -0.7],
    [0.02, 0.02, 1.4],
    [0.22, -0.06, 0.2],
  ] as const;
  for (const [i, [x, z, yaw]] of fallen.entries()) add([x, 0.0035 + 0.0042 * i, front + z + 0.1, -PI / 2, yaw, 0]);
  return put;
}
