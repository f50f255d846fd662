import type { Finish } from "../bake/finish-slots.ts";
import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import { clamp01 } from "../math/scalar.ts";
import type { ShadingPoint } from "./shade-point.ts";
import { glintOf, lampBrightness, roomBrightness, type Studio } from "./studio.ts";
import type { Texel } from "./texture-reader.ts";

/** 1 over the refractive index, between that of ice and that of sapphire. */
const BEND = 1 / 1.55;
/** Far facets bend what is seen through the near ones on: so many times as far as these alone do. */
const SPREAD = 3.2;
/** They also throw it up, to where the lamps are. */
const UP = 0.42;
/** How much its hue deepens where it is thick. */
const DEEPER = 0.8;
/** Roughness of the picture of the room in them. */
const BLURRED = 0.16;

/** How much light goes on within each triangle, 0..1; undefined where none does. */
export function findLitWithin(
  { groups, positionIndices }: Pick<UnwrappedModel, "groups" | "positionIndices">,
  finishes: Readonly<Record<string, Pick<Finish, "within">>>,
): Float32Array | undefined {
  if (!groups.some(({ part }) => finishes[part.slot]?.within)) return undefined;
  const within = new Float32Array(positionIndices.length / 3);
  for (const { part, firstTriangle, triangleCount } of groups)
    within.fill(finishes[part.slot]?.within ?? 0, firstTriangle, firstTriangle + triangleCount);
  return within;
}

/**
 * Lights a point of what light goes into: instead of throwing all of it back at once, it shows the room through itself, bent, and
 * is bright on the side that is turned away from the key, where the light comes out again.
 *
 * @param share How clear it is: 0 not at all, 1 a cut stone.
 * @param out As `shadePoint` left it: all light, then what of it is mirrored.
 */
export function lightWithin(
  { nx, ny, nz, vx, vy, vz }: ShadingPoint,
  texel: Texel,
  studio: Studio,
  share: number,
  out: Float64Array,
): void {
  const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
  const turn = BEND * facing - Math.sqrt(1 - BEND * BEND * (1 - facing * facing));
  // refracted, less the way straight on
  const bend = (n: number, v: number) => -v + SPREAD * (turn * n - BEND * v + v);
  const [x, y, z] = [bend(nx, vx), bend(ny, vy) + UP, bend(nz, vz)];
  const unit = 1 / Math.max(Math.sqrt(x * x + y * y + z * z), 1e-9);
  const [rx, ry, rz] = [x * unit, y * unit, z * unit];
  const [sideX, sideY, sideZ] = studio.right;
  let seen = roomBrightness(rx * sideX + ry * sideY + rz * sideZ, ry, BLURRED);
  for (const lamp of studio.softboxes) seen += 0.5 * lampBrightness(lamp, rx, ry, rz, BLURRED);
  const [keyX, keyY, keyZ] = studio.softboxes[0]?.towards ?? [0, 1, 0];
  const away = clamp01(0.5 - 0.62 * (nx * keyX + ny * keyY + nz * keyZ));
  const glow = away * away * 1.5;
  const sparkle = share * 0.1 * glintOf(studio, rx, ry, rz, BLURRED);
  const most = Math.max(texel[0] as number, texel[1] as number, texel[2] as number, 1e-3);
  for (let c = 0; c < 3; c += 1) {
    const own = texel[c] as number;
    // through its middle light goes a long way and takes on its hue, at the rim it is paler
    const albedo = own * (1 - DEEPER * share * (facing - 0.35) * (1 - own / most));
    const mirrored = (out[c + 3] as number) * (1 + share);
    const thrown = (out[c] as number) - (out[c + 3] as number);
    const through = albedo * (0.3 + 0.85 * seen) + sparkle * (0.3 + 0.7 * albedo);
    out[c] = thrown * (1 - 0.72 * share) + share * through + (0.35 + 0.5 * share) * glow * albedo + mirrored;
    out[c + 3] = mirrored;
  }
}
