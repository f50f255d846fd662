import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, place, turnX } from "../../geometry/place.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { asin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { add, distance, normalize, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { enlarge } from "../animal/enlarge.ts";
import type { SlotSpec } from "../concept.ts";
import type { HeadForm } from "./head-form.ts";
import { hasFreeArms, type Skeleton } from "./skeleton.ts";

/** What a bell at a collar is made of. */
export const COLLAR_BELL: SlotSpec = { words: ["jingle bell"], materials: ["gold"], takesWhole: false };

/** Radius of a bell at a collar, against the animal's height. */
const BELL = 0.05;

/** A round bell with a ridge about its middle and a slit below. */
function collarBell(at: Vec3, height: number): Part {
  const hung = move(merge([sphere(BELL, 28, 18), torus(BELL * 1.01, BELL * 0.1, 36, 8)]), at);
  const loop = move(turnX(torus(BELL * 0.3, BELL * 0.1, 18, 8), Math.PI / 2), add(at, [0, BELL * 1.15, 0]));
  const [x0, y0] = [at[0] * height, at[1] * height];
  return makePart("collar-bell", "bell", enlarge(merge([hung, loop]), height), {
    weight: 0.6,
    crease: 0.6,
    paint: (surface, x, y) => {
      const [u, v] = [(x - x0) / (BELL * height), (y - y0) / (BELL * height)];
      if (v > -0.3 || (Math.abs(u) > 0.08 && u * u + (v + 0.42) * (v + 0.42) > 0.025)) return;
      surface.r *= 0.08;
      surface.g *= 0.08;
      surface.b *= 0.08;
      surface.height -= 0.001;
    },
  });
}

/** A band around the neck, with a bell where one is asked for. */
export function collar({ neck, skull }: Skeleton, clay: Sdf, height: number, hasBell: boolean): Part[] {
  const middle: Vec3 = [0, neck[1] * 0.6 + skull[1] * 0.4 - 0.03, neck[2] * 0.6 + skull[2] * 0.4];
  const way = normalize(subtract(skull, neck));
  const side = surfaceAlong(clay, middle, [1, 0, 0], 0.6);
  const front = surfaceAlong(clay, middle, normalize([0, -way[2], way[1]]), 0.6);
  const radius = side[0] + 0.004;
  const depth = distance(front, middle) / side[0];
  const lean = asin(way[2]);
  const band = place(
    torus(radius, 0.02, 64, 14),
    chain([1, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, depth, 0, 0, 0, 0, 1], rotation(X_AXIS, lean), translation(middle)),
  );
  const worn = makePart("collar", "collar", enlarge(band, height), { weight: 0.5 });
  return hasBell ? [worn, collarBell(add(front, [0, -0.4 * BELL, 0.8 * BELL]), height)] : [worn];
}

/** How far a muzzle's tip hangs down, in half widths of the skull, from which on the lips are looked for at the tip. */
const HANGING = 0.8;

/** Within the head, behind the lips. */
function lipsOf({
  centre: [, y, z],
  unit,
  form,
}: {
  readonly centre: Vec3;
  readonly unit: number;
  readonly form?: Pick<HeadForm, "muzzle" | "eye">;
}): Vec3 {
  if (!form || form.muzzle.drop < HANGING) return [0, y - 0.5 * unit, z];
  const { y: root, drop, tip, length } = form.muzzle;
  return [0, y + (root - drop - 0.3 * tip) * unit, z + (0.5 + length) * unit];
}

/** How far up eyes lie, as the way to them says, from which on they lie on top of the head. */
const TOP_EYED = 0.5;

/** Where hats, saddles and sticks go. */
export function mammalSockets(
  { neck, skull, chest, chestRadii, belly, front, right }: Skeleton,
  head: { readonly centre: Vec3; readonly unit: number; readonly form?: Pick<HeadForm, "muzzle" | "eye"> },
  clay: Sdf,
  height: number,
  pose: string,
): Model["sockets"] {
  const isRaised = hasFreeArms(pose);
  const palms = [front[3], right?.front[3] ?? front[3]] as const;
  const hand = (side: number): Vec3 => {
    const [x, y, z] = palms[side > 0 ? 0 : 1];
    return at([x * side, y, z + 0.05]);
  };
  const at = (point: Vec3): Vec3 => [point[0] * height, point[1] * height, point[2] * height];
  // eyes on top of a head look out from under a hat that sits behind them
  const isTopEyed = (head.form?.eye.out[1] ?? 0) > TOP_EYED;
  const [cx, cy, cz] = head.centre;
  const crown = surfaceAlong(clay, [cx, cy, cz - (isTopEyed ? 0.4 * head.unit : 0)], [0, 1, 0], head.unit * 4);
  const brow = head.unit * (isTopEyed ? 0.5 : 0.78) * height;
  const back = isRaised
    ? surfaceAlong(clay, [0, chest[1], chest[2]], [0, 0, -1], 1)
    : surfaceAlong(clay, [0, belly[1], belly[2]], [0, 1, 0], 1);
  const eyes = surfaceAlong(clay, [0, head.centre[1] + 0.2 * head.unit, head.centre[2]], [0, 0, 1], head.unit * 4);
  const mouth = surfaceAlong(clay, lipsOf(head), [0, 0, 1], head.unit * 6);
  return [
    { name: "head", position: at(crown), normal: [0, 1, 0], radius: brow },
    {
      name: "neck",
      position: at([0, (neck[1] + skull[1]) / 2, (neck[2] + skull[2]) / 2]),
      normal: [0, 1, 0],
      radius: 0.12 * height,
    },
    { name: "eyes", position: at(eyes), normal: [0, 0, 1], radius: head.unit * 0.8 * height },
    {
      name: "back",
      position: at(back),
      normal: isRaised ? [0, 0, -1] : [0, 1, 0],
      radius: chestRadii[0] * 0.8 * height,
    },
    ...(isRaised
      ? []
      : [{ name: "seat", position: at(back), normal: [0, 1, 0] as const, radius: chestRadii[0] * 0.8 * height }]),
    isRaised
      ? { name: "top", position: at(crown), normal: [0, 1, 0], radius: head.unit * 0.78 * height }
      : { name: "top", position: at(back), normal: [0, 1, 0], radius: chestRadii[0] * 0.8 * height },
    { name: "mouth", position: at(mouth), normal: [0, 0, 1], radius: 0.3 * head.unit * height },
    // on the ground under the lips
    ...(pose === "grazing" || pose === "lapping"
      ? [
          {
            name: "food",
            position: at([0, 0, mouth[2] + 0.2 * head.unit]),
            normal: [0, 1, 0] as const,
            radius: head.unit * height,
          },
        ]
      : []),
    ...(isRaised
      ? [1, -1].map((side) => ({
          name: "hand",
          position: hand(-side),
          normal: [0, 1, 0] as const,
          radius: 0.08 * height,
        }))
      : [
          {
            name: "hand",
            position: at([chest[0], chest[1] - 0.2, chest[2] + chestRadii[2]]),
            normal: [0, 0, 1] as const,
            radius: 0.1 * height,
          },
        ]),
  ];
}
