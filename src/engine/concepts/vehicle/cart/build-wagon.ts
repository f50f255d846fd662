import { arc, curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, pair, rod, sidePlate } from "../bodywork.ts";
import { archedCanvas } from "./arched-canvas.ts";
import type { WagonParameters } from "./wagon-parameters.ts";
import { woodenWheel } from "./wooden-wheel.ts";

/** Bed, wheels and shafts, and its cover or load. */
export function buildWagon({ style, length: l, width: w, wheel: r, spokes }: WagonParameters): Model {
  const cart = style === "cart";
  const carriage = style === "carriage";
  const small = r * 0.76;
  const bed = cart ? r + 0.16 : r * 1.05 + 0.14;
  const half = w / 2;
  const x = half + 0.16;
  const rear = cart ? -0.06 * l : -l * 0.32;
  const front = l * 0.34;
  const high = cart ? 0.42 : 0.5;
  const parts: Part[] = ([1, -1] as const).flatMap((side) => {
    const name = side === 1 ? "left" : "right";
    return [
      ...woodenWheel(`rear-${name}`, [side * x, r, rear], r, spokes, 0.085),
      ...(cart ? [] : woodenWheel(`front-${name}`, [side * x, small, front], small, spokes - 2, 0.085)),
    ];
  });
  const iron: Geometry[] = [rod(0.045, [-x - 0.08, r, rear], [x + 0.08, r, rear], 12)];
  const beams: Geometry[] = [block([w * 0.7, bed - r, 0.14], [0, (bed + r) / 2 - 0.02, rear], 0.02, 1)];
  if (!cart) {
    iron.push(rod(0.045, [-x - 0.08, small, front], [x + 0.08, small, front], 12));
    beams.push(
      block([w * 0.7, bed - small, 0.14], [0, (bed + small) / 2 - 0.02, front], 0.02, 1),
      block([0.12, 0.12, front - rear], [0, bed - 0.16, (front + rear) / 2], 0.02, 1),
    );
  }
  const tip = l / 2 + (cart ? 1.2 : 1.3);
  const shafts = cart
    ? pair(
        sweep(
          rectangleOutline(0.06, 0.07, 0.02, 2),
          curveThrough(
            [
              [half * 0.8, bed - 0.02, -l * 0.3],
              [half * 0.8, bed, l / 2],
              [half * 0.62, bed * 0.6, tip - 0.3],
              [half * 0.6, 0.04, tip],
            ],
            5,
          ),
          { up: [0, 1, 0], scale: (t) => 1 - 0.3 * t },
        ),
      )
    : [
        sweep(
          rectangleOutline(0.08, 0.08, 0.02, 2),
          [
            [0, small, front],
            [0, small * 0.8, l / 2 + 0.3],
            [0, 0.05, tip],
          ],
          { up: [0, 1, 0] },
        ),
        rod(0.035, [-0.4, 0.12, tip - 0.12], [0.4, 0.12, tip - 0.12], 8),
      ];
  if (carriage) {
    const y = bed + 0.05;
    const body = sidePlate(
      [
        [-l * 0.34, y + 0.28, 0.2],
        [-l * 0.2, y, 0.3],
        [l * 0.18, y, 0.3],
        [l * 0.32, y + 0.28, 0.2],
        [l * 0.36, y + 1.1, 0.1],
        [l * 0.33, y + 1.34, 0.15],
        [-l * 0.35, y + 1.34, 0.15],
        [-l * 0.38, y + 1.1, 0.1],
      ],
      w,
      0.06,
      0,
      6,
    );
    const roof = block([w * 1.1, 0.1, l * 0.8], [0, y + 1.38, 0], 0.05, 3);
    const panes = [-0.24, 0, 0.24].flatMap((t) =>
      pair(block([0.05, 0.46, l * 0.15], [half, y + 0.94, l * t * 0.95], 0.02, 2)),
    );
    const trims = [
      ...pair(rod(0.022, [half, y + 0.64, -l * 0.36], [half, y + 0.64, l * 0.35], 8)),
      ...[-0.11, 0.11].flatMap((t) =>
        pair(rod(0.02, [half + 0.005, y + 0.06, l * t], [half + 0.005, y + 1.3, l * t], 8)),
      ),
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) => block([0.1, 0.2, 0.1], [a * half, y + 1.5, b * l * 0.36], 0.045, 3)),
      ),
      block([0.34, 0.2, 0.34], [0, y + 1.5, 0], 0.09, 3),
    ];
    const springs = [rear, front].flatMap((z) =>
      pair(
        sweep(
          rectangleOutline(0.05, 0.03, 0.01, 1),
          curveThrough(
            [
              [half * 0.6, bed - 0.12, z - 0.3],
              [half * 0.6, bed + 0.16, z],
              [half * 0.6, bed + 0.22, z + 0.3],
            ],
            4,
          ),
          { up: [0, 1, 0] },
        ),
      ),
    );
    iron.push(...springs, ...pair(block([0.12, 0.2, 0.12], [half + 0.1, y + 1.05, l * 0.38], 0.03)));
    parts.push(
      makePart("body", "body", merge([body, roof]), { weight: 1, grain: "z" }),
      makePart("windows", "window", merge(panes), { weight: 0.7 }),
      makePart("trims", "trim", merge(trims), { weight: 0.7 }),
      makePart(
        "box-seat",
        "seat",
        merge([
          block([w * 0.8, 0.14, 0.4], [0, y + 0.72, l * 0.36 + 0.24], 0.05),
          block([w * 0.8, 0.5, 0.1], [0, y + 0.45, l * 0.36 + 0.1], 0.03),
          block([w * 0.7, 0.06, 0.4], [0, y + 0.2, l * 0.36 + 0.3], 0.02, 1),
        ]),
        { weight: 0.6 },
      ),
    );
    parts.push(
      makePart("iron", "iron", merge(iron), { weight: 0.4 }),
      makePart(
        "shafts",
        "shaft",
        merge([...shafts, ...beams, block([0.2, 0.2, l * 0.9], [0, bed - 0.02, 0.05], 0.03)]),
        { weight: 0.6 },
      ),
    );
    return standModel(parts, [
      { name: "seat", position: [0, y + 0.8, l * 0.36 + 0.26], normal: [0, 1, 0], radius: w * 0.35 },
      { name: "top", position: [0, y + 1.44, 0], normal: [0, 1, 0], radius: half * 0.8 },
      { name: "inside", position: [0, y + 0.3, 0], normal: [0, 1, 0], radius: half * 0.7 },
    ]);
  }
  const boards: Geometry[] = [];
  const rows = 3;
  for (let i = 0; i < rows; i += 1) {
    const y = bed + 0.05 + (high * (i + 0.5)) / rows;
    const h = high / rows - 0.018;
    boards.push(
      ...pair(block([0.04, h, l], [half + 0.02 * i, y, 0], 0.01, 1)),
      block([w + 0.04 * i, h, 0.04], [0, y, l / 2 - 0.02], 0.01, 1),
      block([w + 0.04 * i, h, 0.04], [0, y, -l / 2 + 0.02], 0.01, 1),
    );
  }
  const floor = Array.from({ length: 6 }, (_, i) =>
    block([w / 6 - 0.012, 0.05, l], [-half + (w * (i + 0.5)) / 6, bed + 0.02, 0], 0.01, 1),
  );
  const stakes = [-0.42, 0, 0.42].flatMap((t) =>
    pair(block([0.06, high + 0.16, 0.07], [half + 0.055, bed + high / 2, l * t], 0.015, 1)),
  );
  parts.push(
    makePart("floor", "body", merge(floor), { weight: 0.7, grain: "z" }),
    makePart("sides", "body", merge(boards), { weight: 1, grain: "z" }),
    makePart("stakes", "shaft", merge([...stakes, ...beams, ...shafts]), { weight: 0.6 }),
    makePart("iron", "iron", merge(iron), { weight: 0.4 }),
  );
  const seatY = bed + high + 0.08;
  if (!cart)
    parts.push(
      makePart(
        "bench",
        "seat",
        merge([
          block([w * 1.04, 0.07, 0.34], [0, seatY, l * 0.36], 0.025),
          block([w * 0.9, 0.06, 0.3], [0, seatY - 0.05, l * 0.36], 0.02, 1),
        ]),
        { weight: 0.5 },
      ),
    );
  if (style === "covered") {
    const rise = 1.05;
    const bow = (z: number, out: number): Vec3[] =>
      arc([0, 0, 0], 1, 0, PI, 20).map(
        ([u, v]): Vec3 => [u * (half + 0.08 + out), bed + high - 0.06 + v * (rise + out), z],
      );
    const zs = [-0.5, -0.3, -0.1, 0.1, 0.24];
    const sheet = zs.flatMap((t, i) => (i + 1 < zs.length ? [t, (t + (zs[i + 1] as number)) / 2] : [t]));
    const canvas = archedCanvas(
      sheet.map((t, i) => bow(l * t, i % 2 === 0 ? 0.03 : -0.03)),
      0.025,
    );
    parts.push(makePart("canvas", "canvas", canvas, { weight: 1 }));
    parts.push(
      makePart(
        "hoops",
        "shaft",
        merge(zs.map((t) => sweep(rectangleOutline(0.04, 0.04, 0.01, 1), bow(l * t, 0), { up: [0, 0, 1] }))),
        { weight: 0.4 },
      ),
    );
  }
  return standModel(parts, [
    { name: "inside", position: [0, bed + 0.05, cart ? 0 : -l * 0.1], normal: [0, 1, 0], radius: half * 0.8 },
    {
      name: "seat",
      position: [0, cart ? bed + 0.05 : seatY + 0.04, cart ? 0 : l * 0.36],
      normal: [0, 1, 0],
      radius: half * 0.6,
    },
    { name: "top", position: [0, bed + 0.05, cart ? 0 : -l * 0.1], normal: [0, 1, 0], radius: half * 0.8 },
  ]);
}
