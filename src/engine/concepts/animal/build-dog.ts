import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex, luminance } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Arms } from "../mammal/arms.ts";
import { bodyClay } from "../mammal/body-clay.ts";
import { dressableMammal } from "../mammal/dressable-mammal.ts";
import { collar, mammalSockets } from "../mammal/fittings.ts";
import { levelOutfit } from "../mammal/level-outfit.ts";
import { limbParts, pawedLimb } from "../mammal/limb-parts.ts";
import { poseSkeleton } from "../mammal/pose-skeleton.ts";
import { type Build, hasFreeArms, isLevelDressed, type Joints, type Skeleton } from "../mammal/skeleton.ts";
import { standMammal } from "../mammal/stand-mammal.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { dye, layers, shade } from "./coat.ts";
import { dogCoat } from "./dog-coat.ts";
import { DOG_COLOURS, type DogColour } from "./dog-colours.ts";
import { paintDogFace } from "./dog-face.ts";
import { curls, dogEar, dogEye, dogHeadClay, dogNose, type HeadShape } from "./dog-head.ts";
import type { DogParameters } from "./dog-parameters.ts";
import { dogTail } from "./dog-tail.ts";
import { enlarge, enlargePaint, pair } from "./enlarge.ts";
import { eyeball, eyelid, paintEye, paintLid, underLid } from "./eye.ts";

/** Edges of the cells, in heights at the withers. */
const BODY_CELL = 0.0168;
const FINE_CELL = 0.0125;

const SMOOTH = 1.2;

export function buildDog(p: DogParameters): Model {
  const build: Build = { ...p, pose: p.pose as Build["pose"], arms: p.arms as Arms };
  const skeleton = poseSkeleton(build, p.head);
  const isDressed = hasFreeArms(p.pose) && wearsAnything(p);
  const head: HeadShape = {
    centre: skeleton.skull,
    unit: 0.147 * p.head,
    muzzle: p.muzzle,
    muzzleWidth: p.muzzleWidth,
    coat: p.coat as HeadShape["coat"],
    beard: p.beard,
  };
  const clay = sculpt([
    ...(isDressed ? bodyClay(skeleton, build, p.head) : coatedBody(p, skeleton, build)),
    ...dogHeadClay(head),
  ]);
  const eye = dogEye(head, clay, p.eyes);
  const lit = sculpt([add(clay), add(both(ball(eye.centre, eye.radius * 0.84)), eye.radius * 0.9)]);
  const coat = dogCoat(
    {
      pattern: p.pattern as never,
      marking: fromHex(DOG_COLOURS[p.marking as DogColour]),
      mean: p.plain ? 0 : luminance(fromHex(DOG_COLOURS[p.colour as DogColour])),
      plain: p.plain,
      tan: p.marking === "tan",
      locks: p.coat === "smooth" ? 1 : 1.9,
      seed: 11 + Math.floor(p.variation * 1000),
    },
    skeleton,
    head.unit,
  );
  const finish = (paint?: Paint) => ({ crease: SMOOTH, ...(paint && { paint: enlargePaint(paint, p.height) }) });
  const outfit = isDressed
    ? buildOutfit(p, dressableMammal(skeleton, build, head, p.head)).parts
    : isLevelDressed(p.pose) && wearsAnything(p)
      ? levelOutfit(p, skeleton, build, head, p.head, clay, p.coat === "puffy" ? 0.1 : p.coat === "smooth" ? 0 : 0.03)
      : [];
  const parts: Part[] = outfit.map((part) => enlargePart(part, p.height));
  const put = (name: string, slot: string, geometry: Part["geometry"], paint: Paint | undefined, weight: number) =>
    parts.push(makePart(name, slot, enlarge(geometry, p.height), { ...finish(paint), weight }));

  put(
    "body",
    "body",
    meshSdf(lit, BODY_CELL * Math.sqrt((0.4 + 0.6 * p.length) * (0.5 + 0.5 * p.girth))),
    layers(coat, paintDogFace(head, eye)),
    1,
  );
  const woolly = (joints: Joints, which: "front" | "hind") => [
    ...pawedLimb(joints, which, build),
    ...legWool(p, joints),
  ];
  for (const { name, geometry } of limbParts(skeleton, build, FINE_CELL, woolly)) put(name, "leg", geometry, coat, 0.8);
  const ear = dogEar(head, p.ears as never, p.earSize);
  put("ears", "ear", pair(meshSdf(ear, FINE_CELL)), layers(coat, innerEar(p)), 0.85);
  const tail = dogTail(
    skeleton.tail,
    p.tail as never,
    build.pose,
    p.tailLength,
    p.coat === "fluffy" || p.coat === "puffy",
  );
  put("tail", "tail", meshSdf(tail, FINE_CELL), layers(coat, tailTip(p, skeleton)), 0.8);
  put("nose", "nose", meshSdf(dogNose(head, clay), head.unit * 0.035), undefined, 0.7);
  const iris = {
    colour: fromHex(p.iris),
    size: 0.86,
    pupil: "round",
    pupilSize: 0.52,
    white: [0.6, 0.55, 0.5],
  } as const;
  for (const [name, side] of [
    ["left", 1],
    ["right", -1],
  ] as const) {
    const own = underLid(
      { centre: flip(eye.centre, side), radius: eye.radius, gaze: flip(eye.gaze, side) },
      p.openness,
    );
    put(`${name}-eye`, "eye", eyeball(own), paintEye(own, iris), 0.75);
    put(`${name}-eyelid`, "body", eyelid(own, p.openness, 0.22), paintLid(own, p.openness, 0.55), 0.4);
  }
  if (p.collar) parts.push(...collar(skeleton, clay, p.height, p.bell));
  return standMammal(parts, mammalSockets(skeleton, head, lit, p.height, p.pose), p.pose);
}

const flip = ([x, y, z]: Vec3, side: number): Vec3 => [x * side, y, z];

/** The body with the volume of its hair. */
function coatedBody(p: DogParameters, skeleton: Skeleton, build: Build): SculptStep[] {
  const bare = bodyClay(skeleton, build, p.head);
  const { chest, chestRadii, neck, skull, hind } = skeleton;
  if (p.coat === "smooth") return bare;
  const middle: Vec3 = [0, (neck[1] + skull[1]) / 2 - 0.05, (neck[2] + skull[2]) / 2 - 0.02];
  const thick = sculpt([
    ...bare,
    add(ellipsoid(middle, [0.175 * (0.4 + 0.6 * p.girth), 0.19, 0.18]), 0.14),
    add(ellipsoid([0, chest[1] - 0.01, chest[2] + chestRadii[2] * 0.62], [0.155 * p.girth, 0.2, 0.15]), 0.12),
    add(
      both(
        roundCone(
          [hind[0][0], hind[0][1] - 0.06, hind[0][2] - 0.06],
          [hind[1][0], hind[1][1] - 0.04, hind[1][2] - 0.1],
          0.1,
          0.05,
        ),
      ),
      0.08,
    ),
  ]);
  const seed = 5;
  if (p.coat === "puffy") return [add(puffed(thick, p, skeleton))];
  if (p.coat === "curly") return [add(curls(thick, 0.014, 0.042))];
  // tufts hang down and back
  return [
    add(
      displace(thick, 0.009, (x, y, z) => {
        const n = noise(x * 17, y * 8 + z * 5, z * 13, seed);
        return 0.6 * n + 0.4 * noise(x * 34, y * 15 + z * 9, z * 26, seed + 1);
      }),
    ),
  ];
}

/** A coat that stands off: a ruff as wide as the shoulders, a full chest and belly, breeches; in deep tufts. */
function puffed(thick: Sdf, p: DogParameters, { chest, chestRadii, neck, skull, hind }: Skeleton): Sdf {
  const g = 0.4 + 0.6 * p.girth;
  const ruff: Vec3 = [0, neck[1] * 0.6 + skull[1] * 0.4 - 0.06, (neck[2] + skull[2]) / 2 - 0.05];
  const full = sculpt([
    add(thick),
    add(ellipsoid(ruff, [0.35 * g, 0.32, 0.23]), 0.08),
    add(ellipsoid([0, chest[1] - 0.03, chest[2] + chestRadii[2] * 0.5], [0.27 * g, 0.31, 0.23]), 0.1),
    add(ellipsoid([0, chest[1] - 0.02, chest[2] - chestRadii[2] * 0.9], [0.26 * g, 0.25, 0.33]), 0.1),
    add(both(ellipsoid([hind[0][0] * 0.9, hind[0][1] - 0.06, hind[0][2] - 0.03], [0.17 * g, 0.25, 0.21])), 0.1),
  ]);
  // broad soft locks: what is finer than a lock lies in the paint, for as relief it breaks into shards
  return displace(full, 0.03, (x, y, z) => noise(x * 9, y * 4.5 + z * 3, z * 8, 5));
}

const legWool = (p: DogParameters, joints: Joints): SculptStep[] =>
  p.coat === "curly"
    ? [add(curls(ball([joints[2][0], joints[2][1] * 0.95, joints[2][2]], 0.085), 0.013, 0.038), 0.02)]
    : [];

const PINK = [0.5, 0.22, 0.17] as const;

const innerEar =
  (p: DogParameters): Paint =>
  (surface, _x, _y, _z, nx, ny, nz) => {
    if (p.ears === "pricked" || p.ears === "bat")
      dye(surface, PINK, 0.75 * smoothstep(0.55, 0.85, nz) * smoothstep(0.6, 0.2, Math.abs(nx)));
    else shade(surface, 0.8 + 0.08 * ny);
  };

const tailTip =
  (p: DogParameters, skeleton: Skeleton): Paint =>
  (surface, _x, _y, z) => {
    if (p.pattern === "irish" && !p.plain)
      dye(surface, [0.72, 0.69, 0.63], smoothstep(skeleton.tail[2] - 0.38, skeleton.tail[2] - 0.44, z));
  };
