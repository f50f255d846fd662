import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, luminance } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { clamp, clamp01, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Palette, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Dressed, Style } from "../style.ts";

/** What keeps its own colours: eyes, panes, and what only carries the thing. */
const SPARED = /eye|iris|pupil|skin|hair|glass|window|pane|screen|lens|tyre|soil|pedestal|string|leg|stem/;

/** Thin films from blue over violet and copper to green, as on a beetle's back or a soap bubble. */
const FILM: Palette = palette(
  ...["#0f7f8c", "#2453c4", "#7a2fc0", "#d0398f", "#e8913a", "#c9c93a", "#2fae5c", "#0f7f8c"].map((hex) =>
    fromHex(hex),
  ),
);
/** The same far paler, as in a pearl. */
const PEARL: Palette = palette(
  ...["#f7e9ef", "#efd9ea", "#dfe3f5", "#d8f0ee", "#e8f4e0", "#faf1dc", "#f7e4df", "#f7e9ef"].map((hex) =>
    fromHex(hex),
  ),
);

interface Sheen {
  readonly film: Palette;
  /** How much of the thing's own colour gives way. */
  readonly share: number;
  readonly roughness: number;
  readonly metalness: number;
  /** How many times the film turns through its colours across the thing. */
  readonly turns: number;
  /** A film takes up the lightness of what lies under it; a pearl is always light. */
  readonly isDeep: boolean;
}

/** A film over the whole thing whose colour turns with the surface. */
const filmed = (id: string, sheen: Sheen): Style => ({
  id,
  apply: (thing) =>
    overAll(thing, (part, size) => {
      const toModel = fitAffine(part.geometry);
      const tint: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
      return (surface, x, y, z, nx, ny, nz) => {
        const [px, py, pz] = toModel(x, y, z);
        const cloud = noise((px / size) * 3.1, (py / size) * 3.1, (pz / size) * 3.1, 17);
        const along = sheen.turns * (0.42 * ny + 0.3 * nx + 0.16 * nz + 0.55 * (py / size) + 0.22 * cloud) + 0.2;
        paintFrom(sheen.film, along - Math.floor(along), tint);
        const light = luminance([surface.r, surface.g, surface.b]);
        const level = sheen.isDeep ? clamp(0.62 + 1.3 * light, 0.62, 1.25) : 1;
        surface.r += (clamp01(tint.r * level) - surface.r) * sheen.share;
        surface.g += (clamp01(tint.g * level) - surface.g) * sheen.share;
        surface.b += (clamp01(tint.b * level) - surface.b) * sheen.share;
        surface.roughness = Math.min(surface.roughness, sheen.roughness);
        surface.metalness = Math.max(surface.metalness, sheen.metalness);
      };
    }),
});

/** Shifting through all colours of a thin film: beetles, bubbles, oil, hummingbirds. */
const iridescent = filmed("iridescent", {
  film: FILM,
  share: 0.72,
  roughness: 0.2,
  metalness: 0.45,
  turns: 1.1,
  isDeep: true,
});

/** Light, with pink, green and blue breathing over it. */
const pearly = filmed("pearly", {
  film: PEARL,
  share: 0.85,
  roughness: 0.16,
  metalness: 0.15,
  turns: 1.7,
  isDeep: false,
});

/** Flakes across the thing's largest side. */
const FLAKES = 52;

/** Slots of cut stones: facets are their mirrors, flakes on them would be cubes. */
const STONES = /^(?:gems?|stones?|jewels?|brilliants?)$/;

/** Strewn with tiny mirrors, each of which either catches the light or does not. */
const glittering: Style = {
  id: "glittering",
  apply: (thing) =>
    overAll(thing, (part, size) => {
      if (STONES.test(part.slot)) return () => {};
      const toModel = fitAffine(part.geometry);
      return (surface, x, y, z) => {
        const at = toModel(x, y, z).map((c) => (c / size) * FLAKES) as [number, number, number];
        const cell = at.map(Math.floor) as [number, number, number];
        const chance = hash(cell[0], cell[1], cell[2]);
        const off = Math.max(...at.map((c, k) => Math.abs(c - (cell[k] as number) - 0.5)));
        const isLit = chance > 0.8;
        const glint = smoothstep(0.5, 0.32, off) * (isLit ? 1 : 0.3 * chance);
        const hue = cos(TAU * hash(cell[1], cell[2], cell[0]));
        surface.r += ((isLit ? 1 : surface.r * 1.6) * (1 + 0.06 * hue) - surface.r) * glint;
        surface.g += ((isLit ? 1 : surface.g * 1.6) - surface.g) * glint;
        surface.b += ((isLit ? 1 : surface.b * 1.6) * (1 - 0.06 * hue) - surface.b) * glint;
        surface.r = clamp01(surface.r);
        surface.g = clamp01(surface.g);
        surface.b = clamp01(surface.b);
        surface.roughness = Math.min(surface.roughness, 0.28);
      };
    }),
};

/** Colours of a spiral of dye where none are said. */
const DYES: Palette = palette(
  ...["#e0218a", "#f2c21a", "#18b6b0", "#6a35c9", "#f06a1c", "#2f8fe0", "#e0218a"].map((hex) => fromHex(hex)),
);
/** Arms of the spiral, and how often they wind about the middle within half the thing's size. */
const ARMS = 1;
const WINDS = 2.2;

/** Twisted about the middle of its front, bound and dyed: all colours in a ragged spiral. */
const tieDyed: Style = {
  id: "tie-dyed",
  apply: (thing) => {
    const main = Object.keys(thing.materials)[0];
    return overAll(thing, (part, size, middle) => {
      if (part.slot !== main) return () => {};
      const toModel = fitAffine(part.geometry);
      const dye: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
      return (surface, x, y, z) => {
        const [px, py, pz] = toModel(x, y, z);
        const [u, v] = [(px - middle[0]) / size, (py - middle[1]) / size];
        const far = Math.sqrt(u * u + v * v);
        const ragged = noise((px / size) * 9, (py / size) * 9, (pz / size) * 9, 5);
        const turn = (ARMS * atan2(v, u)) / TAU + WINDS * 2 * far + 0.05 * ragged;
        paintFrom(DYES, turn - Math.floor(turn), dye);
        const bleached = 0.35 * smoothstep(0.25, 0.6, noise((px / size) * 16, (py / size) * 16, (pz / size) * 16, 9));
        surface.r = dye.r + (0.85 - dye.r) * bleached;
        surface.g = dye.g + (0.85 - dye.g) * bleached;
        surface.b = dye.b + (0.85 - dye.b) * bleached;
      };
    });
  },
};

/** 0..1, of whole numbers. */
function hash(i: number, j: number, k: number): number {
  let bits = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1274126177);
  bits = Math.imul(bits ^ (bits >>> 13), 1540483477);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
}

/** Lays a paint over every part that can show it. */
function overAll(thing: Dressed, over: (part: Part, size: number, middle: Vec3) => Paint): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const main = Object.keys(thing.materials)[0];
  const parts = thing.model.parts.map((part): Part => {
    if ((SPARED.test(part.slot) && part.slot !== main) || thing.materials[part.slot]?.clear) return part;
    const film = over(part, size, middle);
    const paint: Paint = (surface, ...at) => {
      part.paint?.(surface, ...at);
      film(surface, ...at);
    };
    return { ...part, paint };
  });
  return { ...thing, model: { ...thing.model, parts } };
}

/** Sheens that play: what is said of a beetle, a bubble, a pearl or a sequined dress is seen on it. */
export const PLAYS_OF_COLOURS: readonly Style[] = [iridescent, pearly, glittering, tieDyed];
