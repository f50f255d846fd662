import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { roundBase, roundTop } from "./ground-slabs.ts";

const SKY = fromHex("#a9c3d6");
const WATER = fromHex("#33495a");
/** How far the sheet stands over the ground and reaches into it, metres. */
const HIGH = 0.007;
const DEEP = 0.012;
/** Share of the sky in water, and in what is darker or thicker than that. */
const IN_WATER = 1;
const IN_WINE = 0.2;

/** How far the sheet reaches in the direction of a place, beyond which it is negative. */
const shoreAt = (x: number, z: number): number =>
  0.72 + 0.13 * noise(x * 1.7, 2, z * 1.7, 11) + 0.05 * noise(x * 5, 4, z * 5, 12) - Math.sqrt(x * x + z * z);

/** From a disc of radius 1 to the lobed outline. */
function lobed([x, y, z]: Vec3): Vec3 {
  const out = Math.sqrt(x * x + z * z);
  if (out < 1e-6) return [x, y, z];
  const [dx, dz] = [x / out, z / out];
  let reach = 0.72;
  for (let round = 0; round < 8; round += 1) reach += 0.7 * shoreAt(dx * reach, dz * reach);
  return [dx * out * reach, y, dz * out * reach];
}

/** The ground about a puddle is dark with wet. */
const wet: Paint = (surface, x, y, z) => {
  const shore = shoreAt(x, z);
  if (y < -0.02) return;
  const dry = smoothstep(0, 0.13, -shore);
  for (const channel of ["r", "g", "b"] as const) surface[channel] *= 0.45 + 0.55 * dry;
  surface.roughness *= 0.5 + 0.5 * dry;
};

/** The sky shows in it, with rings around where one steps; wine and coffee keep more of their own colour. */
const sheen: Paint = (surface, x, _y, z) => {
  const away = Math.sqrt(x * x + z * z);
  const ring = sin(away * 62) * (1 - smoothstep(0.2, 0.62, away));
  const cloud = smoothstep(-0.5, 0.7, noise(x * 1.3 + 3, 1, z * 2.6, 13) + 0.4 * ring);
  const isWater = surface.b > surface.r && surface.b > 1.1 * surface.g;
  if (isWater) layColour(surface, WATER, 0.03);
  const share = (isWater ? IN_WATER : IN_WINE) * cloud * smoothstep(0, 0.1, shoreAt(x, z) + 0.03);
  for (const [at, channel] of (["r", "g", "b"] as const).entries())
    surface[channel] += ((SKY[at] as number) - surface[channel]) * share;
  surface.roughness = 0.03;
  surface.height += 0.0015 * ring;
};

/** A thin sheet of rain water, or of what was spilt, with a lobed shore, on level ground. */
export const puddle = (seed: number): Part[] => [
  makePart("base", "base", roundBase(), { weight: 0.6 }),
  makePart("land", "land", roundTop(0, seed), { weight: 1, crease: 1.2, paint: wet }),
  makePart(
    "water",
    "water",
    deform(
      lathe(
        [
          [0, -DEEP],
          [0.97, -DEEP],
          [1, 0.003],
          [0.985, HIGH],
          [0.6, HIGH],
          [0.25, HIGH],
          [0, HIGH],
        ],
        72,
      ),
      lobed,
    ),
    { weight: 0.9, paint: sheen },
  ),
];
