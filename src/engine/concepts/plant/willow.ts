import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { add as addStep, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type BroadleafShape, growBroadleaf } from "./broadleaf.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

/** Angle from one switch to the next, radians: the golden one, so that none hides another. */
const GOLDEN = 2.399963;
const SWITCHES = 150;
const LEAVES = 9;

/** A trunk under a dome of leaves, from whose rim and face switches hang down in a curtain, nearly to the ground. */
export function growWillow(shape: BroadleafShape, chance: () => number): ReturnType<typeof growBroadleaf> {
  const { height: h, spread, leafSize, bare, density } = shape;
  const { wood } = growBroadleaf({ ...shape, bare: true, spread: spread * 0.62 }, chance);
  const reach = (spread / 2) * h;
  const [wide, round, middle] = [reach * 0.8, h * 0.24, h * 0.7];
  const onDome = (out: number): number => middle + round * Math.sqrt(Math.max(0, 1 - (out * out) / (wide * wide)));
  const paths = Array.from({ length: Math.round(SWITCHES * density) }, (_, i) => {
    const angle = i * GOLDEN + 0.2 * chance();
    // some over the trunk, more at the rim
    const out = wide * (0.35 + 0.85 * Math.sqrt((i + 0.5) / SWITCHES)) * (0.9 + 0.2 * chance());
    const low = h * (0.06 + 0.26 * chance() + 0.1 * (1 - out / reach));
    const at = (far: number, y: number): Vec3 => [cos(angle) * far, y, sin(angle) * far];
    const start = out * 0.45;
    const crest = Math.min(onDome(out * 0.8), middle + round * 0.75);
    return curveThrough(
      [
        at(start, onDome(start) + 0.012 * h),
        at(out * 0.8, crest + 0.02 * h),
        at(out, crest - 0.13 * h),
        at(out * 1.04, (crest + low) / 2.2),
        at(out * (0.98 + 0.06 * chance()), low),
      ],
      5,
    );
  });
  if (bare) return { wood: merge([wood, ...paths.map((path) => hang(path, h * 0.004))]) };
  const dome = sculpt(
    Array.from({ length: 15 }, (_, i) => {
      const angle = i * GOLDEN;
      const out = wide * 0.8 * Math.sqrt(i / 15);
      const lump = wide * (0.34 + 0.1 * chance());
      return addStep(
        ellipsoid([cos(angle) * out, onDome(out) - lump * 0.62, sin(angle) * out], [lump, lump * 0.72, lump]),
        lump * 0.25,
      );
    }),
  );
  const rough = displace(dome, h * 0.014, (x, y, z) => noise(x / (0.04 * h), y / (0.07 * h), z / (0.04 * h), 12));
  const places = paths.flatMap((path) => along(path, h * 0.075 * leafSize, chance));
  return {
    wood,
    mass: meshSdf(rough, h * 0.028),
    foliage: merge([...paths.map((path) => hang(path, h * 0.017)), leaves(places)]),
  };
}

const hang = (path: readonly Vec3[], width: number): Geometry =>
  tube(1, path, 6, {
    scale: (t) => {
      const thick = width * (1 - 0.75 * t) * Math.min(1, 0.3 + 4 * t);
      return [thick, thick];
    },
  });

/** Narrow leaves along a switch that point down. */
function along(path: readonly Vec3[], length: number, chance: () => number): LeafPlace[] {
  return Array.from({ length: LEAVES }, (_, i) => {
    const root = path[Math.round(((i + 1) / (LEAVES + 1)) * (path.length - 1))] as Vec3;
    const angle = chance() * 6.28;
    const side: Vec3 = [cos(angle) * 0.42, -0.9, sin(angle) * 0.42];
    return { root, along: side, up: [cos(angle) * 0.9, 0.42, sin(angle) * 0.9], length, width: length * 0.3 };
  });
}
