import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { clamp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layers } from "../animal/coat.ts";
import { enlargePaint, pair } from "../animal/enlarge.ts";
import { eyeball, eyelid, paintEye, paintLid, underLid } from "../animal/eye.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import type { Cover } from "../outfit/dressable-body.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import type { Arms } from "./arms.ts";
import { putBarding } from "./barding.ts";
import { bodyClay, limbRadii } from "./body-clay.ts";
import { coatFrame } from "./coat-frame.ts";
import { coatLayers } from "./coat-layers.ts";
import { dressableMammal } from "./dressable-mammal.ts";
import { earClay, paintEar } from "./ear.ts";
import { collar, mammalSockets } from "./fittings.ts";
import { eyeOf, headClay, incisors, noseClay, paintFace, whiskers } from "./head-clay.ts";
import { type Head, onHead } from "./head-form.ts";
import { levelOutfit } from "./level-outfit.ts";
import { limbParts } from "./limb-parts.ts";
import { curlsToBall } from "./lying-poses.ts";
import type { MammalParameters } from "./mammal-parameters.ts";
import { paintCoat } from "./paint-coat.ts";
import { poseSkeleton } from "./pose-skeleton.ts";
import { type Build, hasFreeArms, isLevelDressed, isOnTwoLegs, type Pose, type Skeleton } from "./skeleton.ts";
import type { Species } from "./species.ts";
import { standMammal } from "./stand-mammal.ts";
import { tailClay, tailLine } from "./tail.ts";

/** Edges of the cells, in heights at the withers. */
const BODY_CELL = 0.0215;
const FINE_CELL = 0.0125;
/** How far wool stands off the trunk of who has it, heights. */
const WOOL = 0.045;

/** A mammal from what its species says and what the seed has drawn. */
export function buildMammal(species: Species, p: MammalParameters): Model {
  const variety = species.varieties[p.variety] ?? species.varieties[0];
  if (!variety) throw new RangeError(`buildMammal: a species needs a variety, ${species.id} has none.`);
  const body = { ...species.body, ...variety.body };
  const build: Build = { ...body, ...p, pose: p.pose as Pose, arms: p.arms as Arms };
  const base = { ...species.head, ...variety.head };
  const form = { ...base, muzzle: { ...base.muzzle, length: base.muzzle.length * p.muzzle } };
  const unit = 0.147 * p.head;
  const skeleton = poseSkeleton(build, p.head, (form.muzzle.drop - form.muzzle.y + 1.25 * form.muzzle.tip) * unit);
  const head: Head = { centre: skeleton.skull, unit, form };
  const isDressed = hasFreeArms(p.pose) && wearsAnything(p);
  const clay = sculpt([
    add(hairy(bodyClay(skeleton, build, p.head), skeleton, p, isDressed ? 0 : (body.ruff ?? 0))),
    ...(species.headClay ?? headClay)(head),
    ...(species.sculpt?.(skeleton, head, build) ?? []),
  ]);
  const eye = eyeOf(head, clay, p.eyes);
  const lit = sculpt([add(clay), add(both(ball(eye.centre, eye.radius * 0.84)), eye.radius * 0.85)]);
  const line = species.tail ? tailLine(skeleton, species.tail, p.tail) : [];
  const ear = species.ears;
  const radii = limbRadii(build);
  const frame = coatFrame({
    skeleton,
    head,
    tail: line,
    limbs: {
      front: Math.max(...radii.front),
      hind: Math.max(
        ...radii.hind,
        isOnTwoLegs(p.pose) || p.pose === "standing" ? 0 : 0.15 * p.bone * (body.haunch ?? 1),
      ),
    },
    ear: {
      root: ear ? onHead(head, ear.at) : skeleton.skull,
      height: (ear ? ear.height + ear.widths[2] : 1) * head.unit * p.ears,
    },
    seed: 11 + p.variation,
  });
  const markings = coatLayers(variety.layers, p);
  const parts: Part[] = [];
  // a mouse's hair is finer than a bear's: the material is laid at a size that suits the animal
  const weave = clamp(p.size, 0.32, 0.75);
  const put = (name: string, slot: string, geometry: Part["geometry"], paint: Paint | undefined, weight: number) =>
    parts.push(
      makePart(name, slot, sized(geometry, p.size, weave), {
        crease: 1.2,
        weight,
        ...(paint && { paint: enlargePaint(paint, weave) }),
      }),
    );
  const outfit = isDressed ? buildOutfit(p, dressableMammal(skeleton, build, head, p.head)) : undefined;
  const level =
    isLevelDressed(p.pose) && wearsAnything(p)
      ? levelOutfit(p, skeleton, build, head, p.head, clay, species.slots?.wool ? WOOL : p.fluff)
      : [];
  parts.push(...[...(outfit?.parts ?? []), ...level].map((part) => enlargePart(part, p.size)));
  const coat = paintCoat(markings, frame, "body");
  const bulk = Math.sqrt((0.4 + 0.6 * p.length) * (0.5 + 0.5 * p.girth));
  put("body", "body", meshSdf(lit, BODY_CELL * bulk), layers(coat, (species.face ?? paintFace)(head, eye)), 1);
  for (const { name, region, joints, geometry } of limbParts(
    skeleton,
    build,
    FINE_CELL * 1.2 * Math.max(0.85, Math.sqrt(p.bone)),
    species.lowerLimb,
  )) {
    if (outfit && isHidden(outfit.covers, region)) continue;
    put(name, "leg", geometry, paintCoat(markings, frame, region, joints), 0.8);
  }
  if (ear) {
    const paint = layers(paintCoat(markings, frame, "ear"), paintEar(ear));
    put(
      "ears",
      "ear",
      pair(meshSdf(earClay(head, ear, p.ears), FINE_CELL * (p.ears * p.head > 1.2 ? 1 : 0.85))),
      paint,
      0.85,
    );
  }
  if (species.tail)
    put(
      "tail",
      "tail",
      meshSdf(tailClay(line, species.tail), Math.max(FINE_CELL, 0.14 * Math.max(...species.tail.radii))),
      paintCoat(markings, frame, "tail"),
      0.85,
    );
  if (form.nose.width > 0)
    put(
      "nose",
      "nose",
      meshSdf(noseClay(head, clay), Math.min(0.04, form.nose.width * 0.16) * head.unit),
      undefined,
      0.7,
    );
  if (form.incisors) put("teeth", "tooth", meshSdf(incisors(head, form.incisors), head.unit * 0.028), undefined, 0.5);
  if (form.whiskers) put("whiskers", "whisker", whiskers(head), undefined, 0.25);
  const irises = form.eye.irises;
  const iris = {
    colour: fromHex(irises[p.iris % irises.length] as string),
    size: form.eye.iris ?? 0.9,
    pupil: form.eye.pupil ?? "round",
    pupilSize: form.eye.pupilSize ?? 0.5,
    white: [0.58, 0.54, 0.48],
  } as const;
  for (const [name, side] of [
    ["left", 1],
    ["right", -1],
  ] as const) {
    const flip = ([x, y, z]: Vec3): Vec3 => [x * side, y, z];
    const own = underLid({ centre: flip(eye.centre), radius: eye.radius, gaze: flip(eye.gaze) }, p.openness);
    put(`${name}-eye`, "eye", eyeball(own, 24), paintEye(own, iris), 0.75);
    put(
      `${name}-eyelid`,
      "body",
      eyelid(own, p.openness, form.eye.slant ?? 0),
      layers(coat, paintLid(own, p.openness, 0.6)),
      0.4,
    );
  }
  const studio = { parameters: p, build, skeleton, head, clay: lit, frame, coat, joints: skeleton, put };
  species.extras?.(studio);
  if (p.armored) putBarding(studio);
  if (p.collar) parts.push(...collar(skeleton, clay, p.size, false));
  return standMammal(parts, mammalSockets(skeleton, head, lit, p.size, p.pose), curlsToBall(build) ? "lying" : p.pose);
}

/** From heights to metres, the rest frame by a factor of its own. */
const sized = ({ positions, indices, rest }: Geometry, factor: number, restFactor: number): Geometry => ({
  positions: positions.map((x) => x * factor),
  indices,
  rest: rest.map((x) => x * restFactor),
});

/** A lower limb altogether inside sleeve and glove, or trouser leg and boot. */
const isHidden = (covers: ReadonlySet<Cover>, region: "front" | "hind"): boolean =>
  region === "front" ? covers.has("hands") && covers.has("forearms") : covers.has("feet") && covers.has("shins");

/** The body with the volume of its hair. */
function hairy(steps: ReturnType<typeof bodyClay>, skeleton: Skeleton, p: MammalParameters, ruff: number): Sdf {
  const { chest, chestRadii, neck, skull } = skeleton;
  const isRaised = hasFreeArms(p.pose);
  const bare = sculpt([
    ...steps,
    ...(ruff > 0
      ? [
          add(
            ellipsoid(
              [0, neck[1] * 0.5 + skull[1] * 0.5 - 0.06, neck[2] * 0.5 + skull[2] * 0.5 - 0.01],
              [0.17 * ruff * (0.4 + 0.6 * p.girth), 0.18 * ruff, 0.17 * ruff],
            ),
            0.14,
          ),
          add(
            ellipsoid(
              [0, chest[1] + (isRaised ? 0.06 : -0.01), chest[2] + chestRadii[2] * 0.6],
              [0.14 * ruff * p.girth, 0.18 * ruff, (isRaised ? 0.1 : 0.14) * ruff],
            ),
            0.12,
          ),
        ]
      : []),
  ]);
  if (p.fluff <= 0) return bare;
  // tufts hang down and back
  return displace(bare, p.fluff, (x, y, z) => {
    const n = noise(x * 17, y * 8 + z * 5, z * 13, 5);
    return 0.6 * n + 0.4 * noise(x * 34, y * 15 + z * 9, z * 26, 6);
  });
}
