import { afterAll, describe, expect, test } from "vitest";
import { deriveMaps } from "#engine/bake/derive-maps.ts";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import { shareRows } from "#engine/kernels/shared-rows.ts";
import type { Material, MaterialSpec, Surface } from "#engine/materials/material.ts";
import { shadeForMaps, shadeMaterial } from "#engine/materials/shade-material.ts";
import { reduce } from "#engine/texture/noises/resize.ts";
import { seamRatio, UNSEEN_STEPS } from "#measure/seam-ratio.ts";
import { replayedCrew } from "../../support/replayed-crew.ts";
import { sightOf } from "../../support/stand-out.ts";

/** Seed of the other tile that is looked at. */
const OTHER = 1;

const spec = (base: string, more: Partial<MaterialSpec> = {}): MaterialSpec => ({
  base,
  colours: [],
  conditions: {},
  scale: 1,
  seed: 5,
  ...more,
});

const bytesOf = (surface: Surface) =>
  Buffer.concat(
    [surface.height, surface.albedo, surface.roughness, surface.metalness].map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  );

const meanColour = ({ albedo }: Surface) => {
  const sum = [0, 0, 0];
  for (let i = 0; i < albedo.length; i += 1) sum[i % 3] = (sum[i % 3] as number) + (albedo[i] as number);
  return sum.map((total) => total / (albedo.length / 3)) as [number, number, number];
};

/** Without its mean, by which any two fields would be alike. */
const aroundZero = (field: Float32Array): Float32Array => {
  const mean = field.reduce((sum, value) => sum + value, 0) / field.length;
  return field.map((value) => value - mean);
};

/** How much the loneliest blob and the oddest of a material may stand out where it repeats. */
const STANDS_OUT = { loneliness: 1.3, oddity: 2.8 };
/** The same of what is a picture, a plan or a heap of things in strong colours. */
const MARKED: ReadonlyMap<string, { loneliness: number; oddity: number }> = new Map(
  (
    [
      ["acorns", 1.5, 2.8],
      ["agate", 1.3, 3],
      ["circuit-board", 2.2, 4.2],
      ["cow-hide", 1.4, 2.8],
      ["damascus-steel", 1.3, 3.1],
      ["fish-scales", 1.4, 2.8],
      ["floral-wallpaper", 1.7, 2.8],
      ["gold-leaf", 1.6, 2.8],
      ["mushrooms", 1.9, 2.8],
      ["ocean", 1.3, 3.3],
      ["painted-planks", 1.7, 2.9],
      ["parking-lot", 1.7, 2.8],
      ["peacock-feathers", 1.4, 2.8],
      ["pebbles", 1.3, 3.6],
      ["penrose-tiles", 1.6, 2.8],
      ["puzzle-mat", 1.3, 3],
      ["rusty-corrugated", 1.5, 2.8],
      ["salad", 1.3, 3.2],
      ["sea-glass", 1.4, 3.9],
      ["stained-glass", 2, 2.8],
      ["studded-leather", 1.9, 2.8],
      ["stylized-planks", 1.5, 3.3],
      ["tatami", 1.7, 2.8],
      ["torn-posters", 1.3, 3.1],
      ["water", 1.3, 3.1],
      ["windmill-tiles", 2.7, 2.8],
      ["zebra-fur", 1.6, 2.8],
      ["zebrawood", 1.3, 2.9],
    ] as const
  ).map(([id, loneliness, oddity]) => [id, { loneliness, oddity }]),
);

/** What every material promises, asked of each of a class. */
export function describeMaterials(materials: readonly Material[]): void {
  describe.each(materials.map(({ id }) => id))("%s", (id) => {
    const surface = shadeMaterial(spec(id), 256);
    // of another seed, for whoever asks first
    let kept: { readonly coarse: Surface; readonly fine: Surface } | undefined;
    const others = () => {
      kept ??= {
        coarse: shadeMaterial(spec(id, { seed: OTHER }), 256),
        fine: shadeForMaps(spec(id, { seed: OTHER }), 512),
      };
      return kept;
    };
    afterAll(() => {
      kept = undefined;
    });

    test("holds only finite numbers in their ranges, its height around 0", () => {
      let sum = 0;
      for (const h of surface.height) {
        if (!Number.isFinite(h)) throw new Error(`height ${h}`);
        sum += h;
      }
      expect(Math.abs(sum / surface.height.length)).toBeLessThan(surface.tileSize * 1e-4);
      for (const field of [surface.albedo, surface.roughness, surface.metalness]) {
        expect(field.every((value) => value > -0.2 && value < 1.5)).toBe(true);
      }
      expect(surface.metalness.every((value) => value >= 0 && value <= 1)).toBe(true);
    });

    test("gives the same bytes again, whatever was shaded in between and whoever makes its rows", () => {
      shadeMaterial(spec("granite", { seed: 99 }), 16);
      // of 256 x 256, the least that is shared out at all
      const { first, second } = replayedCrew();
      for (const member of [first, second]) {
        const again = shareRows(member, () => shadeMaterial(spec(id), 256));
        expect(bytesOf(again).equals(bytesOf(surface))).toBe(true);
      }
    });

    test("keeps the albedo of its file between 0.02 and 0.9 linear, and has normals that follow its height", () => {
      const { albedo, normal } = deriveMaps(surface);
      expect(albedo.data.every((byte) => byte >= 39 && byte <= 244)).toBe(true);
      const { data } = normal;
      const { size, height, tileSize } = surface;
      let worst = 0;
      for (let i = 0; i < 400; i += 1) {
        const x = (i * 37) & (size - 1);
        const y = (i * 91) & (size - 1);
        const at = (dx: number, dy: number) =>
          height[((y + dy) & (size - 1)) * size + ((x + dx) & (size - 1))] as number;
        const scale = size / (2 * tileSize);
        const nx = (at(-1, 0) - at(1, 0)) * scale;
        const ny = (at(0, 1) - at(0, -1)) * scale;
        const length = Math.hypot(nx, ny, 1);
        const texel = (y * size + x) * 3;
        for (const [channel, n] of [nx, ny, 1].entries()) {
          worst = Math.max(worst, Math.abs(((data[texel + channel] as number) - 128) / 127.5 - n / length));
        }
      }
      expect(worst).toBeLessThan(0.012);
    });

    test("has no landmark that one finds in every tile", () => {
      const { loneliness, oddity } = sightOf(surface);
      const most = MARKED.get(id) ?? STANDS_OUT;
      expect(loneliness).toBeLessThan(most.loneliness);
      expect(oddity).toBeLessThan(most.oddity);
    });

    test("shows no seam in any map", () => {
      const maps = settledMaps(others().fine);
      const seams: string[] = [];
      for (const [name, image] of Object.entries(maps)) {
        const unseen = UNSEEN_STEPS[name as keyof typeof UNSEEN_STEPS];
        const { x, y } = seamRatio(image.data, image.width, image.height, image.channels, unseen);
        if (!(x > 0.9 && x < 1.1 && y > 0.9 && y < 1.1)) seams.push(`${name}: ${x.toFixed(2)}, ${y.toFixed(2)}`);
      }
      expect(seams).toEqual([]);
    });

    test("turns clearly red and clearly blue when asked", () => {
      const [redR, redG, redB] = meanColour(shadeMaterial(spec(id, { colours: [[0.5, 0.03, 0.03]] }), 128));
      expect(redR).toBeGreaterThan(1.5 * Math.max(redG, redB));
      const [blueR, blueG, blueB] = meanColour(shadeMaterial(spec(id, { colours: [[0.03, 0.06, 0.5]] }), 128));
      expect(blueB).toBeGreaterThan(1.5 * Math.max(blueR, blueG));
    });

    test("looks different with another seed, which has the same structure at twice the resolution", () => {
      const { coarse, fine } = others();
      expect(bytesOf(coarse).equals(bytesOf(surface))).toBe(false);
      const a = aroundZero(reduce(coarse.height, 256, 64));
      const b = aroundZero(reduce(fine.height, 512, 64));
      let aa = 0;
      let bb = 0;
      let ab = 0;
      for (let i = 0; i < a.length; i += 1) {
        aa += (a[i] as number) * (a[i] as number);
        bb += (b[i] as number) * (b[i] as number);
        ab += (a[i] as number) * (b[i] as number);
      }
      expect(ab / Math.sqrt(aa * bb)).toBeGreaterThan(0.75);
    });
  });
}
