import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { CONDITIONS, type Condition, type MaterialSpec, type Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";
import { difference, mean, shade } from "./shade-condition.ts";

const SHOWN_ON: Partial<Record<Condition, readonly string[]>> = {
  peeling: ["plaster", "leather", "damask-wallpaper"],
  smooth: ["beach-sand", "snow", "stucco"],
  torn: ["canvas", "paper", "leather"],
  matte: ["ceramic-glaze", "porcelain", "chrome"],
};

describe.each(CONDITIONS)("%s", (condition) => {
  // what peels is a coat: bare stuff gets one first, and the less is left of it the less it differs; gloss is taken off what has it
  test.each(SHOWN_ON[condition] ?? ["brick", "oak", "iron"])(
    "shows on %s, more when there is more of it, and leaves no bad number",
    (base) => {
      const plain = shade(base, {});
      const some = shade(base, { [condition]: 0.3 });
      const much = shade(base, { [condition]: 0.9 });
      const change = (surface: Surface) =>
        difference(plain, surface) +
        mean(plain.roughness.map((value, i) => Math.abs(value - (surface.roughness[i] as number))));
      expect(change(much)).toBeGreaterThan(0.05);
      expect(change(much)).toBeGreaterThan(change(some));
      for (const field of [much.height, much.albedo, much.roughness, much.metalness]) {
        expect(field.every(Number.isFinite)).toBe(true);
      }
    },
  );
});

test("puddles are level, smooth and a part of the ground, which is dry beyond their shores", () => {
  const dry = shade("cobblestone", {});
  const flooded = shade("cobblestone", { flooded: 0.6 });
  const water = flooded.height.filter((_, i) => (flooded.roughness[i] as number) < 0.05);
  expect(water.length / flooded.height.length).toBeGreaterThan(0.15);
  expect(water.length / flooded.height.length).toBeLessThan(0.5);
  const level = water.toSorted()[water.length >> 1] as number;
  const range = Math.max(...flooded.height) - Math.min(...flooded.height);
  expect(water.filter((h) => Math.abs(h - level) < 0.1 * range).length / water.length).toBeGreaterThan(0.85);
  const kept = dry.albedo.filter((a, i) => Math.abs(a - (flooded.albedo[i] as number)) < 0.02 * a + 0.004);
  expect(kept.length / dry.albedo.length).toBeGreaterThan(0.2);
});

test("laid work of varied colour has whole pieces darker and lighter, not clouds over them", () => {
  const plain = shade("brick", {});
  const varied = shade("brick", { varied: 0.9 });
  const ratios = varied.albedo.map((a, i) => a / Math.max(0.004, plain.albedo[i] as number));
  const darker = ratios.filter((r) => r < 0.8).length / ratios.length;
  const lighter = ratios.filter((r) => r > 1.2).length / ratios.length;
  expect(darker).toBeGreaterThan(0.12);
  expect(lighter).toBeGreaterThan(0.12);
  // steps only where pieces end: most neighbours share one ratio
  const near = ratios.filter((r, i) => Math.abs(r - (ratios[i + 3] ?? r)) < 0.06).length / ratios.length;
  expect(near).toBeGreaterThan(0.7);
});

test("amount 0 is no condition at all", () => {
  expect(shade("oak", { rusty: 0 }).albedo).toEqual(shade("oak", {}).albedo);
});

test.each(["brick", "oak", "iron", "concrete"])(
  "%s peels in flakes of a paint that it had none of, and shows between",
  (base) => {
    const bare = shade(base, {});
    const peeling = shade(base, { peeling: 0.7 });
    const far = (a: Surface, i: number) =>
      [0, 1, 2].reduce(
        (sum, c) => sum + Math.abs((a.albedo[i * 3 + c] as number) - (bare.albedo[i * 3 + c] as number)),
        0,
      );
    const steps = Array.from(bare.roughness, (_, i) => far(peeling, i));
    const painted = steps.filter((step) => step > 0.2).length / steps.length;
    const own = steps.filter((step) => step < 0.2).length / steps.length;
    expect(painted).toBeGreaterThan(0.2);
    expect(own).toBeGreaterThan(0.1);
  },
);

/** How unevenly a condition has changed a surface, in shares of its mean, seen from so far that fine grain is gone. */
const patchiness = (plain: Surface, { albedo, size }: Surface) => {
  const side = 8;
  const tones: number[][] = [0, 1, 2].map(() => []);
  for (let y = 0; y < size; y += side) {
    for (let x = 0; x < size; x += side) {
      for (const [c, list] of tones.entries()) {
        let sum = 0;
        for (let k = 0; k < side * side; k += 1) {
          const i = ((y + Math.floor(k / side)) * size + x + (k % side)) * 3 + c;
          sum += (albedo[i] as number) - (plain.albedo[i] as number);
        }
        list.push(sum / side ** 2);
      }
    }
  }
  const apart = tones.map((list) => {
    const middle = mean(Float32Array.from(list));
    return Math.sqrt(list.reduce((a, b) => a + (b - middle) ** 2, 0) / list.length);
  });
  return Math.max(...apart) / mean(plain.albedo);
};

test.each(["worn", "stained", "dusty", "snowy"] as const)("%s stuff shows patches from afar", (condition) => {
  for (const base of ["oak", "granite", "leather", "plaster", "rubber"]) {
    const change = patchiness(shade(base, {}), shade(base, { [condition]: 0.7 }));
    expect([base, change > (condition === "stained" ? 0.15 : 0.065)]).toEqual([base, true]);
  }
});

test("water stands in drops on what lets none in", () => {
  const rained = shade("square-tiles", { wet: 0.8 });
  const dry = shade("square-tiles", {});
  const risen = rained.height.filter((h, i) => h - (dry.height[i] as number) > dry.tileSize * 0.003).length;
  expect(risen / rained.height.length).toBeGreaterThan(0.01);
});

test("wet darkens and smooths what is rough", () => {
  const dry = shade("brick", {});
  const wet = shade("brick", { wet: 0.9 });
  expect(mean(wet.albedo)).toBeLessThan(mean(dry.albedo) * 0.8);
  expect(mean(wet.roughness)).toBeLessThan(mean(dry.roughness) * 0.6);
});

test.each(["cobblestone", "asphalt", "concrete"])("rain stands dark and level in the low places of %s", (base) => {
  const dry = shade(base, {});
  const rained = shade(base, { wet: 0.8 });
  const isPool = (i: number) => (rained.roughness[i] as number) < 0.04;
  const meanOf = (field: Float32Array, where: (i: number) => boolean) => mean(field.filter((_, i) => where(i)));
  const pools = rained.roughness.filter((_, i) => isPool(i)).length / rained.roughness.length;
  expect(pools).toBeGreaterThan(0.1);
  expect(pools).toBeLessThan(0.45);
  const red = (surface: Surface) => surface.albedo.filter((_, i) => i % 3 === 0);
  expect(meanOf(red(rained), isPool)).toBeLessThan(0.8 * meanOf(red(rained), (i) => !isPool(i)));
  expect(meanOf(dry.height, isPool)).toBeLessThan(meanOf(dry.height, (i) => !isPool(i)));
  // still water is smooth: steps from texel to texel shrink
  const rough = ({ height }: Surface) => {
    let sum = 0;
    for (let i = 0; i + 1 < height.length; i += 1) {
      if (isPool(i) && isPool(i + 1)) sum += Math.abs((height[i + 1] as number) - (height[i] as number));
    }
    return sum;
  };
  // the shore of a pool between round cobbles is steep
  expect(rough(rained)).toBeLessThan(0.6 * rough(dry));
});

test("snow brightens and buries", () => {
  const bare = shade("cobblestone", {});
  const snowy = shade("cobblestone", { snowy: 0.9 });
  expect(mean(snowy.albedo)).toBeGreaterThan(mean(bare.albedo) * 2);
});

test("rust takes the metal away", () => {
  expect(mean(shade("iron", { rusty: 0.9 }).metalness)).toBeLessThan(mean(shade("iron", {}).metalness) * 0.6);
});

test("moss is green", () => {
  const { albedo } = shade("cobblestone", { mossy: 0.9 });
  let red = 0;
  let green = 0;
  for (let i = 0; i < albedo.length; i += 3) {
    red += albedo[i] as number;
    green += albedo[i + 1] as number;
  }
  expect(green).toBeGreaterThan(red * 1.1);
});

test("a chip lays bare what a coat is on: iron under paint, timber under white, clay under glaze", () => {
  const changed = (base: string, colour: MaterialSpec["colours"][number]) => {
    const spec = { base, colours: [colour], scale: 1, seed: 3 };
    const plain = shadeMaterial({ ...spec, conditions: {} }, 128);
    const chips = shadeMaterial({ ...spec, conditions: { chipped: 0.8 } }, 128);
    const at = Array.from(plain.height.keys()).filter(
      (i) => Math.abs((plain.albedo[i * 3 + 2] as number) - (chips.albedo[i * 3 + 2] as number)) > 0.15,
    );
    expect(at.length / plain.height.length).toBeGreaterThan(0.02);
    const channel = (c: number) => at.reduce((sum, i) => sum + (chips.albedo[i * 3 + c] as number), 0) / at.length;
    const metal = at.reduce((sum, i) => sum + (chips.metalness[i] as number), 0) / at.length;
    return { red: channel(0), blue: channel(2), metal };
  };
  expect(changed("painted-metal", [0.02, 0.1, 0.6]).metal).toBeGreaterThan(0.5);
  const timber = changed("painted-wood", [0.85, 0.85, 0.85]);
  expect(timber.red).toBeGreaterThan(timber.blue * 1.8);
  const clay = changed("square-tiles", [0.7, 0.02, 0.02]);
  expect(clay.blue).toBeGreaterThan(0.15);
});

test("dirt hides metal grain by grain: hardly a texel is half metal", () => {
  for (const base of ["wire-mesh", "metal-panels", "iron"]) {
    const { metalness } = shade(base, { dirty: 0.7 });
    const between = metalness.filter((m) => m > 0.1 && m < 0.9).length / metalness.length;
    expect(between).toBeLessThan(0.08);
  }
});

test("dust leaves black marble black", () => {
  const lightOf = (base: string, conditions: MaterialSpec["conditions"]) => mean(shade(base, conditions).albedo);
  expect(lightOf("nero-marble", { dusty: 0.7 })).toBeLessThan(0.16);
  expect(lightOf("nero-marble", { dusty: 0.7 })).toBeGreaterThan(1.15 * lightOf("nero-marble", {}));
});

test("puddles are told from the wet asphalt around them", () => {
  const { roughness } = shade("asphalt", { wet: 0.8 });
  const pools = roughness.filter((r) => r < 0.1).length / roughness.length;
  const around = roughness.filter((r) => r > 0.25).length / roughness.length;
  expect(pools).toBeGreaterThan(0.08);
  expect(around).toBeGreaterThan(0.3);
});

test("what is no metal is stained by rust in runs, keeps its relief and much of itself", () => {
  const bare = shade("concrete", {});
  const rusty = shade("concrete", { rusty: 0.7 });
  expect(mean(rusty.height.map((h, i) => Math.abs(h - (bare.height[i] as number)))) / bare.tileSize).toBeLessThan(1e-6);
  const reddened = bare.roughness.filter(
    (_, i) => (rusty.albedo[i * 3] as number) > 1.6 * (rusty.albedo[i * 3 + 2] as number),
  ).length;
  expect(reddened / bare.roughness.length).toBeGreaterThan(0.15);
  expect(reddened / bare.roughness.length).toBeLessThan(0.75);
});

test("plates of bronze turn green, of steel red", () => {
  const meanOf = (colours: MaterialSpec["colours"], channel: number) => {
    const spec = { base: "metal-panels", colours, conditions: { rusty: 0.8 }, scale: 1, seed: 3 };
    return mean(shadeMaterial(spec, 128).albedo.filter((_, i) => i % 3 === channel));
  };
  const bronze = [fromHex("#8c6434")];
  expect(meanOf(bronze, 1)).toBeGreaterThan(meanOf(bronze, 0));
  expect(meanOf([], 0)).toBeGreaterThan(1.3 * meanOf([], 1));
});

test("what is painted in no colour that was named is told from what lies under it", () => {
  for (const [base, seed] of [3, 5, 8, 11, 13].flatMap((n) => [["marble", n] as const, ["plaster", n] as const])) {
    const make = (conditions: MaterialSpec["conditions"]) =>
      shadeMaterial({ base, colours: [], conditions, scale: 1, seed }, 64);
    expect(difference(make({}), make({ painted: 0.8 }))).toBeGreaterThan(0.19);
  }
});

test.each(["oak", "leather"])("%s under ice is cold: blue before red over most of it", (base) => {
  const { albedo } = shade(base, { frozen: 0.8 });
  let cold = 0;
  for (let i = 0; i < albedo.length; i += 3) if ((albedo[i + 2] as number) > (albedo[i] as number)) cold += 1;
  expect((cold * 3) / albedo.length).toBeGreaterThan(0.55);
});

test.each([
  ["cracked ceramic tiles", "cracked"],
  ["cracked ceramic mosaic", "cracked"],
])("%s: the state is the tiles' own, whatever else its words name", (prompt, condition) => {
  expect(readMaterialPrompt(prompt, null, engineLexicon()).conditions).toHaveProperty(condition);
});

test("what lies under water is tinted and lit by a net, and the water over it is smooth", () => {
  const dry = shade("pebbles", {});
  const under = shade("pebbles", { submerged: 0.9 });
  expect(Math.max(...under.roughness)).toBeLessThan(0.2);
  const [red, green] = [0, 1].map((c) => {
    const mean = (albedo: Float32Array) => albedo.reduce((sum, a, i) => (i % 3 === c ? sum + a : sum), 0);
    return mean(under.albedo) / mean(dry.albedo);
  }) as [number, number];
  expect(red).toBeLessThan(green * 0.85);
});

test("old leather is tan where its dye is gone, and no grey", () => {
  const { albedo } = shade("leather", { old: 0.9 });
  const sum = [0, 0, 0];
  for (let i = 0; i < albedo.length; i += 1) sum[i % 3] = (sum[i % 3] as number) + (albedo[i] as number);
  expect(sum[0]).toBeGreaterThan((sum[2] as number) * 1.25);
});
