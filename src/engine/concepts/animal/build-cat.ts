import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Arms } from "../mammal/arms.ts";
import { bodyClay } from "../mammal/body-clay.ts";
import { dressableMammal } from "../mammal/dressable-mammal.ts";
import { collar, mammalSockets } from "../mammal/fittings.ts";
import { levelOutfit } from "../mammal/level-outfit.ts";
import { limbParts } from "../mammal/limb-parts.ts";
import { poseSkeleton } from "../mammal/pose-skeleton.ts";
import { type Build, hasFreeArms, isLevelDressed, isOnTwoLegs, type Pose, type Skeleton } from "../mammal/skeleton.ts";
import { standMammal } from "../mammal/stand-mammal.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { type CatPattern, catCoat } from "./cat-coat.ts";
import { type CatHead, catEar, catEye, catHeadClay, catMouth, catNose, whiskers } from "./cat-head.ts";
import type { CatParameters } from "./cat-parameters.ts";
import { distanceToLine, dye, layers } from "./coat.ts";
import { enlarge, enlargePaint, pair } from "./enlarge.ts";
import { eyeball, eyelid, paintEye, paintLid, underLid } from "./eye.ts";

/** Edges of the cells, in heights at the withers. */
const BODY_CELL = 0.0158;
const FINE_CELL = 0.0115;

export function buildCat(p: CatParameters): Model {
  const build: Build = { ...p, pose: p.pose as Pose, arms: p.arms as Arms, paw: 1.05, tuck: 0.35, neck: 0.72 };
  const skeleton = poseSkeleton(build, p.head);
  const isDressed = hasFreeArms(p.pose) && wearsAnything(p);
  const fluffy = p.coat === "fluffy" && !isDressed;
  const head: CatHead = { centre: skeleton.skull, unit: 0.15 * p.head, fluffy, muzzle: p.muzzle };
  const bare = sculpt(bodyClay(skeleton, build, p.head));
  const body = fluffy ? fluff(bare, skeleton) : bare;
  const clay = sculpt([add(body), ...catHeadClay(head)]);
  const eye = catEye(head, clay, p.eyes);
  const lit = sculpt([add(clay), add(both(ball(eye.centre, eye.radius * 0.84)), eye.radius * 0.8)]);
  const seed = 21 + Math.floor(p.variation * 1000);
  const coat = (region: "body" | "leg" | "tail" | "ear") =>
    catCoat(p.pattern as CatPattern, skeleton, head.unit, region, seed);
  const outfit = isDressed
    ? buildOutfit(p, dressableMammal(skeleton, build, head, p.head)).parts
    : isLevelDressed(p.pose) && wearsAnything(p)
      ? levelOutfit(p, skeleton, build, head, p.head, clay, fluffy ? 0.03 : 0)
      : [];
  const parts: Part[] = outfit.map((part) => enlargePart(part, p.height));
  const put = (name: string, slot: string, geometry: Part["geometry"], paint: Paint | undefined, weight: number) =>
    parts.push(
      makePart(name, slot, enlarge(geometry, p.height), {
        crease: 1.2,
        weight,
        ...(paint && { paint: enlargePaint(paint, p.height) }),
      }),
    );
  put("body", "body", meshSdf(lit, BODY_CELL), layers(coat("body"), face(head, eye)), 1);
  for (const { name, geometry } of limbParts(skeleton, build, FINE_CELL)) put(name, "leg", geometry, coat("leg"), 0.8);
  put(
    "ears",
    "ear",
    pair(meshSdf(catEar(head, p.earSize, p.folded), FINE_CELL * 0.8)),
    layers(coat("ear"), innerEar),
    0.9,
  );
  put("tail", "tail", meshSdf(catTail(skeleton, build.pose, p.tailLength, fluffy), FINE_CELL), coat("tail"), 0.85);
  put("nose", "nose", meshSdf(catNose(head, clay), head.unit * 0.02), undefined, 0.6);
  put("whiskers", "whisker", whiskers(head), undefined, 0.25);
  const iris = {
    colour: fromHex(p.iris),
    size: 0.94,
    pupil: "slit",
    pupilSize: p.pupil,
    white: [0.5, 0.48, 0.42],
  } as const;
  for (const [name, side] of [
    ["left", 1],
    ["right", -1],
  ] as const) {
    const flip = ([x, y, z]: Vec3): Vec3 => [x * side, y, z];
    const own = underLid({ centre: flip(eye.centre), radius: eye.radius, gaze: flip(eye.gaze) }, p.openness);
    put(`${name}-eye`, "eye", eyeball(own), paintEye(own, iris), 0.75);
    put(`${name}-eyelid`, "body", eyelid(own, p.openness, -0.3), paintLid(own, p.openness, 0.6), 0.4);
  }
  if (p.collar) parts.push(...collar(skeleton, clay, p.height, p.bell));
  return standMammal(parts, mammalSockets(skeleton, head, lit, p.height, p.pose), p.pose);
}

function fluff(body: Sdf, { neck, skull, chest, chestRadii }: Skeleton): Sdf {
  const thick = sculpt([
    add(body),
    add(ellipsoid([0, (neck[1] + skull[1]) / 2 - 0.04, (neck[2] + skull[2]) / 2], [0.17, 0.16, 0.16]), 0.12),
    add(ellipsoid([0, chest[1], chest[2] + chestRadii[2] * 0.6], [0.14, 0.18, 0.13]), 0.12),
  ]);
  return displace(
    thick,
    0.009,
    (x, y, z) => 0.6 * noise(x * 17, y * 9 + z * 4, z * 13, 5) + 0.4 * noise(x * 34, y * 16 + z * 8, z * 26, 6),
  );
}

/** Long and carried high when it stands, around the paws when it does not. */
function catTail({ tail: root }: Skeleton, pose: Pose, length: number, fluffy: boolean): Sdf {
  const r = fluffy ? 0.066 : 0.043;
  const way: Vec3[] =
    pose === "standing" || pose === "walking" || pose === "running" || isOnTwoLegs(pose)
      ? [
          [0, -0.04, 0.1],
          [0, 0, 0],
          [0, 0.06, -0.13 * length],
          [0, 0.22 * length, -0.24 * length],
          [0.01, 0.44 * length, -0.24 * length],
          [0.03, 0.62 * length, -0.31 * length],
          [0.05, 0.7 * length, -0.41 * length],
        ]
      : [
          [0, 0.03, 0.12],
          [0, -0.02, 0],
          [0.12, -0.06, -0.08],
          [0.28, -0.07, -0.04],
          [0.4 * length, -0.07, 0.1],
          [0.42 * length, -0.07, 0.27],
          [0.36 * length, -0.06, 0.42],
        ];
  const curve = curveThrough(
    way.map(([x, y, z]): Vec3 => [root[0] + x, Math.max(r, root[1] + y), root[2] + z]),
    4,
  );
  const last = curve.length - 1;
  const solid = sculpt(
    addAll(
      limb(
        curve.map(
          (point, i) =>
            [
              point,
              r * lerp(1.08, fluffy ? 1.15 : 0.8, i / last) * (i > last - 3 ? 1 - 0.14 * (i - last + 3) : 1),
            ] as const,
        ),
      ),
      0.004,
    ),
  );
  return fluffy ? displace(solid, 0.009, (x, y, z) => noise(x * 30, y * 18, z * 30, 8)) : solid;
}

/** Lips and dark eye rims. */
function face(head: CatHead, eye: { centre: Vec3; radius: number }): Paint {
  const line = catMouth(head);
  return (surface, x, y, z) => {
    const [hx, hy, hz] = [
      Math.abs(x - head.centre[0]),
      (y - head.centre[1]) / head.unit,
      (z - head.centre[2]) / head.unit,
    ];
    if (hz < 0.2) return;
    const mouth = smoothstep(0.05, 0.025, distanceToLine(line, hz, hy));
    const furrow =
      smoothstep(0.03, 0.012, hx / head.unit) *
      smoothstep(-0.2, -0.26, hy) *
      smoothstep(-0.56, -0.52, hy) *
      smoothstep(0.85, 0.95, hz);
    dye(surface, LIP, 0.85 * Math.max(mouth, furrow));
    const [ex, ey, ez] = [hx - eye.centre[0], y - eye.centre[1], z - eye.centre[2]];
    dye(surface, LIP, 0.92 * smoothstep(1.22, 1.1, Math.sqrt(ex * ex + ey * ey + ez * ez) / eye.radius));
  };
}

const LIP = [0.022, 0.014, 0.012] as const;
const PINK = [0.55, 0.24, 0.2] as const;
const innerEar: Paint = (surface, _x, _y, _z, nx, _ny, nz) =>
  dye(surface, PINK, 0.8 * smoothstep(0.5, 0.82, nz) * smoothstep(0.75, 0.3, Math.abs(nx)));
