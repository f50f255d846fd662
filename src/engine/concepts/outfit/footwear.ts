import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ball, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cross, dot, normalize, add as plus, scale, subtract, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { bandOf } from "./cloth.ts";
import type { DressableBody, DressableLimb } from "./dressable-body.ts";
import { cellOf, NOT_WORN, SOFT, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** The frame of a foot: forward and up, and where its sole lies along up. */
function soleOf(leg: DressableLimb): { up: Vec3; forward: Vec3; level: number } {
  const up = leg.up ?? Y_AXIS;
  const toe = subtract(leg.end, leg.joints[2]);
  const forward = normalize(subtract(toe, scale(up, dot(toe, up))), Z_AXIS);
  return { up, forward, level: dot(leg.end, up) };
}

/** A foot without toes, grown by `grow`: rounded in front, with a heel, flat below. */
export function footSolid(leg: DressableLimb, grow: number): Sdf {
  const { up, forward, level } = soleOf(leg);
  const ankle = leg.joints[2];
  const r = leg.endRadius + grow;
  const at = (point: Vec3, rise: number): Vec3 => plus(point, scale(up, level + rise - dot(point, up)));
  const heel = at(plus(ankle, scale(forward, -0.35 * leg.endRadius)), r * 0.72);
  const toe = at(plus(leg.end, scale(forward, -leg.endRadius * 0.85 + grow)), r * 0.7);
  return sculpt([
    add(roundCone(heel, toe, r * 0.82, r)),
    add(ball(toe, r * 1.04), r * 0.3),
    add(roundCone(ankle, plus(heel, scale(forward, r * 0.35)), leg.radii[2] + grow * 0.9, r * 0.85), r * 0.5),
    carve(halfSpace(at(leg.end, 0.0005), up), r * 0.14),
  ]);
}

/** Height of what is under a skate, in heights of the body. */
const RUNNER = 0.052;

/** Under a sole: a blade on two posts, turned up in front, or an axle with wheels before and behind. */
function runners(leg: DressableLimb, h: number, rolls: boolean): { runner: Sdf; wheels?: Sdf } {
  const { up, forward, level } = soleOf(leg);
  const along = (t: number, rise: number): Vec3 => {
    const point = plus(plus(leg.joints[2], scale(forward, -0.9 * leg.endRadius)), scale(forward, t * reach));
    return plus(point, scale(up, level + rise * h - dot(point, up)));
  };
  const reach = dot(subtract(leg.end, leg.joints[2]), forward) + 0.9 * leg.endRadius;
  const side = normalize(cross(up, forward));
  if (!rolls) {
    const posts = [0.2, 0.75].map((t) => add(roundCone(along(t, 0.004), along(t, -0.026), 0.009 * h, 0.007 * h)));
    const blade = [
      add(roundCone(along(-0.04, -RUNNER + 0.008), along(0.98, -RUNNER + 0.008), 0.008 * h, 0.008 * h)),
      add(roundCone(along(0.98, -RUNNER + 0.008), along(1.1, -0.014), 0.008 * h, 0.006 * h)),
      add(roundCone(along(0.02, -0.022), along(0.95, -0.022), 0.006 * h, 0.006 * h), 0.006 * h),
    ];
    return { runner: sculpt([...posts, ...blade]) };
  }
  const width = leg.endRadius * 0.8;
  const axles = [0.16, 0.84];
  const apart = (t: number, out: number): Vec3 => plus(along(t, -RUNNER + 0.03), scale(side, out));
  const plate = roundCone(along(0.04, -0.004), along(0.94, -0.004), 0.012 * h, 0.012 * h);
  const bars = axles.map((t) => add(roundCone(apart(t, -width), apart(t, width), 0.008 * h, 0.008 * h), 0.004 * h));
  const posts = axles.map((t) => add(roundCone(along(t, -0.004), apart(t, 0), 0.01 * h, 0.01 * h), 0.004 * h));
  const wheels = axles.flatMap((t) =>
    [-1, 1].map((s) => add(roundCone(apart(t, s * width * 0.8), apart(t, s * width * 1.1), 0.028 * h, 0.028 * h))),
  );
  return { runner: sculpt([add(plate), ...bars, ...posts]), wheels: sculpt(wheels) };
}

/** Shoes with a sole, boots up to the calf, or boots on skates. */
export function makeFootwear(
  p: OutfitParameters,
  body: Omit<DressableBody, "legs"> & { readonly legs: readonly DressableLimb[] },
): Worn {
  if (p.feet === "none") return NOT_WORN;
  const h = body.height;
  const solids = body.legs.map((leg) => {
    const shoe = footSolid(leg, 0.008 * h);
    if (p.feet === "shoe") return shoe;
    return sculpt([
      add(shoe),
      add(bandOf(leg, h, 0.024, 1.42, 2), 0.02 * h),
      add(bandOf(leg, h, 0.03, 1.4, 1.5), 0.008 * h),
    ]);
  });
  const feet = body.legs.map((leg) => ({ ...soleOf(leg), toe: leg.end }));
  const paint: NonNullable<Part["paint"]> = (surface, x, y, z) => {
    const near = ({ toe }: { readonly toe: Vec3 }) => Math.abs(x - toe[0]) + Math.abs(z - toe[2]);
    const { up, level } = feet.reduce((best, foot) => (near(foot) < near(best) ? foot : best));
    const rise = (x * up[0] + y * up[1] + z * up[2] - level) / h;
    if (rise > 0.014) {
      if (rise < 0.017) surface.height -= 0.002 * h;
      return;
    }
    const isPale = p.feet === "shoe" && (p.top === "t-shirt" || p.top === "sweater");
    const tone = isPale ? 0.72 : 0.035;
    surface.r = tone;
    surface.g = tone * 0.97;
    surface.b = tone * 0.92;
    surface.roughness = 0.7;
    surface.metalness = 0;
  };
  const mesh = merge(solids.map((solid) => meshSdf(solid, cellOf(body) * 0.9)));
  const parts = [makePart(p.feet === "shoe" ? "shoes" : "boots", p.feet, mesh, { crease: SOFT, weight: 0.8, paint })];
  const rolls = p.feet === "roller-skate";
  if (rolls || p.feet === "ice-skate") {
    const under = body.legs.map((leg) => runners(leg, h, rolls));
    const cell = cellOf(body) * 0.55;
    parts.push(
      makePart("runners", "skate-blade", merge(under.map(({ runner }) => meshSdf(runner, cell))), { weight: 0.8 }),
    );
    const wheels = under.flatMap(({ wheels }) => (wheels ? [meshSdf(wheels, cell)] : []));
    if (rolls) parts.push(makePart("wheels", "skate-wheel", merge(wheels), { weight: 0.6 }));
  }
  return { parts, covers: ["feet"] };
}
