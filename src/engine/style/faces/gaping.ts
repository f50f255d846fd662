import { boundsOf } from "#measure/bounds.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part, Socket, SurfacePoint } from "../../geometry/part.ts";
import { move, place, stretch } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformDirection, transformPoint, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, type Vec3, X_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** How far the lower jaw is turned down, radians. */
const GAPE = 0.62;
/** The same of who pants with the tongue out. */
const PANT = 0.44;
/** Length of the lower jaw, and how far from the lips back its hinge is, in radii of the mouth. */
const JAW = 3.3;
const HINGE = 3;
/** How far below the lips the throat of what stands upright may begin, in radii of the mouth. */
const DEEPEST = 2.6;
/** Parts that are no muzzle. */
const NO_MUZZLE = /eye|ear|horn|whisker|mane|hair|tail|leg|wing|tooth|teeth|tusk|collar|nose/;
/** Slots of those whose mouth is a beak, or stands open anyway. */
const OTHER_MOUTH = /^(?:beak|bill|tooth|teeth|fang|gum|tongue)s?$/;

const plain = (hex: string, base = "plastic"): MaterialSpec => ({
  base,
  colours: [fromHex(hex)],
  conditions: {},
  scale: 1,
  seed: 1,
});
const FLESH = plain("#5c0f14");
const TONGUE = plain("#d8646e");
const TEETH = plain("#f4efe0");

interface Muzzle {
  /** Half its width behind the lips. */
  readonly half: number;
  /** Its underside at the lips and at the hinge: y, z. */
  readonly tip: readonly [number, number];
  readonly hinge: readonly [number, number];
  /** The part it is of, and a place on it. */
  readonly part: Part;
  readonly rest: Vec3;
}

/** The muzzle behind the mouth, from the skin that is there. Undefined where there is none. */
function muzzleOf(parts: readonly Part[], { position: [mx, my, mz], radius: r }: Socket): Muzzle | undefined {
  let half = 0;
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let part: Part | undefined;
  let rest: Vec3 = [0, 0, 0];
  for (const each of parts) {
    if (NO_MUZZLE.test(each.slot) || NO_MUZZLE.test(each.name)) continue;
    const { positions, rest: own } = each.geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const x = Math.abs((positions[i] as number) - mx);
      const y = positions[i + 1] as number;
      const z = positions[i + 2] as number;
      if (y < my - DEEPEST * r || y > my + r || z > mz + 2 * r || z < mz - HINGE * r - 0.5 * r) continue;
      if (Math.abs(z - mz + 0.9 * r) < 0.8 * r && y < my + 0.4 * r) half = Math.max(half, x);
      if (x > 0.6 * r) continue;
      if (z > mz - 1.1 * r && y < (low[0] as number)) {
        low[0] = y;
        part = each;
        rest = [own[i] as number, own[i + 1] as number, own[i + 2] as number];
      }
      if (z < mz - HINGE * r + 0.6 * r) low[1] = Math.min(low[1] as number, y);
    }
  }
  const [tip = 0] = low;
  if (!part || half === 0 || !Number.isFinite(tip)) return undefined;
  const back = Math.max(Math.min(low[1] as number, tip), tip - 0.8 * r);
  return { half: Math.min(half, 2.4 * r), tip: [tip, mz], hinge: [back, mz - HINGE * r], part, rest };
}

/** A flattened ball, turned down about X. */
const flat = (radii: Vec3, down: number, at: Vec3, segments = 28) =>
  place(sphere(1, segments), chain(scaling(radii), rotation(X_AXIS, down), translation(at)));

const fang = (root: Vec3, long: number, thick: number) =>
  tube(thick, [root, add(root, [0, long * 0.5, 0]), add(root, [0, long, 0])], 8, { scale: (t) => 1 - 0.85 * t });

/**
 * A tongue along the lower jaw, over the lip and down, broadest before its tip.
 *
 * @param along A place on the jaw: share of its length, height over it in radii of the mouth.
 * @param isOver The beast lies on its back: what hangs falls towards the palate.
 */
function lollingTongue(along: (share: number, up: number) => Vec3, wide: number, r: number, isOver: boolean): Geometry {
  const [, y, z] = along(1.02, 0.3);
  const hangs: readonly (readonly [number, number])[] = isOver
    ? [
        [0.3, 0.75],
        [1.2, 1.1],
      ]
    : [
        [-0.75, 0.34],
        [-1.7, 0.2],
      ];
  const way = curveThrough(
    [along(0.3, 0.3), along(0.7, 0.4), [0, y, z], ...hangs.map(([up, on]): Vec3 => [0, y + up * r, z + on * r])],
    4,
  );
  const strap = tube(0.2 * r, way, 14, {
    scale: (t) => (0.85 + 0.35 * t * t) * (1 - 0.45 * smoothstep(0.86, 1, t)),
    endRounding: 0.18 * r,
  });
  return stretch(strap, [(0.52 * wide) / (0.22 * r), 1, 1]);
}

/** How a mouth stands open. */
interface Gape {
  /** Factor on the length of the fangs: 1 as who roars shows them. */
  readonly fangs?: number;
  /** The tongue hangs out over the lower lip. */
  readonly lolls?: boolean;
  /** It is turned upright for this only, and lies on its back. */
  readonly isOver?: boolean;
}

/** Half a turn about the way it looks. */
function turnOver(thing: Dressed): Dressed {
  const over = rotation(Z_AXIS, PI);
  return {
    ...thing,
    model: {
      parts: thing.model.parts.map((part) => placePart(part, over)),
      sockets: thing.model.sockets.map((socket) => ({
        ...socket,
        position: transformPoint(over, socket.position),
        normal: transformDirection(over, socket.normal),
      })),
    },
  };
}

/** With the mouth open; the thing itself where that cannot be seen. */
export function gapeWide(thing: Dressed, { fangs = 1, lolls = false, isOver = false }: Gape = {}): Dressed {
  const { parts, sockets } = thing.model;
  if (!isOver && (sockets.find(({ name }) => name === "head")?.normal[1] ?? 1) < -0.5)
    return turnOver(gapeWide(turnOver(thing), { fangs, lolls, isOver: true }));
  const mouth = sockets.find(({ name }) => name === "mouth");
  if (thing.family !== "animal" || !mouth || parts.some(({ slot }) => OTHER_MOUTH.test(slot))) return thing;
  // who bends to the ground has the lips in the grass; a flat face would lose its chin; what is open stays so
  if (
    (!lolls && sockets.some(({ name }) => name === "food")) ||
    parts.some(({ slot }) => /^(?:face|gullet)$/.test(slot))
  )
    return thing;
  const muzzle = muzzleOf(parts, mouth);
  if (!muzzle) return thing;
  const { radius: r, position } = mouth;
  const { half, part } = muzzle;
  const { min } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const gape = lolls ? PANT : GAPE;
  const [hy, hz] = [muzzle.hinge[0] + 0.3 * r, muzzle.hinge[1]];
  const along = (share: number, up: number): Vec3 => {
    const [far, high] = [share * JAW * r, up * r];
    return [0, hy - sin(gape) * far + cos(gape) * high, hz + cos(gape) * far + sin(gape) * high];
  };
  if (along(1, -1)[1] < min[1]) return thing;
  const wide = Math.max(half * 0.92, 0.8 * r);
  const jaw = flat([wide, 0.52 * r, 0.56 * JAW * r], gape, along(0.47, -0.2));
  const floor = flat([wide * 0.8, 0.3 * r, 0.46 * JAW * r], gape, along(0.47, 0.1));
  const palate = flat([wide * 0.8, 0.36 * r, 0.42 * JAW * r], 0.05, [
    0,
    muzzle.tip[0] + 0.12 * r,
    position[2] - 1.7 * r,
  ]);
  const throat = flat([wide * 0.86, 0.95 * r, 0.7 * r], 0.3, [0, hy - 0.35 * r, hz + 0.55 * r]);
  const tongue = lolls
    ? lollingTongue(along, wide, r, isOver)
    : flat([wide * 0.5, 0.22 * r, 0.4 * JAW * r], gape - 0.06, along(0.52, 0.36), 20);
  const teeth = [-1, 1].flatMap((side) => {
    const lower = along(0.88, 0.05);
    return [
      fang([side * wide * 0.62, muzzle.tip[0] + 0.3 * r, position[2] - 0.62 * r], -1.05 * r * fangs, 0.2 * r),
      fang([side * wide * 0.52, lower[1], lower[2]], 0.72 * r * fangs, 0.16 * r),
    ];
  });
  const { rest } = muzzle;
  // of the colour that the chin has
  const paint = (surface: SurfacePoint, _x: number, _y: number, _z: number, ...out: [number, number, number]): void =>
    part.paint?.(surface, ...rest, ...out);
  // a tail that lies to one side puts the head beside the middle of the whole
  const aside = (geometry: Geometry) => move(geometry, [position[0], 0, 0]);
  const open: Part[] = [
    makePart("lower-jaw", part.slot, aside(jaw), { weight: 0.9, paint }),
    makePart("gullet", "gullet", aside(merge([floor, palate, throat])), { weight: 0.8 }),
    makePart("open-tongue", "open-tongue", aside(tongue), { weight: 0.7 }),
    // what grazes has none
    ...(parts.some(({ slot }) => slot === "hoof")
      ? []
      : [makePart("fangs", "fangs", aside(merge(teeth)), { weight: 0.7 })]),
  ];
  const lips: Socket = {
    ...mouth,
    position: [position[0], (muzzle.tip[0] + along(0.95, 0.2)[1]) / 2, position[2] - 0.5 * r],
  };
  return {
    ...thing,
    model: {
      parts: [...parts, ...open],
      sockets: sockets.map((socket) => (socket === mouth ? lips : socket)),
    },
    materials: { ...thing.materials, gullet: FLESH, "open-tongue": TONGUE, fangs: TEETH },
  };
}

/**
 * An animal with its mouth wide open: the lower jaw turned down from its hinge, red within, a tongue and fangs. What has a beak,
 * or teeth that show anyway, stays as it is.
 */
export const gaping: Style = { id: "gaping", apply: (thing) => gapeWide(thing) };

/** An animal that pants: its mouth a little open, the tongue hanging out of it. */
export const lolling: Style = { id: "lolling", apply: (thing) => gapeWide(thing, { fangs: 0.25, lolls: true }) };

/** What one does with the mouth open. */
export const OPEN_MOUTHED: ReadonlySet<string> = new Set([
  "howling",
  "roaring",
  "yawning",
  "singing",
  "speaking",
  "laughing",
  "eating",
  "gaping",
]);

/** What one does with the tongue out. */
export const TONGUE_OUT: ReadonlySet<string> = new Set(["licking", "grooming"]);
