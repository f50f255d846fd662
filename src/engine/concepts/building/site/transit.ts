import { extrude } from "../../../geometry/extrude.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { miniature } from "../../miniature.ts";
import { airplane } from "../../vehicle/aircraft/airplane.ts";
import { sailboat } from "../../vehicle/boat/sailboat.ts";
import { ship } from "../../vehicle/boat/ship.ts";
import { train } from "../../vehicle/rail/train.ts";
import { block, turnedUp } from "../masonry.ts";
import { plot, Works } from "./site-parts.ts";

export const AIRLINER = miniature({
  prefix: "plane",
  concept: airplane,
  word: "airliner",
  size: 0.32,
  slots: "body wing accent engine strut tyre wheel",
});
export const STATION_TRAIN = miniature({
  prefix: "train",
  concept: train,
  word: "steam locomotive",
  size: 0.85,
  slots: "body chimney trim window headlight cowcatcher wheel rod rail coal",
});
export const HARBOUR_SHIP = miniature({
  prefix: "ship",
  concept: ship,
  word: "cargo ship",
  size: 0.16,
  slots: "cargo hull gun window deck house funnel",
});
export const HARBOUR_SAIL = miniature({
  prefix: "sail",
  concept: sailboat,
  word: "sailboat",
  size: 0.5,
  slots: "hull deck mast sail rope cabin window flag",
});

const LINE = [0.85, 0.84, 0.78] as const;
const part = (x: number): number => x - Math.floor(x);

/** A terminal with a glass front, a control tower, a marked runway, two airliners on the apron. */
export function airport(): Part[] {
  const works = new Works();
  const marks: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < -0.1) return;
    if (z > 5.2 && z < 9.2) {
      layColour(surface, [0.05, 0.05, 0.055], 0.9);
      const isMiddle = Math.abs(z - 7.2) < 0.1 && part(x / 1.6) < 0.6;
      const isEdge = Math.abs(Math.abs(z - 7.2) - 1.8) < 0.06;
      const isComb = Math.abs(Math.abs(x) - 8.6) < 0.8 && part((z - 5.3) / 0.55) < 0.5 && Math.abs(z - 7.2) < 1.5;
      if (isMiddle || isEdge || isComb) layColour(surface, LINE, 0.8);
    } else if (z > -3.4 && z < 5.2) layColour(surface, [0.4, 0.4, 0.39], 0.9);
  };
  const z = -5.6;
  works.box("wall", [12.6, 1.5, 3.2], 1.6, -0.03, z, 0.08);
  works.box("glass", [12, 1.05, 0.1], 1.6, 0.2, z + 1.6, 0.02);
  for (let i = 0; i <= 12; i += 1) works.box("trim", [0.1, 1.3, 0.16], -4.4 + i, 0.1, z + 1.62, 0.02);
  works.add(
    "roof",
    move(
      turnY(
        extrude(
          [
            [-1.95, 0],
            [2.2, 0],
            [2.35, 0.34],
            [0.9, 0.72],
            [-0.6, 0.66],
            [-1.95, 0.3],
          ],
          { depth: 13.3, bevel: 0.05, bevelSteps: 1 },
        ),
        -PI / 2,
      ),
      [1.6, 1.42, z],
    ),
  );
  works.add("sign", block([5.4, 0.75, 0.16], [1.6, 2.45, z + 0.75], 0.05));
  works.draw("sign", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.7 && isWritten("AIRPORT", x - 1.6, y - 2.45, 0.5, 0.11)) layColour(surface, [0.95, 0.95, 0.92], 0.5);
  });
  const [tx, tz] = [-7, -5.4];
  works.post("wall", 0.85, 4.4, [tx, -0.03, tz], 0.62, 20);
  works.post("trim", 0.75, 0.35, [tx, 4.3, tz], 1.3, 20);
  works.post("glass", 1.2, 0.9, [tx, 4.6, tz], 1.5, 8);
  works.post("roof", 1.65, 0.3, [tx, 5.45, tz], 1.3, 8);
  works.post("metal", 0.05, 1.2, [tx, 5.7, tz]);
  for (const x of [-1.4, 4.6]) {
    works.box("trim", [0.5, 0.5, 2.4], x, 0.62, z + 2.5, 0.06);
    works.box("metal", [0.2, 0.7, 0.2], x, -0.02, z + 3.4, 0.03);
  }
  return [
    plot("lawn", 20, 18.6, marks),
    ...works.parts({ wall: 0.9, glass: 0.8, sign: 0.9 }),
    ...AIRLINER.put("plane-left", [-4.2, 0, 1.6], 0.35),
    ...AIRLINER.put("plane-right", [4.6, 0, 1.9], -0.3),
  ];
}

/** A steam train beside a platform, the station's house with its clock and canopy, a signal. */
export function station(): Part[] {
  const works = new Works();
  const bed: Paint = (surface, _x, y, z, _nx, ny) => {
    if (ny > 0.5 && y > -0.1 && z > 0.6 && z < 4.6) layColour(surface, [0.24, 0.22, 0.2], 0.95);
  };
  for (const dz of [-0.62, 0.62]) works.box("metal", [17, 0.16, 0.12], 0, 0.1, 2.6 + dz, 0.01);
  for (let i = 0; i < 22; i += 1) works.box("wood", [0.3, 0.14, 2.2], -8.2 + i * 0.78, -0.02, 2.6, 0.02);
  works.box("stone", [17, 0.75, 2.9], 0, -0.03, -0.9, 0.04);
  works.box("yellow", [17, 0.04, 0.22], 0, 0.71, 0.3, 0.005);
  const z = -4;
  works.box("wall", [8.4, 3, 3.2], 0, -0.03, z, 0.05);
  works.add(
    "roof",
    move(
      turnY(
        extrude(
          [
            [-2, 0],
            [2, 0],
            [0, 1.7],
          ],
          { depth: 9.2, bevel: 0.06, bevelSteps: 1 },
        ),
        PI / 2,
      ),
      [0, 2.9, z],
    ),
  );
  works.box("wall", [2.4, 6.6, 2.4], 0, -0.03, z + 0.75, 0.05);
  works.add(
    "roof",
    move(turnY(cylinder({ radius: 2, radiusTop: 0, height: 1.7, segments: 4 }), PI / 4), [0, 6.5, z + 0.75]),
  );
  works.add("white", move(turnX(cylinder({ radius: 0.9, height: 0.14, segments: 28 }), PI / 2), [0, 5.5, z + 1.95]));
  works.draw("white", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.7) return;
    const [u, v] = [x, y - 5.5];
    const isHand = (Math.abs(u) < 0.06 && v > -0.05 && v < 0.68) || (Math.abs(v) < 0.06 && u > -0.05 && u < 0.5);
    const far = Math.sqrt(u * u + v * v);
    if (isHand || far > 0.8) layColour(surface, [0.03, 0.03, 0.03], 0.5);
  });
  for (const x of [-3.3, -2, 2, 3.3]) works.box("glass", [0.8, 1.3, 0.1], x, 1.2, z + 1.6, 0.02);
  works.box("door", [1.1, 2, 0.12], 0, 0.7, z + 1.86, 0.02);
  works.box("roof", [12.5, 0.14, 2.6], 0, 3.0, -1.25, 0.04);
  for (const x of [-5.6, -2.8, 2.8, 5.6]) works.post("metal", 0.09, 2.4, [x, 0.68, -0.5]);
  works.add("sign", block([4.2, 0.62, 0.14], [0, 2.72, 0.1], 0.04));
  works.draw("sign", (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.7 && isWritten("STATION", x, y - 2.72, 0.38, 0.11)) layColour(surface, LINE, 0.5);
  });
  for (const x of [-0.6, 0.6]) works.box("metal", [0.06, 0.16, 0.06], x, 2.94, 0.1, 0.01);
  works.post("metal", 0.08, 4.2, [7.4, -0.03, 0.2]);
  works.add("red", block([1.1, 0.26, 0.1], [7.85, 3.9, 0.2], 0.03));
  return [
    plot("ground", 17.6, 12, bed),
    ...works.parts({ wall: 0.9, roof: 0.8, sign: 0.8 }),
    ...STATION_TRAIN.put("train", [1, 0.26, 2.6], PI / 2),
  ];
}

/** A quay with a crane and containers, a ship and a sailing boat on the water before it, a small lighthouse. */
export function harbour(): Part[] {
  const works = new Works();
  const quay = -3.6;
  works.box("stone", [19, 1.3, 5.2], 0, -0.4, quay - 1.2, 0.08);
  for (let i = 0; i < 8; i += 1) works.post("metal", 0.17, 0.4, [-8 + i * 2.3, 0.88, quay + 1.1], 0.22);
  for (const [x, z, slot, y] of [
    [-7.6, -5, "red", 0],
    [-7.6, -6.1, "door", 0],
    [-7.4, -5.2, "yellow", 1],
    [-4.7, -5.6, "yellow", 0],
    [-4.7, -4.6, "red", 0],
    [-4.8, -5.1, "door", 1],
  ] as const)
    works.box(slot, [2.3, 0.95, 0.92], x, 0.88 + y * 0.93, z, 0.03);
  const cx = 0.5;
  for (const dx of [-1, 1])
    for (const dz of [-0.9, 0.9]) works.box("yellow", [0.28, 5, 0.28], cx + dx, 0.85, quay - 0.7 + dz, 0.03);
  for (const dz of [-0.9, 0.9]) works.box("yellow", [2.3, 0.26, 0.26], cx, 3.4, quay - 0.7 + dz, 0.03);
  works.box("yellow", [2.5, 0.4, 2.2], cx, 5.7, quay - 0.7, 0.04);
  works.box("yellow", [0.5, 0.5, 9], cx, 6.0, quay + 1, 0.05);
  works.box("white", [0.9, 0.8, 1], cx + 0.6, 5.2, quay + 0.4, 0.05);
  works.box("metal", [0.06, 2.2, 0.06], cx, 3.95, quay + 3.6, 0.01);
  works.box("red", [0.95, 0.85, 2.1], cx, 3.15, quay + 3.6, 0.03);
  works.box("wall", [4.6, 2.4, 2.6], 6.6, 0.85, -5.4, 0.05);
  works.add(
    "roof",
    move(
      turnY(
        extrude(
          [
            [-1.6, 0],
            [1.6, 0],
            [0, 1.1],
          ],
          { depth: 5, bevel: 0.05, bevelSteps: 1 },
        ),
        PI / 2,
      ),
      [6.6, 3.2, -5.4],
    ),
  );
  works.box("door", [1.6, 1.6, 0.1], 6.6, 0.88, -4.08, 0.02);
  const [lx, lz] = [8, 2.2];
  works.add(
    "stone",
    move(
      turnedUp(
        [
          [0, -0.5],
          [1.8, -0.5],
          [1.5, 0.5, 0.1],
          [0, 0.5],
        ],
        18,
      ),
      [lx, 0, lz],
    ),
  );
  works.post("white", 0.72, 3.2, [lx, 0.45, lz], 0.48, 20);
  works.post("red", 0.66, 0.7, [lx, 1.5, lz], 0.6, 20);
  works.post("glass", 0.38, 0.6, [lx, 3.6, lz], 0.38, 12);
  works.post("red", 0.6, 0.6, [lx, 4.15, lz], 0, 16);
  const waves: Paint = (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < -0.1) return;
    const crest = part(z * 0.55 + 0.25 * Math.abs(part(x * 0.17) - 0.5));
    if (crest < 0.08) layColour(surface, [0.45, 0.68, 0.75], 0.2);
  };
  return [
    plot("water", 19.6, 15, waves),
    ...works.parts({ yellow: 0.9, stone: 0.8 }),
    ...HARBOUR_SHIP.put("ship", [-1.6, -0.12, 1.4], PI / 2),
    ...HARBOUR_SAIL.put("sailboat", [4.4, -0.1, 5], 0.9),
  ];
}
