import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ringSdf } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { chestGrow } from "./chest-grow.ts";
import { backAt } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import type { OutfitParameters } from "./wardrobe.ts";
import { makeBackpack } from "./worn-backpack.ts";

/** Guises with thin wings like an insect's. */
const CLEAR_WINGED: ReadonlySet<string> = new Set(["fairy", "bee", "butterfly", "ladybug"]);

export function makeBackWear(p: OutfitParameters, body: DressableBody): readonly Part[] {
  if (p.back === "cape") return makeCape(p, body);
  if (p.back === "wings") return CLEAR_WINGED.has(p.guise) ? fairyWings(body) : featherWings(body);
  return p.back === "backpack" ? makeBackpack(p, body) : [];
}

/** A sheet that hangs from the shoulders in folds, held by a cord around the neck. */
function makeCape(p: OutfitParameters, body: DressableBody): Part[] {
  const h = body.height;
  const top = body.neck[1] - 0.012 * h;
  const low = body.sits ? body.hips[1] - 0.12 * h : lerp(body.legs[0].joints[1][1], body.legs[0].joints[2][1], 0.55);
  const shoulder = Math.abs(body.arms[0].joints[0][0]) + body.arms[0].radii[0] + (chestGrow(p) + 0.008) * h;
  const back = body.chest[2] - backAt(body, body.chest[1]) + (chestGrow(p) + 0.014) * h;
  const [columns, rows] = [44, 26];
  const sheet = box([2, 1, 0.01 * h], { divisions: [columns, rows, 1] });
  const cape = settle(
    deform(sheet, ([x, y, w]) => {
      const down = 0.5 - y;
      // the first tenth covers the shoulders, the rest hangs
      const t = Math.min(1, down / 0.12);
      const over = sin((t * PI) / 2);
      const spread = lerp(body.neckRadius + 0.012 * h, shoulder, over) + 0.1 * h * down;
      const deep = lerp(body.neckRadius + 0.014 * h, back, over) + 0.13 * h * down * down;
      const reach = lerp(2.35, 1.62, Math.min(1, down * 1.8));
      // the sheet's outer side is its front: mirrored, so that it faces backwards
      const angle = -x * reach;
      const fold = 1 + 0.05 * down * cos(angle * 7 + 0.6);
      // thickened outwards alone, so that its inner side stays off the body: upwards over the shoulders, out where it hangs
      const outer = w + 0.005 * h;
      const aside = outer * over;
      return [
        (spread * fold + aside) * sin(angle),
        lerp(top, low, down) + outer * cos((t * PI) / 2) + shoulderDrop(t, x) * h,
        body.neck[2] - (deep * fold + aside) * cos(angle),
      ];
    }),
  );
  const cord = ringSdf([0, top + 0.002 * h, body.neck[2]], body.neckRadius + 0.014 * h, 0.012 * h);
  return [
    makePart("cape", "cape", cape, { weight: 0.8, crease: 1 }),
    makePart("cape-cord", "cape", meshSdf(sculpt([add(cord)]), 0.009 * h), { weight: 0.35, crease: 1 }),
  ];
}

const shoulderDrop = (t: number, x: number): number => 0.012 * sin(t * PI) * (1 - x * x);

/** Two feathered wings, spread behind. */
function featherWings(body: DressableBody): Part[] {
  const h = body.height;
  const feathers: Part["geometry"][] = [];
  const rows = [
    { count: 9, length: 0.34, from: 0.95, to: -1.25, reach: 0.2 },
    { count: 8, length: 0.23, from: 1.05, to: -0.9, reach: 0.12 },
    { count: 7, length: 0.14, from: 1.1, to: -0.6, reach: 0.08 },
  ] as const;
  for (const [row, { count, length, from, to, reach }] of rows.entries()) {
    for (let i = 0; i < count; i += 1) {
      const t = i / (count - 1);
      const angle = lerp(from, to, t);
      const long = length * h * (1 - 0.35 * t);
      const blade = extrude(featherOutline(long, 0.068 * h), { depth: 0.014 * h, bevel: 0.005 * h, bevelSteps: 1 });
      const root = [cos(lerp(1.05, -0.2, t)) * reach * h, sin(lerp(1.05, -0.6, t)) * reach * h] as const;
      feathers.push(move(turnZ(blade, angle), [root[0], root[1], (row * 0.011 + i * 0.0016) * h]));
    }
  }
  const y = body.chest[1] + 0.02 * h;
  const left = move(turnY(settle(merge(feathers)), 0.35), [0.025 * h, y, backAt(body, y) - 0.03 * h]);
  return [
    makePart("left-wing", "wings", left, { weight: 0.85 }),
    makePart("right-wing", "wings", mirror(left), { weight: 0.85 }),
  ];
}

/** A feather that points along +X. */
const featherOutline = (long: number, wide: number): Outline => {
  const n = 9;
  const edge = (t: number) =>
    wide * 0.5 * (0.45 + 0.75 * sin(t * PI * 0.72)) * Math.sqrt(Math.max(0, 1 - t * t * t * t * 0.96));
  const lower = Array.from({ length: n }, (_, i) => [(i / (n - 1)) * long, -edge(i / (n - 1))] as const);
  return [...lower, ...lower.map(([x, y]) => [x, -y] as const).reverse()];
};

/** Four thin wings like a butterfly's, veined. */
function fairyWings(body: DressableBody): Part[] {
  const h = body.height;
  const y = body.chest[1];
  const leaf = (long: number, wide: number): Outline =>
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * TAU;
      const x = (1 - cos(a)) / 2;
      return [x * long, -wide * sin(a) * (0.35 + 0.65 * x)] as const;
    }).reverse();
  const upper = turnZ(extrude(leaf(0.4 * h, 0.15 * h), { depth: 0.012 * h, bevel: 0.004 * h }), 0.75);
  const lower = turnZ(extrude(leaf(0.27 * h, 0.11 * h), { depth: 0.012 * h, bevel: 0.004 * h }), -0.5);
  const left = move(turnY(merge([upper, lower]), 0.4), [0.012 * h, y, backAt(body, y) - 0.008 * h]);
  const paint: NonNullable<Part["paint"]> = (surface, x, py) => {
    const r = Math.sqrt(x * x + py * py) / h;
    const vein = Math.abs(sin(18 * (py / (Math.abs(x) + 0.02 * h)))) < 0.16;
    const tone = vein ? 0.55 : 0.85 + 0.5 * r;
    surface.r *= tone * (1 - 0.5 * r);
    surface.g *= tone;
    surface.b *= tone * 1.05;
    surface.roughness = 0.2;
  };
  return [
    makePart("left-wing", "wings", left, { weight: 0.85, paint }),
    makePart("right-wing", "wings", mirror(left), { weight: 0.85, paint }),
  ];
}
