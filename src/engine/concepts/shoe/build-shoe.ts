import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { spurParts } from "../accessory/spur.ts";
import { layColour } from "../lay-colour.ts";
import { bindShaft } from "./bind-shaft.ts";
import { makeLaces, makeRibbons } from "./laces.ts";
import { lift, liftAt } from "./lift.ts";
import { footprint, makeSole, SHOE_LENGTH, upperSdf } from "./shoe-last.ts";
import type { ShoeParameters } from "./shoe-parameters.ts";

const CELL = 0.0042;
/** Metres by which the sole stands out around the foot. */
const WELT: Readonly<Record<ShoeParameters["kind"], number>> = {
  sneaker: 0.0015,
  oxford: 0.002,
  boot: 0.004,
  pump: -0.006,
  slipper: -0.001,
};

/** A shoe, the toe to the front. */
export function buildShoe(p: ShoeParameters): Model {
  const { kind, heel, sole, shaft, width, pointed } = p;
  // the upper stands in the sole of a sneaker, and on that of a shoe
  const floor = kind === "sneaker" ? sole * 0.5 : sole * 0.9;
  const throat = kind === "pump" || p.ribbons ? 1 : kind === "slipper" ? 0.5 : 0.25;
  const toe = kind === "boot" ? 1.15 : kind === "pump" || p.ribbons ? 0.75 : 1;
  const upper = upperSdf({ width, shaft, shaftRadius: 0.05 * width, throat, pointed, toe, scooped: p.western }, floor);
  const parts: Part[] = [];
  const put = (name: string, slot: string, geometry: Part["geometry"], more: Partial<Part> = {}) =>
    parts.push(makePart(name, slot, lift(geometry, kind === "pump" ? heel : 0), { crease: 0.9, ...more }));

  put("upper", "upper", meshSdf(upper, CELL), { weight: 1, crease: 0.7, paint: upperPaint(p) });
  put("sole", "sole", makeSole(footprint(width, WELT[kind], pointed), sole, sole * 0.35), {
    weight: 0.9,
    paint: solePaint(p),
  });
  if (kind === "pump") {
    parts.push(makePart("heel", "heel", makeStiletto(heel, floor), { weight: 0.9, crease: 0.9 }));
  } else if (heel > 0.006) {
    parts.push(makePart("heel", "heel", makeBlockHeel(heel + sole * 0.5, width), { weight: 0.5 }));
  }
  const raise = kind !== "pump" && heel > 0.006 ? heel : 0;
  if (p.laces) {
    const isBoot = shaft > 0.16;
    const filled = { width, shaft: isBoot ? shaft : 0.13, shaftRadius: 0.05 * width, throat: 0, pointed, toe };
    put(
      "laces",
      "lace",
      makeLaces(upperSdf(filled, floor), {
        rows: isBoot ? 8 : 4,
        half: 0.018,
        radius: 0.0032,
        from: isBoot
          ? (t) => bootLaces(t, shaft)
          : (t) => [
              [0, 0.03, lerp(0.042, -0.014, t)],
              [0, 1, 0],
            ],
      }),
      { weight: 0.6 },
    );
  }
  if (kind === "boot" && (p.straps > 0 || p.cuff)) {
    const bound = bindShaft(p, upper, floor);
    for (const [i, geometry] of bound.straps.entries()) put(`strap-${i + 1}`, "strap", geometry, { weight: 0.7 });
    for (const [i, geometry] of bound.buckles.entries()) put(`buckle-${i + 1}`, "buckle", geometry, { weight: 0.8 });
    if (bound.cuff) put("cuff", "cuff", bound.cuff, { weight: 0.8 });
  }
  if (p.spurs)
    for (const { name, geometry } of spurParts().filter(({ slot }) => slot !== "leather"))
      put(`spur-${name}`, "spur", move(stretch(geometry, [0.92 * width, 1, 1]), spurAt(floor)), { weight: 0.8 });
  if (p.ribbons) put("ribbons", "ribbon", makeRibbons(width, shaft), { weight: 0.7 });
  if (p.western)
    put("pull-straps", "upper", merge([-1, 1].map((side) => pullStrap(side, shaft, width))), { weight: 0.5 });
  if (kind === "sneaker" || kind === "oxford") {
    const tongue = sculpt([
      ...addAll(
        limb([
          [[0, floor + 0.052, 0.03], 0.02],
          [[0, floor + 0.088, -0.012], 0.022],
          [[0, floor + 0.115, -0.03], 0.016],
        ]),
        0.01,
      ),
      carve(roundCone([0, floor + 0.03, 0.03], [0, floor + 0.12, -0.048], 0.018, 0.027), 0.004),
      carve(halfSpace([0, floor + 0.03, 0], [0, 1, 0])),
    ]);
    put("tongue", "tongue", meshSdf(tongue, CELL), { weight: 0.4 });
  }
  // shoes with a block under the heel are tipped up on it: the front of the sole is thicker instead, and all stays level
  const risen = raise > 0 ? parts.map((part) => (part.name === "heel" ? part : raised(part, raise))) : parts;
  const sockets: Socket[] = [
    { name: "top", position: [0, shaft + floor, -0.07], normal: [0, 1, 0], radius: 0.035 },
    { name: "inside", position: [0, floor + 0.035 + liftAt(heel, -0.08), -0.075], normal: [0, 1, 0], radius: 0.03 },
  ];
  return standModel(risen, sockets);
}

/** Where a spur sits: about the heel, its yoke against the back of the upper. */
const spurAt = (floor: number): Vec3 => [0, floor + 0.045, 0.028 - SHOE_LENGTH / 2];

/** Lifts the back of a part on to the heel block, as the arch of a sole does. */
const raised = (part: Part, height: number): Part => ({ ...part, geometry: lift(part.geometry, height) });

/** Rounded behind, straight in front. */
function makeBlockHeel(height: number, width: number): Part["geometry"] {
  const half = 0.0345 * width;
  const [front, back] = [0.062, SHOE_LENGTH / 2 + 0.001];
  const outline = closeCorners(
    [
      [-half, front, 0.004],
      [half, front, 0.004],
      [half, back, 0.03],
      [-half, back, 0.03],
    ],
    6,
  );
  return settle(move(turnX(extrude(outline, { depth: height, bevel: 0.002 }), -PI / 2), [0, height / 2, 0]));
}

/** A loop of leather on a side of the shaft, to pull the boot on by. */
function pullStrap(side: number, shaft: number, width: number): Part["geometry"] {
  const out = side * (0.046 * width + 0.001);
  const strap = (at: number) => move(box([0.0035, 0.06, 0.02], { bevel: 0.0012 }), [at, shaft - 0.034, -0.068]);
  const bridge = move(box([0.013, 0.0035, 0.02], { bevel: 0.0012 }), [out - side * 0.003, shaft - 0.005, -0.068]);
  return merge([strap(out), strap(out - side * 0.008), bridge]);
}

/** From the vamp up the front of the shaft. */
function bootLaces(t: number, shaft: number): readonly [Vec3, Vec3] {
  const bend = smoothstep(0.25, 0.6, t);
  const origin: Vec3 = [
    0,
    lerp(0.05, shaft - 0.02, Math.max(0, (t - 0.3) / 0.7)),
    lerp(0.05, -0.05, smoothstep(0, 0.55, t)),
  ];
  return [origin, normalize([0, 1 - bend, 0.15 + bend])];
}

function makeStiletto(height: number, floor: number): Part["geometry"] {
  const back = -SHOE_LENGTH / 2 + 0.034;
  const top = height + floor * 0.6;
  const solid = sculpt([
    ...addAll(
      limb([
        [[0, top - 0.004, back + 0.006], 0.022],
        [[0, top * 0.62, back - 0.002], 0.0085],
        [[0, 0.004, back + 0.004], 0.005],
      ]),
      0.012,
    ),
    carve(halfSpace([0, 0, 0], [0, 1, 0])),
    carve(halfSpace([0, top + 0.006, 0], [0, -1, 0])),
  ]);
  return meshSdf(solid, 0.003);
}

const DARK = fromHex("#14100e");

const STITCH = fromHex("#e8cf94");

/** Flames in three rows up the shaft, an edge of two rows around the vamp, a bug on the toe. */
function isStitched(x: number, y: number, z: number, shaft: number): boolean {
  const around = Math.abs(x) - 0.03;
  if (y > 0.12) {
    const flame = 0.045 * cos((z + 0.068) * 64) - 0.35 * Math.abs(z + 0.068);
    const row = (y - 0.2 - (shaft - 0.31) - flame) / 0.022;
    const seam = Math.abs(z + 0.068) < 0.0009 && around > 0;
    return seam || (Math.abs(row - Math.round(row)) < 0.055 && Math.abs(row) < 1.4);
  }
  const vamp = y - 0.06 - 0.62 * (z + 0.03);
  const bug = Math.abs(Math.abs(z - 0.075 + 6 * x * x) - 0.006) < 0.0009 && Math.abs(x) < 0.02 && y > 0.045;
  return bug || (z < 0.03 && (Math.abs(vamp) < 0.0009 || Math.abs(vamp + 0.005) < 0.0009));
}

/** Toe cap, seams and stripes, by the kind of shoe. */
function upperPaint(p: ShoeParameters): Paint {
  const { kind, floor } = { ...p, floor: p.sole * 0.9 };
  const accent = fromHex(p.accent);
  return (surface, x, y, z, _nx, ny) => {
    if (kind === "sneaker") {
      if (p.toeCap && z > 0.092 - 0.12 * (y - floor)) {
        layColour(surface, accent, 0.5);
        return;
      }
      const side = Math.abs(x) > 0.012 && ny < 0.75;
      const slope = z * 0.8 + (y - floor) * 1.0;
      if (
        p.stripes > 0 &&
        side &&
        y > floor + 0.008 &&
        y < floor + 0.062 &&
        slope > -0.02 &&
        slope < -0.02 + 0.021 * p.stripes
      ) {
        if ((slope + 0.02) % 0.021 < 0.012) layColour(surface, accent, 0.45);
      }
      const heelTab = z < -0.118 && y > floor + 0.03;
      if (heelTab) layColour(surface, accent, 0.5);
    }
    if (p.rubber) {
      // a rim that is turned over, a raised edge above the sole
      const rim = floor + p.shaft - 0.016;
      if (y > rim || Math.abs(y - floor - 0.012) < 0.004) surface.height += 0.0016;
      if (Math.abs(y - rim) < 0.0012) layColour(surface, DARK, surface.roughness);
      surface.roughness = 0.24;
      return;
    }
    if (p.western) {
      if (isStitched(x, y, z, p.shaft)) {
        surface.height -= 0.0005;
        layColour(surface, STITCH, 0.6);
      }
      return;
    }
    if (kind === "oxford" || kind === "boot") {
      const cap = z - 0.082;
      if (Math.abs(cap) < 0.0016 || Math.abs(cap + 0.006) < 0.0008) {
        surface.height -= 0.0008;
        layColour(surface, DARK, surface.roughness);
      }
      const quarter = Math.abs(z + 0.012 - (y - floor) * 0.5);
      if (quarter < 0.0011 && y < floor + 0.06) {
        surface.height -= 0.0006;
        layColour(surface, DARK, surface.roughness);
      }
    }
  };
}

/** A foxing stripe on rubber, the edge of leather darker. */
function solePaint(p: ShoeParameters): Paint {
  const accent = fromHex(p.accent);
  return (surface, _x, y) => {
    if (p.kind === "sneaker" && Math.abs(y - p.sole * 0.68) < p.sole * 0.07) layColour(surface, accent, 0.5);
    if (p.kind === "boot" && y < p.sole * 0.45 && (y * 400) % 2 < 1) surface.height -= 0.001;
  };
}
