import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { inflate } from "../../geometry/sdf.ts";
import { ringSdf } from "../../geometry/sdf-primitives.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";
import { skirtSolid } from "./bottoms.ts";
import { LAYER, prism, sideAt, trunkShell, tubeOf } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { makeHeadgear } from "./headgear/make-headgear.ts";
import { buttonsDown, type Corners, sewnOn } from "./sewn-on.ts";
import { piece, sleeves, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

const wetShine: Paint = (surface) => {
  surface.roughness *= 0.4;
};

/** A wide shiny coat down over the knees: hood up, a flap with snaps down its front, and two pockets. */
export function makeRaincoat(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const neck = body.neck[1] - 0.002 * h;
  const coat = sculpt([
    add(trunkShell(body, LAYER.outer, body.waist[1] - 0.05 * h, neck)),
    add(skirtSolid(body, LAYER.outer + 0.004, 1.05, 0.075, 4), 0.06 * h),
    ...sleeves(body, [0.018, 0.026, 0.036], 1.84),
    add(ringSdf([0, neck, body.neck[2]], body.neckRadius + 0.016 * h, 0.018 * h), 0.012 * h),
  ]);
  const wide = sideAt(body, body.hips[1]);
  const low = coat.bounds.min[1];
  const flap = sewnOn(coat, body, 0.009, [
    [-0.022 * h, low + 0.02 * h],
    [0.022 * h, low + 0.02 * h],
    [0.022 * h, neck - 0.01 * h],
    [-0.022 * h, neck - 0.01 * h],
  ]);
  const y = body.hips[1] - (body.sits ? -0.05 : 0.01) * h;
  const pockets = [-1, 1].map((side) => {
    const [inner, outer] = [side * wide * 0.38, side * wide * 0.98];
    const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)];
    const corners: Corners = [
      [left, y],
      [right, y],
      [right, y + 0.036 * h],
      [left, y + 0.036 * h],
    ];
    return add(sewnOn(coat, body, 0.013, corners));
  });
  const top = neck - 0.035 * h;
  const ys = [0, 1, 2, 3, 4].map((i) => top - (i * (top - Math.max(low + 0.07 * h, body.hips[1] - 0.1 * h))) / 4);
  const hood = p.headgear === "none" ? makeHeadgear({ ...p, headgear: "hood" }, body) : undefined;
  return {
    parts: [
      piece("raincoat", "raincoat", coat, body, { paint: wetShine }),
      piece("flap", "raincoat", sculpt([add(flap), ...pockets]), body, { weight: 0.45, paint: wetShine }),
      ...buttonsDown(inflate(coat, 0.009 * h), body, [0], ys, 0.013),
      ...(hood?.parts.map((part) => ({ ...part, slot: "raincoat", paint: wetShine })) ?? []),
    ],
    covers: ["trunk", "upper-arms", "forearms", ...(hood ? (["scalp"] as const) : [])],
  };
}

const [BLACK, SILVER]: readonly Rgb[] = [fromHex("#15161a"), fromHex("#d6dadd")];

/** A sleeveless vest of thick foam with a V at the neck: black straps with buckles around it, shining bands on the chest. */
export function makeLifeJacket(body: DressableBody): Worn {
  const h = body.height;
  const low = body.waist[1] - 0.05 * h;
  const neck = body.neck[1] - 0.004 * h;
  const wide = sideAt(body, body.chest[1]);
  const opening: SculptStep = carve(
    prism(
      [
        [0, body.chest[1] - 0.01 * h],
        [wide * 0.45, neck + 0.06 * h],
        [-wide * 0.45, neck + 0.06 * h],
      ],
      body.chest[2] - 0.1 * h,
    ),
    0.012 * h,
  );
  const vest = sculpt([
    add(trunkShell(body, 0.05, low, neck)),
    ...body.arms.map((arm) => carve(tubeOf(arm, h, [0.014, 0.01, 0], 0.8), 0.016 * h)),
    opening,
  ]);
  const straps = [body.waist[1] - 0.012 * h, (body.waist[1] + body.chest[1]) / 2 + 0.004 * h];
  const foam: Paint = (surface, x, y) => {
    const nearest = Math.min(...straps.map((at) => Math.abs(y - at)));
    if (nearest < 0.0125 * h) {
      layColour(surface, BLACK as Rgb, 0.7, 0);
      surface.height += 0.004 * h;
    } else if (Math.abs(y - body.chest[1] - 0.018 * h) < 0.011 * h && Math.abs(x) > 0.3 * wide)
      layColour(surface, SILVER as Rgb, 0.3, 0);
    else if (Math.abs(x) < 0.006 * h) layColour(surface, BLACK as Rgb, 0.6, 0);
  };
  const buckles = straps.map((y) => {
    const block = sewnOn(vest, body, 0.012, [
      [-0.034 * h, y - 0.019 * h],
      [0.034 * h, y - 0.019 * h],
      [0.034 * h, y + 0.019 * h],
      [-0.034 * h, y + 0.019 * h],
    ]);
    return add(block);
  });
  const buckle = piece("buckle", "trim", sculpt(buckles), body, { weight: 0.4, paint: blackClip });
  return { parts: [piece("life-jacket", "life-jacket", vest, body, { paint: foam }), buckle], covers: [] };
}

const blackClip: Paint = (surface) => layColour(surface, BLACK as Rgb, 0.35, 0);
