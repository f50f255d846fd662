import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance } from "../../math/color.ts";
import { add, cross, dot, length, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import { resizeEyes, resizeHead } from "../parts/resize-part.ts";
import type { Dressed, Style } from "../style.ts";
import { gapeWide } from "./gaping.ts";
import { isLongMuzzled, type MouthLook, mouthParts } from "./mood-mouth.ts";

interface Eye {
  readonly centre: Vec3;
  readonly radius: number;
  /** Where it looks; a unit vector. */
  readonly gaze: Vec3;
}

/** How brows and lids stand, in radii of the eye. */
interface Mood {
  /** Heights of the brow over its usual place: towards the nose, in its middle, outwards. */
  readonly brow: readonly [number, number, number];
  /** How far the upper lid comes down: 0 at the eye's upper rim, 1 over its middle. Left out: as it is. */
  readonly lid?: number;
  /** How far the lid hangs towards the nose, or if negative outwards. */
  readonly slant?: number;
  readonly tears?: true;
  readonly mouth?: MouthLook;
  /** How much larger the eyes are, so that one sees it from afar. */
  readonly eyes?: number;
}

const MOODS: Readonly<Record<string, Mood>> = {
  happy: { brow: [0.15, 0.5, 0.1], mouth: "grin", eyes: 1.15 },
  angry: { brow: [-0.5, 0, 0.55], lid: 0.45, slant: 0.55, mouth: "frown", eyes: 1.3 },
  evil: { brow: [-0.5, 0, 0.55], lid: 0.4, slant: 0.55, eyes: 1.2 },
  sad: { brow: [0.55, 0.2, -0.4], lid: 0.35, slant: -0.45, tears: true, mouth: "frown", eyes: 1.3 },
  worried: { brow: [0.6, 0.3, -0.25], eyes: 1.2 },
  sleepy: { brow: [0.2, 0.32, 0.1], lid: 0.95, eyes: 1.15 },
  surprised: { brow: [0.5, 0.9, 0.45], mouth: "gape", eyes: 1.35 },
};

/** How much larger the head of who feels something is: one sees it from afar. */
const HEAD = 1.2;
/** Length of the fangs of who smiles over that of who roars. */
const FANGS = 0.4;
/** Radius of an eye over half the way to the other one, at most. */
const APART = 0.86;

/** Both eyes of a part, whether it is one eye or two. */
function eyesOf(part: Part): Eye[] {
  const { positions, rest } = part.geometry;
  const sides: number[][] = [[], []];
  for (let i = 0; i < positions.length; i += 3) sides[(positions[i] as number) < 0 ? 1 : 0]?.push(i);
  return sides.flatMap((side): Eye[] => {
    if (side.length < 12) return [];
    const own = Float32Array.from(side.flatMap((i) => [...positions.subarray(i, i + 3)]));
    const { min, max } = boundsOf([own]);
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    const radius = Math.max(...spans) / 2;
    // what is no ball is no eyeball: a patch, a drawn line
    if (Math.min(...spans) < 0.4 * Math.max(...spans)) return [];
    const centre = scale(add(min, max), 0.5);
    return [{ centre, radius, gaze: gazeOf(part, side, positions, rest, centre, radius) }];
  });
}

/** Towards the darkest of what is painted on it, which is the pupil. */
function gazeOf(
  { paint }: Part,
  side: readonly number[],
  positions: Float32Array,
  rest: Float32Array,
  centre: Vec3,
  radius: number,
): Vec3 {
  const usual = normalize([centre[0] < 0 ? -0.35 : 0.35, 0.05, 1]);
  if (!paint) return usual;
  let sum: Vec3 = [0, 0, 0];
  for (const i of side) {
    const out = scale(
      subtract([positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3, centre),
      1 / radius,
    );
    const surface: SurfacePoint = { r: 0.6, g: 0.6, b: 0.6, roughness: 0.1, metalness: 0, height: 0 };
    paint(surface, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, ...out);
    if (luminance([surface.r, surface.g, surface.b]) < 0.03) sum = add(sum, out);
  }
  return length(sum) > 1 ? normalize(sum) : usual;
}

const allEyesOf = (parts: readonly Part[]): Eye[] => parts.filter(({ slot }) => /^eyes?$/.test(slot)).flatMap(eyesOf);

/** A brow over the eye, thick in its middle. */
function browOf({ centre, radius, gaze }: Eye, { brow }: Mood): Geometry {
  const [inner, up] = frameOf(centre, gaze);
  const at = (along: number, high: number): Vec3 =>
    add(add(centre, scale(inner, along * radius)), add(scale(up, (1.28 + high) * radius), scale(gaze, 0.78 * radius)));
  const way = curveThrough([at(1.05, brow[0]), at(0, brow[1] + 0.12), at(-1.15, brow[2])], 6);
  return tube(0.3 * radius, way, 10, { scale: (t) => 0.55 + 1.8 * t * (1 - t), endRounding: 0.1 * radius });
}

/** A shell over the eye's upper part. */
function lidOf({ centre, radius, gaze }: Eye, { lid = 0, slant = 0 }: Mood): Geometry {
  const [inner, up] = frameOf(centre, gaze);
  const normal = normalize(add(add(up, scale(inner, -slant)), scale(gaze, -0.12)));
  const shell = sphere(1.1 * radius, 24);
  return move(clipGeometry(shell, scale(normal, -1), -(0.62 - 0.62 * lid) * radius), centre);
}

/** Towards the nose, and up, across where the eye looks. */
function frameOf(centre: Vec3, gaze: Vec3): readonly [Vec3, Vec3] {
  const across = normalize(cross(Y_AXIS, gaze));
  const nose: Vec3 = [centre[0] < 0 ? 1 : -1, 0, 0.6];
  const inner = dot(across, nose) < 0 ? scale(across, -1) : across;
  return [inner, normalize(subtract(Y_AXIS, scale(gaze, dot(Y_AXIS, gaze))))];
}

/** A drop that has rolled a little down the cheek. */
function tearOf({ centre, radius, gaze }: Eye): Geometry {
  const from = add(centre, add(scale(gaze, 0.92 * radius), [0, -0.62 * radius, 0]));
  const way: Vec3[] = [
    from,
    add(from, [0, -0.7 * radius, 0.06 * radius]),
    add(from, [0, -1.3 * radius, 0.02 * radius]),
  ];
  return tube(0.36 * radius, way, 12, { scale: (t) => 0.15 + 0.85 * t, endRounding: 0.3 * radius });
}

const TEAR: MaterialSpec = { base: "plastic", colours: [fromHex("#58b4ea")], conditions: {}, scale: 1, seed: 1 };

function show(said: Dressed, mood: Mood): Dressed {
  const head = resizeHead(said.model, HEAD);
  const usual = allEyesOf(head.parts);
  const [usualEye] = usual;
  if (!usualEye) return said;
  // two large ones do not grow into each other
  const room = (APART * apartOf(usual)) / usualEye.radius;
  const awake = { ...said, model: resizeEyes(head, Math.max(1, Math.min(mood.eyes ?? 1, room))) };
  const opens = mood.mouth === "grin" && isLongMuzzled(awake.model, apartOf(usual));
  const thing = opens ? gapeWide(awake, { fangs: FANGS }) : awake;
  const eyes = allEyesOf(thing.model.parts);
  const [main] = Object.keys(thing.materials);
  const coat = main === undefined ? undefined : thing.materials[main];
  const isDark = coat !== undefined && luminance(lookOf(coat).colour) < 0.035;
  const hair: MaterialSpec = {
    base: "plastic",
    colours: [fromHex(isDark ? "#8d6038" : "#1c120c")],
    conditions: {},
    scale: 1,
    seed: 1,
  };
  const extra = [
    ...makeParts(
      "brow",
      "mood-brow",
      eyes.map((eye) => browOf(eye, mood)),
      { weight: 0.75 },
    ),
    ...(mood.lid === undefined
      ? []
      : makeParts(
          "mood-lid",
          main ?? "mood-brow",
          eyes.map((eye) => lidOf(eye, mood)),
          { weight: 0.7, paint: shaded },
        )),
    ...(mood.mouth === undefined || thing !== awake
      ? []
      : mouthParts(thing.model, mood.mouth, apartOf(eyes), main ?? "mood-brow")),
    ...(mood.tears ? makeParts("tear", "tear", eyes.map(tearOf), { weight: 0.7 }) : []),
  ];
  return {
    ...thing,
    model: { ...thing.model, parts: [...thing.model.parts, ...extra] },
    materials: { ...thing.materials, "mood-brow": hair, ...(mood.tears && { tear: TEAR }) },
  };
}

/** Half the distance between two eyes. */
function apartOf(eyes: readonly Eye[]): number {
  const [one, other] = eyes;
  return one && other ? length(subtract(one.centre, other.centre)) / 2 : (one?.radius ?? 0);
}

/** Lids lie in shade, or they would not be told from the brow over them. */
const shaded = (surface: SurfacePoint): void => {
  surface.r *= 0.62;
  surface.g *= 0.62;
  surface.b *= 0.62;
  surface.roughness = 0.8;
};

/** Ids of the moods that are shown on eyes: what anybody feels who has them, and no face that can be drawn. */
export const MOOD_IDS: ReadonlySet<string> = new Set(Object.keys(MOODS));

/** Moods of animals and toys, told by brows, lids and tears. People have faces of their own. */
export const MOOD_STYLES: readonly Style[] = Object.entries(MOODS).map(([id, mood]) => ({
  id,
  apply: (thing) => show(thing, mood),
}));
