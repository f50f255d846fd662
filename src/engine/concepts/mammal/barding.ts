import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { inflate, type Sdf } from "../../geometry/sdf.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, scale, subtract } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { onHead } from "./head-form.ts";
import type { Studio } from "./species.ts";

/** Distance of the plates from the skin, of the trim from the plates, and edge of their cells, in heights at the withers. */
const OFF = 0.022;
const TRIM = 0.012;
const CELL = 0.0165;
/** Widths of the lames of the neck and of the plates of the body, and of the gap that parts them, in heights. */
const LAME = 0.085;
const PLATE = 0.19;
const GAP = 0.011;

/** Half the width of the plate on the face, head units: the eyes look out beside it. */
const HALF_FACE = 0.4;

const GOLD = fromHex("#c9993a");

/** Plate for a beast on all fours: over body and flanks, in lames up the neck, and over the forehead; its back stays free to ride on. */
export function putBarding(studio: Studio): void {
  const { clay, skeleton, build, head, put } = studio;
  const { centre, unit } = head;
  const [, , breast] = skeleton.chest;
  const throat = normalize(subtract(skeleton.neck, skeleton.skull));
  const hem = build.legs * 0.86;
  // from behind the ears down to the hem
  const body: readonly SculptStep[] = [
    add(inflate(clay, OFF)),
    carve(halfSpace([0, hem, 0], [0, 1, 0]), 0.004),
    carve(halfSpace(plus(centre, scale(throat, 0.95 * unit)), throat), 0.004),
  ];
  const isNeck = (z: number, y: number): boolean => z > breast + 0.02 && y > skeleton.chest[1];
  const plates: Paint = (surface, _x, y, z) => {
    const along = isNeck(z, y) ? (y + 0.6 * z) / LAME : z / PLATE;
    const share = along - Math.floor(along);
    const width = (isNeck(z, y) ? GAP / LAME : GAP / PLATE) * 1.6;
    const seam = smoothstep(width, 0, Math.min(share, 1 - share));
    surface.height -= 0.004 * seam;
    surface.r *= 1 - 0.7 * seam;
    surface.g *= 1 - 0.7 * seam;
    surface.b *= 1 - 0.7 * seam;
    // each plate laps over the next one: light falls off towards its edge
    const shade = 1 - 0.22 * share;
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
  put("barding", "barding", meshSdf(sculpt(body), CELL), plates, 1);
  const trim: Sdf = sculpt([
    add(inflate(clay, OFF + TRIM)),
    carve(halfSpace([0, hem - 0.012, 0], [0, 1, 0]), 0.004),
    carve(halfSpace([0, hem + 0.028, 0], [0, -1, 0]), 0.004),
  ]);
  put("barding-hem", "barding", meshSdf(trim, CELL), (surface) => dye(surface, GOLD, 1), 0.6);
  // over forehead and nose, open at the eyes and the lips
  const brow = onHead(head, [0, 0.12, 0.4]);
  const { y, drop, length } = head.form.muzzle;
  const muzzle = onHead(head, [0, y - drop, 1 + length]);
  const out = normalize([0, muzzle[2] - brow[2], brow[1] - muzzle[1]]);
  const half = HALF_FACE * unit;
  const face = sculpt([
    add(inflate(clay, OFF * 0.8)),
    carve(halfSpace(brow, out), 0.004),
    carve(halfSpace([half, 0, 0], [-1, 0, 0]), 0.004),
    carve(halfSpace([-half, 0, 0], [1, 0, 0]), 0.004),
    carve(halfSpace([0, centre[1], centre[2] - 0.2 * unit], [0, 0, 1]), 0.004),
    carve(halfSpace([0, 0, muzzle[2] - 0.45 * unit], [0, 0, -1]), 0.004),
  ]);
  put("chanfron", "barding", meshSdf(face, CELL * 0.7), plates, 0.9);
}
