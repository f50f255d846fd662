import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { type Corner, closeCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, mirror, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { fabricPaint } from "../bedding/fabric-pattern.ts";
import { pillowShape } from "../bedding/pillow-shape.ts";
import { paddedBox, tuftedPanel } from "./padded-box.ts";
import type { SofaParameters } from "./sofa-parameters.ts";

export function buildSofa(p: SofaParameters): Model {
  const inner = p.seats * p.seatWidth;
  const outer = inner + 2 * p.arm;
  const pad = 0.16;
  const deck = p.seatHeight - pad * 0.85;
  const back = p.style === "modern" ? 0.18 : 0.2;
  const cloth = fabricPaint(p.pattern, p.pattern === "striped" ? 0.09 : 0.2, 3, "xy");
  const soft = { crease: 1, ...cloth };
  // a rolled arm stands in under its roll: nothing of the base may show beyond it
  const under = p.style === "modern" ? outer - 0.02 : inner + p.arm * 1.6;
  const base = move(paddedBox([under, deck - p.foot, p.depth - 0.03], 0.03, 0.004), [0, (deck + p.foot) / 2, 0]);
  const arm = move(armShape(p), [inner / 2 + p.arm / 2, 0, 0]);
  const parts: Part[] = [
    p.frame
      ? makePart("base", "frame", base, { weight: 0.9, grain: "x" })
      : makePart("base", "padding", base, { weight: 0.9, ...soft }),
    ...(p.frame ? woodwork(p, inner, outer, arm) : []),
    ...makeParts("arm", "padding", p.corner ? [mirror(arm)] : [arm, mirror(arm)], { weight: 0.95, ...soft }),
    ...makeBack(p, inner, outer, back).map((g, i) =>
      makePart(`back-${i + 1}`, "padding", g, { weight: 0.95, ...soft }),
    ),
    ...makeParts("foot", "leg", feet(p, outer), { weight: 0.5 }),
  ];
  const seatDeep = p.depth - back - 0.01;
  const front = p.depth / 2 - seatDeep / 2 + 0.015;
  const seats = Array.from({ length: p.seats }, (_, i) =>
    move(paddedBox([p.seatWidth - 0.004, pad, seatDeep], 0.05, 0.022), [
      (i - (p.seats - 1) / 2) * p.seatWidth,
      p.seatHeight - pad / 2,
      front,
    ]),
  );
  parts.push(...makeParts("seat", "seat", seats, { weight: 0.95, ...soft }));
  if (p.style === "modern" || p.style === "rolled") {
    const rests = Array.from({ length: p.seats }, (_, i) =>
      move(turnX(paddedBox([p.seatWidth - 0.012, p.backHeight * 0.98, 0.17], 0.06, 0.025), -0.16), [
        (i - (p.seats - 1) / 2) * p.seatWidth,
        p.seatHeight + p.backHeight * 0.46,
        -p.depth / 2 + back + 0.06,
      ]),
    );
    parts.push(...makeParts("back-cushion", "seat", rests, { weight: 0.9, ...soft }));
  }
  if (p.corner) parts.push(...chaise(p, inner, deck, pad, soft));
  parts.push(...loosePillows(p, inner, back));
  const room = p.seats === 1 ? p.seatWidth * 0.46 : p.seatWidth * 0.8;
  return standModel(parts, [
    {
      name: "arm",
      // a sectional has only one
      position: [(p.corner ? -1 : 1) * (inner / 2 + p.arm / 2), p.seatHeight + p.armHeight, 0.1],
      normal: [0, 1, 0],
      radius: p.arm / 2,
    },
    { name: "seat", position: [0, p.seatHeight + 0.012, front + 0.02], normal: [0, 1, 0], radius: room },
    { name: "top", position: [0, p.seatHeight + 0.012, front], normal: [0, 1, 0], radius: room },
    {
      name: "back",
      position: [0, p.seatHeight + p.backHeight, -p.depth / 2 + back / 2],
      normal: [0, 1, 0],
      radius: 0.1,
    },
  ]);
}

/** An arm about x = 0: a padded block, or a panel rolled over outwards, its scroll seen from the front. */
function armShape(p: SofaParameters): Geometry {
  const top = p.seatHeight + p.armHeight;
  const tall = top - p.foot;
  const deep = p.style === "wing" ? p.depth * 0.94 : p.depth;
  if (p.style === "modern")
    return move(paddedBox([p.arm, tall, deep], Math.min(0.06, p.arm * 0.4), 0.008), [0, p.foot + tall / 2, 0.005]);
  const r = p.arm * (p.style === "wing" ? 0.42 : 0.56);
  const cy = top - r;
  const [left, right] = [-p.arm / 2, p.arm * 0.32];
  const scroll: Corner[] = [
    [left, p.foot],
    [right, p.foot, 0.02],
    [right, cy - r * 0.75, r * 0.3],
    [right + r * 0.9, cy - r * 0.75, r * 0.6],
    [right + r * 0.9, top, r * 0.9],
    [left + 0.005, top, r * 0.9],
  ];
  return move(extrude(closeCorners(scroll, 7), { depth: deep, bevel: 0.022, bevelSteps: 3 }), [0, 0, 0.005]);
}

function makeBack(p: SofaParameters, inner: number, outer: number, thick: number): Geometry[] {
  const top = p.seatHeight + p.backHeight;
  const z = -p.depth / 2 + thick / 2;
  if (p.style === "chesterfield") {
    const low = p.seatHeight - 0.1;
    const face = move(turnX(tuftedPanel([inner, top - low, thick], Math.max(4, p.seats * 3), 3), -0.06), [
      0,
      (top + low) / 2,
      z + 0.02,
    ]);
    const r = thick * 0.56;
    const body = move(paddedBox([outer - 0.05, top - p.foot - r * 0.4, thick * 0.6], 0.04, 0), [
      0,
      (top + p.foot) / 2 - r * 0.2,
      z - thick * 0.22,
    ]);
    const roll = move(turnZ(cylinder({ radius: r, height: outer - 0.04, bevel: 0.03, segments: 28 }), PI / 2), [
      outer / 2 - 0.02,
      top - r,
      z - thick * 0.16,
    ]);
    return [body, face, roll];
  }
  const tall = top - p.foot;
  const wide = p.style === "rolled" ? outer - p.arm * 0.5 : p.style === "wing" ? inner + p.arm * 0.8 : outer - 0.02;
  const block = paddedBox([wide, tall, thick], thick * 0.42, 0.012, 8);
  const bowed = deform(block, ([x, y, c]) => {
    const u = (2 * x) / wide;
    const arch = p.style === "modern" ? 0 : p.style === "wing" ? 0.07 : 0.035;
    return [x, y - (y > 0 ? (arch * u * u * y * 2) / tall : 0), c];
  });
  const parts = [move(turnX(bowed, -0.07), [0, p.foot + tall / 2, z])];
  if (p.style === "wing") {
    const high = p.backHeight * 0.88;
    const wing: Corner[] = [
      [-0.1, -0.1],
      [0.26, -0.1, 0.06],
      [0.3, high * 0.35, 0.14],
      [0.24, high * 0.86, 0.12],
      [-0.06, high, 0.05],
    ];
    const shape = move(turnY(extrude(closeCorners(wing, 6), { depth: 0.085, bevel: 0.03, bevelSteps: 3 }), -PI / 2), [
      inner / 2 + 0.035,
      p.seatHeight + p.armHeight * 0.72,
      z,
    ]);
    const tufts = move(turnX(tuftedPanel([inner * 0.94, p.backHeight * 0.9, 0.11], 4, 4), -0.1), [
      0,
      p.seatHeight + p.backHeight * 0.44,
      z + thick * 0.42,
    ]);
    parts.push(shape, mirror(shape), tufts);
  }
  return parts;
}

/** The wood about the padding: a facing on the front of either arm, a rail along the top of the back. */
function woodwork(p: SofaParameters, inner: number, outer: number, arm: Geometry): Part[] {
  const thin = 0.035;
  const facing = stretch(arm, [1.02, 1.015, thin / p.depth]);
  const at = move(facing, [0, -0.004, p.depth / 2 + thin * 0.5]);
  const wide = p.style === "wing" ? inner + p.arm * 0.8 : p.style === "rolled" ? outer - p.arm * 0.5 : outer - 0.02;
  const high = p.seatHeight + p.backHeight;
  const rail = tube(
    0.03,
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const u = i / 6 - 1;
      const arch = p.style === "modern" ? 0 : p.style === "wing" ? 0.07 : 0.035;
      return [(u * wide) / 2, high - 0.006 - arch * u * u, -p.depth / 2 + 0.075 - 0.07 * p.backHeight];
    }),
    16,
    { endRounding: 0.02 },
  );
  return [
    ...makeParts("arm-front", "frame", [at, mirror(at)], { weight: 0.7, grain: "y" }),
    makePart("rail", "frame", rail, { weight: 0.7, grain: "x" }),
  ];
}

function feet(p: SofaParameters, outer: number): Geometry[] {
  const slim = p.style === "modern";
  const foot = cylinder({
    radius: slim ? 0.014 : 0.026,
    radiusTop: slim ? 0.028 : 0.04,
    height: p.foot + 0.02,
    bevel: 0.004,
    segments: 20,
  });
  return [-1, 1].flatMap((x) => [-1, 1].map((z) => move(foot, [x * (outer / 2 - 0.08), 0, z * (p.depth / 2 - 0.08)])));
}

/** The long seat at the right that reaches forward, with its own feet. */
function chaise(p: SofaParameters, inner: number, deck: number, pad: number, soft: object): Part[] {
  const reach = 0.72;
  const wide = p.seatWidth + p.arm;
  const x = inner / 2 + p.arm - wide / 2 - 0.005;
  const z = p.depth / 2 + reach / 2 - 0.03;
  const block = move(paddedBox([wide, deck - p.foot, reach + 0.06], 0.03, 0.004), [x, (deck + p.foot) / 2, z - 0.02]);
  const cushion = move(paddedBox([wide, pad, p.depth * 0.75 + reach], 0.05, 0.02), [
    x,
    p.seatHeight - pad / 2 + 0.003,
    z - p.depth * 0.36,
  ]);
  const foot = cylinder({ radius: 0.02, radiusTop: 0.03, height: p.foot + 0.02, bevel: 0.004, segments: 20 });
  const stands = [-1, 1].map((s) => move(foot, [x + s * (wide / 2 - 0.07), 0, p.depth / 2 + reach - 0.1]));
  return [
    makePart("chaise-base", "padding", block, { weight: 0.9, ...soft }),
    makePart("chaise-seat", "seat", cushion, { weight: 0.9, ...soft }),
    ...makeParts("chaise-foot", "leg", stands, { weight: 0.4 }),
  ];
}

function loosePillows(p: SofaParameters, inner: number, back: number): Part[] {
  const size = 0.4;
  const all = Array.from({ length: p.pillows }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const lean = turnX(pillowShape(size, 0.15, size, i + 4, 16), 1.2);
    return move(turnY(lean, -side * 0.35), [
      p.seats === 1 ? 0 : side * (inner / 2 - 0.22 - Math.floor(i / 2) * 0.3),
      p.seatHeight + size * 0.42,
      -p.depth / 2 + back + 0.2,
    ]);
  });
  return makeParts("pillow", "pillow", all, { weight: 0.7, crease: 1.2 });
}
