import { boundsOf } from "#measure/bounds.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { oval, roundBody, spread, stalk, standOn, strew } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { symmetric } from "./leaf-outline.ts";

/** Fine dark streaks from the cup to the point, a pale point. */
const streaks: Paint = (surface, x, y, z) => {
  const s = noise(atan2(x, z) * 9, y * 60, 3, 5) * 0.5 + noise(atan2(x, z) * 26, y * 40, 1, 8) * 0.5;
  const k = 1 + 0.22 * s;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k], 0.28);
  if (y < 0.006) layColour(surface, [0.12, 0.055, 0.02], 0.5);
};

/** The nut hangs from its cup, point down at y = 0. */
function drawAcorn(): { readonly nut: Geometry; readonly cup: Geometry; readonly stem: Geometry } {
  const nut = roundBody(
    [
      [0, 0],
      [0.0022, 0.0022],
      [0.004, 0.006],
      [0.013, 0.014],
      [0.0185, 0.028],
      [0.0195, 0.044],
      [0.0165, 0.06],
      [0, 0.066],
    ],
    36,
  );
  const dome = roundBody(
    [
      [0, 0.046],
      [0.0195, 0.045],
      [0.0228, 0.048],
      [0.0222, 0.057],
      [0.0165, 0.067],
      [0.008, 0.0715],
      [0, 0.0725],
    ],
    36,
    4,
  );
  const places = spread(150, -0.05, 0.985).map((n): ReturnType<typeof standOn> => {
    const at: Vec3 = [n[0] * 0.0222, 0.0505 + n[1] * 0.0212, n[2] * 0.0222];
    return standOn(at, [n[0], n[1] * 0.9 - 0.35, n[2]]);
  });
  const cup = merge([dome, strew(oval([0.0034, 0.0026, 0.0034], 8), places)]);
  const stem = stalk(
    [
      [0, 0.069, 0],
      [0.001, 0.079, 0],
      [0.006, 0.088, 0],
      [0.012, 0.094, 0],
    ],
    0.0026,
    0.7,
  );
  return { nut, cup, stem };
}

/** An oak's leaf: round lobes on both sides of the rib. */
function oakLeaf(): Geometry {
  const right = curveThrough(
    [
      [0.0012, -0.05, 0],
      [0.003, -0.036, 0],
      [0.015, -0.03, 0],
      [0.011, -0.02, 0],
      [0.026, -0.01, 0],
      [0.0155, -0.001, 0],
      [0.033, 0.014, 0],
      [0.017, 0.023, 0],
      [0.025, 0.038, 0],
      [0.011, 0.041, 0],
      [0.0, 0.055, 0],
    ],
    5,
  ).map(([x, y]) => [x, y] as const);
  const flat = extrude(symmetric([[0, -0.051], ...right]), { depth: 0.0016 });
  return deform(flat, ([x, y, z]) => [x, 0.004 + z + Math.abs(x) * 0.2 + y * y * 1.2, -y]);
}

const rib: Paint = (surface, x, y) => {
  const side = Math.abs(x);
  const s = (y - side * 0.9 + 0.06) / 0.018;
  const vein = side < 0.0011 || Math.abs(s - Math.floor(s) - 0.5) < 0.035;
  if (vein) layColour(surface, [surface.r * 1.5 + 0.02, surface.g * 1.4 + 0.02, surface.b * 1.2]);
};

/** The same move for all pieces of one acorn, so that its lowest point lies just in the floor's leaf. */
function onFloor(pieces: readonly Geometry[], turn: (g: Geometry) => Geometry): (g: Geometry) => Geometry {
  const { min } = boundsOf(pieces.map((piece) => turn(piece).positions));
  return (g) => move(turn(g), [0, 0.001 - min[1], 0]);
}

function build({ has }: Planned): Part[] {
  const { nut, cup, stem } = drawAcorn();
  const whole = [nut, cup, stem];
  const lay = onFloor(whole, (g) => move(turnZ(g, -0.62), [-0.022, 0, 0]));
  const second = onFloor(whole, (g) => move(turnY(turnZ(stretch(g, [0.84, 0.84, 0.84]), 1.1), 0.5), [0.04, 0, 0.035]));
  const parts = [
    makePart("nut", "nut", lay(nut), { weight: 1, paint: streaks }),
    makePart("cup", "cup", lay(cup), { weight: 1 }),
    makePart("stem", "cup", lay(stem), { weight: 0.6 }),
  ];
  if (has("pair"))
    parts.push(
      makePart("second-nut", "nut", second(nut), { weight: 0.8, paint: streaks }),
      makePart("second-cup", "cup", second(cup), { weight: 0.8 }),
      makePart("second-stem", "cup", second(stem), { weight: 0.4 }),
    );
  if (has("leaf")) {
    const leaf = oakLeaf();
    parts.push(makePart("leaf", "leaf", move(turnY(settle(leaf), -0.75), [-0.012, -0.001, -0.016]), { weight: 0.7 }));
  }
  return parts.map((part) =>
    part.slot === "leaf" ? { ...part, paint: (s, x, _y, z) => rib(s, x, -z, 0, 0, 0, 0) } : part,
  );
}

/** An acorn. What makes it itself: a smooth brown nut with a little point, in a knobbly cup like a cap with a short stalk; often on an oak's lobed leaf. */
export const acorn = defineFromPlan({
  id: "acorn",
  family: "plant",
  words: ["acorn", "oak nut", "oak acorn"],
  senses: ["acorn"],
  height: 0.08,
  view: { azimuth: 0.2, elevation: 0.28 },
  slots: {
    nut: mainSlot("plastic", "#a8662a #8f5220 #b98238", "kernel|body"),
    cup: slot("bark", "#8d7048 #6f5432 #9a8358", "cap|stalk|stem"),
    leaf: slot("leaves", "#7d8a34 #b8742a #5f7d34", "oak leaf"),
  },
  extras: { leaf: { chance: 0.7 }, pair: { chance: 0.4, slot: "nut" } },
  build,
});
