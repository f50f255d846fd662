import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { cross, dot, normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { tearHoles } from "../broken/tear-holes.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Amount of wear from which on cloth is worn out. */
const WORN_OUT = 0.75;
/** Patches sewn on, half a patch's side over the size of the whole, and how far apart they are. */
const PATCHES = 3;
const HALF = [0.055, 0.075] as const;
const APART = 0.3;
const HOLES = 4;
const SMALL = 0.55;
const CLOTHS = ["#41597a", "#b58a45", "#6d4a35", "#7c3b35", "#55693f"].map(fromHex);
const THREAD = fromHex("#ece3cf");
/** The side that is seen. */
const SEEN: Vec3 = normalize([0.3, 0.35, 1]);

/** Whether a thing of cloth was worn until it had to be mended. */
export const isWornOut = ({ worn = 0 }: Conditions): boolean => worn >= WORN_OUT;

/** Cloth worn out: thin and pale where it is rubbed, in small holes, with patches of other cloth sewn over the worst. */
export const threadbare: Style = {
  id: "threadbare",
  apply: (thing, draw) => {
    const isCloth = ({ slot }: Part): boolean => {
      const spec = thing.materials[slot];
      return spec !== undefined && isWornOut(spec.conditions) && materialById(spec.base).class === "fabric";
    };
    const cloth = thing.model.parts.filter(isCloth);
    const [first] = cloth;
    if (!first) return thing;
    const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const spec = thing.materials[first.slot];
    const colours = spec ? unlike(lookOf(spec).colour) : CLOTHS;
    const favour = ({ normal }: Spot) => (dot(normal, SEEN) > 0.55 ? 1 : 0.03);
    const spots = surfaceSpots(cloth, draw.fork("patches"), { count: PATCHES, apart: APART * size, favour, tries: 40 });
    const patches = spots.map((spot, k) => patchAt(spot, size, colours[k % colours.length] as Rgb, draw.fork(`${k}`)));
    const holed = tearHoles(cloth, draw.fork("holes"), HOLES, SMALL);
    const parts = thing.model.parts.map((part): Part => {
      const worn = holed[cloth.indexOf(part)];
      return worn ? { ...worn, paint: mended(worn, patches, size) } : part;
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** Cloths of other colours than this one, the most unlike first. */
function unlike(own: Rgb): readonly Rgb[] {
  const off = (other: Rgb) => Math.abs(other[0] - own[0]) + Math.abs(other[1] - own[1]) + Math.abs(other[2] - own[2]);
  return [...CLOTHS].sort((a, b) => off(b) - off(a)).slice(0, 3);
}

interface Patch {
  readonly middle: Vec3;
  readonly normal: Vec3;
  readonly across: Vec3;
  readonly along: Vec3;
  readonly half: number;
  readonly colour: Rgb;
}

function patchAt({ position, normal }: Spot, size: number, colour: Rgb, draw: Draw): Patch {
  const level = normalize(cross(Math.abs(normal[1]) < 0.9 ? Y_AXIS : X_AXIS, normal));
  const up = cross(normal, level);
  const angle = draw.number("turn", -0.35, 0.35);
  const turned = (a: number, b: number): Vec3 =>
    [0, 1, 2].map((k) => a * (level[k] as number) + b * (up[k] as number)) as unknown as Vec3;
  return {
    middle: position,
    normal,
    across: turned(cos(angle), sin(angle)),
    along: turned(-sin(angle), cos(angle)),
    half: size * draw.number("half", ...HALF),
    colour,
  };
}

function mended(part: Part, patches: readonly Patch[], size: number): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  const [broad, fine] = [6 / size, 90 / size];
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    toModel(x, y, z, place);
    const [px, py, pz] = place;
    const rubbed = smoothstep(0.12, 0.4, noise(px * broad, py * broad, pz * broad, 41));
    // single threads are left of the weave
    const threads = 0.5 + 0.5 * noise(px * fine, py * fine * 0.2, pz * fine, 43);
    const thin = 0.5 * rubbed * (0.35 + 0.65 * threads);
    const { r, g, b } = surface;
    layColour(surface, [
      r + (0.62 * r + 0.3 - r) * thin,
      g + (0.62 * g + 0.28 - g) * thin,
      b + (0.62 * b + 0.25 - b) * thin,
    ]);
    for (const { middle, normal, across, along, half, colour } of patches) {
      const to: Vec3 = [px - middle[0], py - middle[1], pz - middle[2]];
      if (Math.abs(dot(to, normal)) > half || nx * normal[0] + ny * normal[1] + nz * normal[2] < 0.2) continue;
      const [u, v] = [dot(to, across) / half, dot(to, along) / half];
      const out = Math.max(Math.abs(u), Math.abs(v));
      if (out > 1.12) continue;
      const [run, off] = Math.abs(u) > Math.abs(v) ? [v, Math.abs(u)] : [u, Math.abs(v)];
      // stitches over the edge, half on the patch and half beside it
      if (off > 0.84 && Math.abs(((run * 4.5 + 50) % 1) - 0.5) < 0.17) layColour(surface, THREAD, 0.9, 0);
      else if (out < 1) {
        const weave = 0.86 + 0.16 * sin(u * 42) * sin(v * 42);
        layColour(surface, [colour[0] * weave, colour[1] * weave, colour[2] * weave], 0.95, 0);
      } else continue;
      surface.height += 0.03 * half;
    }
  };
}
