import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedPiece } from "../../stationery/pen-shape.ts";

/** Height at which the handle begins to bend, its radius, metres, and how far around it goes, radians. */
const linesOf = (isShepherd: boolean) =>
  isShepherd ? { tall: 1.2, r: 0.11, around: 4.2 } : { tall: 0.72, r: 0.075, around: 3.3 };

/** The end of the handle, by which a crook holds what hangs from it. */
export function endOfCrook(isShepherd: boolean): Vec3 {
  const { tall, r, around } = linesOf(isShepherd);
  return [r + r * cos(PI - around), tall + r * sin(PI - around), 0];
}

/** A walking stick, or a shepherd's with a wide crook. */
export function crook(isShepherd: boolean): Part[] {
  const { tall, r, around } = linesOf(isShepherd);
  const thick = isShepherd ? 0.022 : 0.0185;
  // stick and handle meet under the collar
  const stick = Array.from({ length: 7 }, (_, i): Vec3 => [0, (i / 6) * (tall - 0.02), 0]);
  const handle: Vec3[] = [
    [0, tall - 0.04, 0],
    [0, tall, 0],
    ...Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = PI - ((i + 1) / 15) * around;
      return [r + r * cos(a), tall + r * sin(a), 0];
    }),
  ];
  return [
    makePart("stick", "body", tube(thick, stick, 16, { endRounding: 0.012 }), { weight: 1 }),
    makePart("handle", "handle", tube(thick, handle, 16, { endRounding: 0.012 }), { weight: 0.9 }),
    makePart(
      "tip",
      "metal",
      turnedPiece(
        [
          [0.014, -0.03, 0.006],
          [0.021, -0.01, 0.006],
          [0.023, 0.05, 0.004],
        ],
        20,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "collar",
      "metal",
      move(
        turnedPiece(
          [
            [0.0225, 0, 0.003],
            [0.0225, 0.04, 0.003],
          ],
          24,
        ),
        [0, tall - 0.05, 0],
      ),
      { weight: 0.5 },
    ),
  ];
}
