import { deriveMaps } from "../../src/engine/bake/derive-maps.ts";
import { engineLexicon } from "../../src/engine/engine-lexicon.ts";
import type { Image } from "../../src/engine/files/image.ts";
import { encodePng } from "../../src/engine/files/png.ts";
import { readMaterialPrompt } from "../../src/engine/language/read-material-prompt.ts";
import type { Material, MaterialSpec, Surface } from "../../src/engine/materials/material.ts";
import { shadeMaterial } from "../../src/engine/materials/shade-material.ts";
import { planMaterial } from "../../src/engine/plan/recipe/plan-material.ts";
import { keyShadow, light } from "./material-light.ts";
import type { Cell, Row } from "./page.ts";

type Pixel = readonly [number, number, number];

const toByte = (linear: number) => {
  const soft = linear < 0.7 ? linear : 0.7 + 0.3 * (1 - Math.exp(-(linear - 0.7) / 0.3));
  return Math.round(255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055));
};

/** A shaded tile with what the panels need of its maps. */
interface Swatch {
  readonly surface: Surface;
  readonly albedo: Image;
  readonly normal: Image;
  readonly ao: Image;
  /** What a camera above a sheet of `tiles` by `tiles` sees at (u, v) of it, 0..1 both. */
  readonly seen: (u: number, v: number, tiles: number) => Pixel;
}

/** What a sheet can show of a material: its albedo, the tile in a studio light, three by three tiles, a ball. */
const PANELS = { albedo: flatPanel, flat: litPanel, nine: nineTiles, ball };
type PanelName = keyof typeof PANELS;

/**
 * Contact sheet: one row a material.
 *
 * @param panel Side of a panel in pixels, at most the tile's texels.
 * @param gap Pixels between panels and about them.
 */
export function renderMaterialSheet(
  specs: readonly MaterialSpec[],
  panel = 384,
  texels = 512,
  names: readonly PanelName[] = ["albedo", "flat", "nine", "ball"],
  gap = 8,
): Image {
  const columns = names.map((name) => PANELS[name]);
  const width = columns.length * (panel + gap) + gap;
  const height = specs.length * (panel + gap) + gap;
  const data = new Uint8Array(width * height * 3).fill(40);
  for (const [row, spec] of specs.entries()) {
    const swatch = makeSwatch(shadeMaterial(spec, texels));
    for (const [column, draw] of columns.entries()) {
      const left = gap + column * (panel + gap);
      const top = gap + row * (panel + gap);
      for (let y = 0; y < panel; y += 1) {
        for (let x = 0; x < panel; x += 1) {
          data.set(draw(swatch, (x + 0.5) / panel, (y + 0.5) / panel, panel), ((top + y) * width + left + x) * 3);
        }
      }
    }
  }
  return { width, height, channels: 3, data };
}

function makeSwatch(surface: Surface): Swatch {
  const maps = deriveMaps(surface);
  const { size } = surface;
  // the share of the key light that reaches each texel, -1 until it is asked for
  const keyed = new Float32Array(size * size).fill(-1);
  const seen = (u: number, v: number, tiles: number): Pixel => {
    const x = Math.floor(u * tiles * size) & (size - 1);
    const y = Math.floor(v * tiles * size) & (size - 1);
    const i = y * size + x;
    if ((keyed[i] as number) < 0) keyed[i] = keyShadow(surface, x, y);
    const ao = (maps.ao.data[i] as number) / 255;
    // a camera a little above the middle of the whole sheet, so that gloss moves over it and not over each tile again
    const view = normalized([(0.5 - u) * 0.5, (v - 0.5) * 0.5 - 0.1, 1]);
    const lit = light(surface, i, ao, normalAt(maps.normal, i), view, keyed[i] as number);
    return lit.map(toByte) as unknown as Pixel;
  };
  return { surface, albedo: maps.albedo, normal: maps.normal, ao: maps.ao, seen };
}

const normalized = ([x, y, z]: Pixel): Pixel => {
  const n = Math.hypot(x, y, z);
  return [x / n, y / n, z / n];
};

function normalAt(normal: Image, i: number): Pixel {
  const at = (c: number) => ((normal.data[i * 3 + c] as number) - 127.5) / 127.5;
  return normalized([at(0), at(1), at(2)]);
}

function flatPanel({ surface, albedo }: Swatch, u: number, v: number): Pixel {
  const { size } = surface;
  const at = (Math.floor(v * size) * size + Math.floor(u * size)) * 3;
  return [albedo.data[at] as number, albedo.data[at + 1] as number, albedo.data[at + 2] as number];
}

function litPanel({ seen }: Swatch, u: number, v: number): Pixel {
  return seen(u, v, 1);
}

/** Places under a pixel of three by three tiles that are looked at, along each side. */
const LOOKS = 3;

/** Three by three tiles under one light and one camera, each pixel the mean of the texels under it. */
function nineTiles({ seen }: Swatch, u: number, v: number, panel: number): Pixel {
  const sum = [0, 0, 0];
  for (let k = 0; k < LOOKS * LOOKS; k += 1) {
    const du = ((k % LOOKS) + 0.5) / LOOKS - 0.5;
    const dv = (Math.floor(k / LOOKS) + 0.5) / LOOKS - 0.5;
    for (const [c, value] of seen(inSheet(u + du / panel), inSheet(v + dv / panel), 3).entries()) {
      sum[c] = (sum[c] as number) + value / LOOKS ** 2;
    }
  }
  return sum as unknown as Pixel;
}

const inSheet = (share: number): number => Math.min(0.999999, Math.max(0, share));

function ball({ surface, normal, ao }: Swatch, u: number, v: number): Pixel {
  const x = (u - 0.5) * 2.1;
  const y = (0.5 - v) * 2.1;
  const rr = x * x + y * y;
  if (rr > 1) return [72, 74, 78];
  const z = Math.sqrt(1 - rr);
  const { size } = surface;
  const tx = Math.floor((Math.atan2(x, z) / Math.PI + 1) * size) & (size - 1);
  const ty = Math.floor((0.5 - Math.asin(y) / Math.PI) * size) & (size - 1);
  const i = ty * size + tx;
  const n = normalAt(normal, i);
  const along = Math.hypot(x, z) || 1;
  const tangent: Pixel = [z / along, 0, -x / along];
  const up: Pixel = [-(x * y) / along, along, -(z * y) / along];
  const bent = normalized([
    tangent[0] * n[0] + up[0] * n[1] + x * n[2],
    up[1] * n[1] + y * n[2],
    tangent[2] * n[0] + up[2] * n[1] + z * n[2],
  ]);
  const seen = light(surface, i, (ao.data[i] as number) / 255, bent, [0, 0, 1], 1);
  return seen.map(toByte) as unknown as Pixel;
}

/** A row of `npm run sheet`: one seed a cell, the tile in the studio light above, ball beside. */
export function materialRow(material: Material, seeds: readonly number[]): Row {
  const cells = seeds.map((seed) => {
    const spec = { base: material.id, colours: [], conditions: {}, scale: 1, seed };
    return { png: encodePng(renderMaterialSheet([spec], 300, 512)), caption: `${material.id} · ${seed}` };
  });
  return { title: material.id, cells };
}

/** A surface counts as metal where this share of it is. */
const METAL_SHARE = 0.5;

/** The tile in the studio light as a PNG, for what is metal: its bare albedo has the colour of plaster. Undefined for all else. */
export function litMetal(prompt: string, seed: number, panel: number): Uint8Array | undefined {
  const brief = readMaterialPrompt(prompt, null, engineLexicon());
  const { base: spec } = planMaterial(brief, { prompt, negativePrompt: null, seed });
  const surface = shadeMaterial(spec, panel);
  const metal = surface.metalness.reduce((sum, each) => sum + each, 0) / surface.metalness.length;
  return metal < METAL_SHARE ? undefined : encodePng(renderMaterialSheet([spec], panel, 512, ["flat"], 0));
}

/** What a prompt for a material gives: ball, tile in the studio light, three by three tiles. */
export function materialPromptCell(prompt: string, seed: number): Cell {
  const brief = readMaterialPrompt(prompt, null, engineLexicon());
  const { base: spec } = planMaterial(brief, { prompt, negativePrompt: null, seed });
  const png = encodePng(renderMaterialSheet([spec], 256, 512, ["ball", "flat", "nine"]));
  return { png, caption: `${prompt} · ${seed} · ${brief.base}` };
}
