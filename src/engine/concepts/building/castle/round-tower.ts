import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { archPath, archPlate, archRing, around, coneRoof, roundMerlons, turnedUp } from "../masonry.ts";

/** A round tower with a battered foot and a corbelled head: battlements or a pointed roof; slits all around. */
export function roundTower(
  name: string,
  x: number,
  z: number,
  r: number,
  h: number,
  roofed: boolean,
  pitch: number,
): Part[] {
  const shaft = turnedUp(
    [
      [0, 0],
      [r * 1.2, 0],
      [r, h * 0.16],
      [r * 0.97, h * 0.84],
      [r * 1.17, h * 0.9],
      [r * 1.17, h],
      [r * 0.95, h],
      [r * 0.95, h * 0.96],
      [0, h * 0.96],
    ],
    28,
    1,
  );
  const slit = archPlate(archPath(r * 0.2, h * 0.13, 6), 0.06);
  const frame = archRing(archPath(r * 0.34, h * 0.13 + r * 0.07, 6), archPath(r * 0.19, h * 0.13, 6), 0.07, 0.006);
  const phase = PI / 4;
  const parts: Part[] = [
    makePart(`${name}-shaft`, "wall", move(shaft, [x, 0, z]), { projection: "cylinder", weight: 1 }),
    makePart(
      `${name}-slits`,
      "opening",
      move(merge(around(4, move(slit, [0, h * 0.62, r * 0.97]), phase)), [x, 0, z]),
      { weight: 0.5 },
    ),
    makePart(
      `${name}-frames`,
      "trim",
      move(merge(around(4, move(frame, [0, h * 0.62, r * 0.975]), phase)), [x, 0, z]),
      { weight: 0.4 },
    ),
    makePart(
      `${name}-band`,
      "trim",
      move(
        turnedUp(
          [
            [0, h * 0.89],
            [r * 1.14, h * 0.89],
            [r * 1.22, h * 0.905, 0.01],
            [r * 1.22, h * 0.925, 0.01],
            [0, h * 0.93],
          ],
          28,
        ),
        [x, 0, z],
      ),
      { weight: 0.4 },
    ),
  ];
  if (roofed)
    parts.push(
      makePart(`${name}-roof`, "roof", move(coneRoof(r * 1.36, h * 0.97, r * pitch), [x, 0, z]), {
        projection: "cylinder",
        weight: 0.95,
      }),
    );
  else
    parts.push(
      makePart(
        `${name}-merlons`,
        "wall",
        move(roundMerlons(r * 0.95, r * 1.17, h - 0.01, r * 0.34, Math.max(7, Math.round(r * 34))), [x, 0, z]),
        { weight: 0.9 },
      ),
    );
  return parts;
}
