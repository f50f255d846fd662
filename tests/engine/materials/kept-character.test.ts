import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { jointMask } from "#engine/materials/parts/joint-mask.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";
import { difference, mean, shade } from "./shade-condition.ts";

test("cloth that is polished or wet keeps its threads and never mirrors", () => {
  for (const base of ["felt", "carpet", "woven-cotton"]) {
    const plain = shade(base, {});
    for (const condition of ["polished", "wet"] as const) {
      const done = shade(base, { [condition]: 0.8 });
      const relief = ({ height }: Surface) =>
        mean(height.map((h, i) => Math.abs(h - (height[(i + 1) % height.length] as number))));
      expect([base, condition, relief(done) > 0.75 * relief(plain)]).toEqual([base, condition, true]);
      expect([base, condition, done.roughness.every((r) => r > 0.3)]).toEqual([base, condition, true]);
    }
  }
});

test("leather keeps its grain under polish", () => {
  const relief = ({ height }: Surface) =>
    mean(height.map((h, i) => Math.abs(h - (height[(i + 1) % height.length] as number))));
  expect(relief(shade("leather", { polished: 0.8 }))).toBeGreaterThan(0.75 * relief(shade("leather", {})));
});

test.each(["leather", "brick", "oak-planks"])("snow leaves enough of %s to know it by", (base) => {
  const plain = shade(base, {});
  const snowy = shade(base, { snowy: 0.8 });
  const isBare = (_: number, i: number) =>
    Math.abs((snowy.albedo[i * 3 + 2] as number) - (plain.albedo[i * 3 + 2] as number)) < 0.12;
  const bare = plain.height.filter(isBare).length / plain.height.length;
  expect(bare).toBeGreaterThan(0.18);
  expect(bare).toBeLessThan(0.5);
});

test("dirt is seen on what is as brown as mud by itself", () => {
  for (const base of ["wood-shingles", "oak-planks", "walnut"]) {
    const change = difference(shade(base, {}), shade(base, { dirty: 0.7 }));
    expect([base, change > 0.3]).toEqual([base, true]);
  }
});

test("paint is off in enough places to tell what it is on", () => {
  for (const base of ["slate", "concrete"]) {
    const { albedo, height } = shade(base, { painted: 0.8 });
    const plain = shade(base, {});
    const own = height.filter(
      (_, i) =>
        Math.abs((albedo[i * 3] as number) - (plain.albedo[i * 3] as number)) +
          Math.abs((albedo[i * 3 + 2] as number) - (plain.albedo[i * 3 + 2] as number)) <
        0.06,
    ).length;
    expect([base, own / height.length > 0.06]).toEqual([base, true]);
  }
});

test("granite in use is duller and darker, with pits", () => {
  const plain = shade("granite", {});
  const worn = shade("granite", { worn: 0.7 });
  expect(mean(worn.albedo)).toBeLessThan(0.92 * mean(plain.albedo));
  expect(mean(worn.roughness)).toBeGreaterThan(1.4 * mean(plain.roughness));
  const sunk = worn.height.filter((h) => h < -plain.tileSize * 0.0005).length / worn.height.length;
  expect(sunk).toBeGreaterThan(0.01);
});

test("dust lies on velvet as a film, without a brim around spots that are bare", () => {
  const dust = fromHex("#a59a87");
  const plain = shade("velvet", {}).albedo;
  const dusty = shade("velvet", { dusty: 0.7 }).albedo;
  const away = (i: number, colour: ArrayLike<number>, at: number) =>
    Math.hypot(...[0, 1, 2].map((c) => (colour[at + c] as number) - (plain[i + c] as number)));
  const texels = Array.from({ length: plain.length / 3 }, (_, i) => i * 3);
  const film = texels.map((i) => away(i, dusty, i) / away(i, dust, 0)).sort((a, b) => a - b);
  const below = (share: number) => film[Math.floor(film.length * share)] as number;
  // what lies on dark cloth is ashen, nearer to it than the dust itself
  expect(below(0.1)).toBeGreaterThan(0.075);
  expect(below(0.99)).toBeLessThan(2.5 * below(0.5));
});

test("graffiti is sprayed in letters of several colours, and leaves much of the wall", () => {
  const plain = shade("concrete", {});
  const sprayed = shade("concrete", { graffiti: 0.7 });
  const at = Array.from(plain.height.keys()).filter(
    (i) => Math.abs((sprayed.albedo[i * 3] as number) - (plain.albedo[i * 3] as number)) > 0.08,
  );
  expect(at.length / plain.height.length).toBeGreaterThan(0.12);
  expect(at.length / plain.height.length).toBeLessThan(0.75);
  const hues = new Set(
    at.map((i) => [0, 1, 2].map((c) => Math.round((sprayed.albedo[i * 3 + c] as number) * 4)).join()),
  );
  expect(hues.size).toBeGreaterThan(3);
});

test("fire soots what cannot burn: bricks are told from their joints under it", () => {
  const contrast = ({ albedo }: Surface) => {
    const red = albedo.filter((_, i) => i % 3 === 0);
    const middle = mean(red);
    return Math.sqrt(mean(red.map((value) => (value - middle) ** 2))) / middle;
  };
  const burnt = shade("plaster", { burnt: 0.7 });
  const dark = burnt.height.filter((_, i) => (burnt.albedo[i * 3] as number) < 0.02).length / burnt.height.length;
  expect(dark).toBeLessThan(0.05);
  expect(contrast(burnt)).toBeGreaterThan(0.3);
});

test("what was black fades to dark grey", () => {
  const { albedo } = shadeMaterial(
    { base: "leather", colours: [fromHex("#1c1b1d")], conditions: { faded: 0.7 }, scale: 1, seed: 3 },
    128,
  );
  expect(mean(albedo)).toBeLessThan(0.1);
});

/** Texels that make a joint between boards more than one wide: narrower ones are drawn fainter. */
const JOINTS_SEEN = 1024;

test("rime leaves the joints of boards to be seen", () => {
  const plain = shade("oak-planks", {}, JOINTS_SEEN);
  const frozen = shade("oak-planks", { frozen: 0.7 }, JOINTS_SEEN);
  const level = [...plain.height].sort((a, b) => a - b)[Math.floor(plain.height.length * 0.02)] as number;
  const joints = plain.height
    .map((h, i) => (h <= level ? (frozen.albedo[i * 3 + 2] as number) : -1))
    .filter((b) => b >= 0);
  const faces = plain.height
    .map((h, i) => (h > level ? (frozen.albedo[i * 3 + 2] as number) : -1))
    .filter((b) => b >= 0);
  expect(mean(joints)).toBeLessThan(0.5 * mean(faces));
});

test("old glaze is crazed: lines cross its tiles, where it was smooth", () => {
  const aged = shade("porcelain", { old: 0.8 });
  const tone = aged.albedo.filter((_, i) => i % 3 === 1);
  const steps = tone.filter((value, i) => Math.abs(value - (tone[(i + 1) % tone.length] as number)) > 0.25 * value);
  expect(steps.length / tone.length).toBeGreaterThan(0.24);
});

test("fire shows on black stone too, by its ash", () => {
  const plain = shade("basalt", {});
  const burnt = shade("basalt", { burnt: 0.7 });
  const paler = plain.height.filter(
    (_, i) => (burnt.albedo[i * 3] as number) > 1.5 * (plain.albedo[i * 3] as number) + 0.02,
  ).length;
  expect(paler / plain.height.length).toBeGreaterThan(0.08);
});

test("oil soaks into cloth and stands level on stone", () => {
  const wovenUnder = (base: string) => {
    const dry = shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 3 }, 256);
    const oily = shadeMaterial({ base, colours: [], conditions: { oily: 1 }, scale: 1, seed: 3 }, 256);
    return { kept: slopeOf(oily) / slopeOf(dry), gloss: oily.roughness.filter((r) => r < 0.1).length };
  };
  const cloth = wovenUnder("denim");
  const stone = wovenUnder("granite");
  expect(cloth.kept).toBeGreaterThan(0.99);
  expect(cloth.gloss).toBe(0);
  expect(stone.kept).toBeLessThan(0.9);
  expect(stone.gloss).toBeGreaterThan(0);
});

/** Mean step of the height from one texel to the next along a row. */
function slopeOf({ height }: Surface): number {
  let sum = 0;
  for (let i = 1; i < height.length; i += 1) sum += Math.abs((height[i] as number) - (height[i - 1] as number));
  return sum;
}

const GREEN = fromHex("#2f7a3a");
const painted = (base: string) => {
  const spec = { base, colours: [GREEN], scale: 1, seed: 3 };
  const coat = shadeMaterial({ ...spec, conditions: { painted: 0.8 } }, 128);
  const bare = shadeMaterial({ ...spec, colours: [], conditions: {} }, 128);
  const isGreen = (i: number) => (coat.albedo[i * 3 + 1] as number) > 1.5 * (coat.albedo[i * 3] as number);
  return { coat, bare, isGreen };
};

test("paint on tiles leaves the grout out", () => {
  const { coat, bare, isGreen } = painted("subway-tiles");
  const joints = jointMask(bare);
  const share = (where: (joint: number) => boolean) => {
    const at = Array.from(joints.keys()).filter((i) => where(joints[i] as number));
    return at.filter(isGreen).length / at.length;
  };
  expect(coat.height.length).toBe(joints.length);
  expect(share((joint) => joint < 0.05)).toBeGreaterThan(0.8);
  expect(share((joint) => joint > 0.95)).toBeLessThan(0.2);
});

test.each(["oak", "slate"])(
  "painted %s shows what it is: its light and dark through the coat, itself in the chips",
  (base) => {
    const { coat, bare, isGreen } = painted(base);
    const all = Array.from(bare.roughness.keys());
    const light = ({ albedo }: Surface, i: number) => albedo[i * 3 + 1] as number;
    const on = all.filter(isGreen);
    const middle = mean(Float32Array.from(on, (i) => light(bare, i)));
    const over = on.filter((i) => light(bare, i) > middle * 1.1).map((i) => light(coat, i));
    const under = on.filter((i) => light(bare, i) < middle * 0.9).map((i) => light(coat, i));
    expect(mean(Float32Array.from(over))).toBeGreaterThan(1.1 * mean(Float32Array.from(under)));
    expect(on.length / all.length).toBeLessThan(0.99);
    expect(on.length / all.length).toBeGreaterThan(0.75);
  },
);

test.each([
  ["leather", "mossy"],
  ["leather", "snowy"],
  ["suede", "burnt"],
  ["crocodile-leather", "peeling"],
] as const)("%s that is %s is hide still, on a good part of it", (base, condition) => {
  const plain = shade(base, {});
  const done = shade(base, { [condition]: 0.7 });
  const near = plain.roughness.filter((_, i) =>
    [0, 1, 2].every((c) => {
      const [was, is] = [plain.albedo[i * 3 + c] as number, done.albedo[i * 3 + c] as number];
      return Math.abs(was - is) < 0.03 + 0.35 * was;
    }),
  );
  expect(near.length / plain.roughness.length).toBeGreaterThan(0.3);
});

test("cast iron in a pale colour is painted iron: not metal but for where the paint is gone", () => {
  const { metalness } = shadeMaterial(
    { base: "cast-iron", colours: [fromHex("#ede1c0")], conditions: {}, scale: 1, seed: 3 },
    128,
  );
  const metal = metalness.filter((m) => m > 0.5).length / metalness.length;
  expect(metal).toBeGreaterThan(0.02);
  expect(metal).toBeLessThan(0.4);
});

/** How far light and dark lie apart, in shares of the mean. */
const contrast = ({ albedo }: Surface) => {
  const light = albedo.filter((_, i) => i % 3 === 1);
  const middle = mean(light);
  return Math.sqrt(mean(light.map((value) => (value - middle) ** 2))) / middle;
};

test.each([
  ["painted-wood", "#224ea0", 0.09],
  ["marble", "#767678", 0.15],
  ["marble-tiles", "#767678", 0.2],
])("%s in %s keeps its grain or veins to be seen", (base, colour, least) => {
  const spec = { base, colours: [fromHex(colour)], conditions: {}, scale: 1, seed: 3 };
  expect(contrast(shadeMaterial(spec, 128))).toBeGreaterThan(least);
});

test("dust on porcelain is a film, and where a hand went through it the glaze is bare", () => {
  const plain = shade("porcelain", {});
  const dusty = shade("porcelain", { dusty: 0.7 });
  const change = plain.height.map((_, i) => (plain.albedo[i * 3 + 2] as number) - (dusty.albedo[i * 3 + 2] as number));
  const bare = change.filter((c) => c < 0.1).length / change.length;
  expect(bare).toBeGreaterThan(0.06);
  expect(bare).toBeLessThan(0.4);
  expect(mean(change)).toBeGreaterThan(0.15);
  // from afar the rest is nearly even: clouds would be no dust
  const squares = Array.from({ length: 64 }, (_, at) =>
    mean(change.filter((_, i) => ((i >> 4) & 7) === (at & 7) && i >> 11 === at >> 3)),
  ).sort((x, y) => x - y);
  expect((squares[58] as number) - (squares[24] as number)).toBeLessThan(0.5 * (squares[24] as number));
});

test("the grain of leather is seen through dust", () => {
  const { albedo, height, size } = shadeMaterial(
    { base: "leather", colours: [fromHex("#1b1b1c")], conditions: { dusty: 0.7 }, scale: 1, seed: 3 },
    256,
  );
  const light = height.map((_, i) => albedo[i * 3] as number);
  const step = light.map((l, i) => Math.abs(l - (light[(i + 3) % (size * size)] as number)));
  expect(mean(step) / mean(light)).toBeGreaterThan(0.12);
});

test("planks that burnt are still boards: their joints are darker than the char", () => {
  const plain = shade("oak-planks", {}, JOINTS_SEEN);
  const burnt = shade("oak-planks", { burnt: 0.9 }, JOINTS_SEEN);
  const joints = jointMask(plain);
  const lightWhere = (isWanted: (joint: number) => boolean) => {
    const wanted = Array.from(joints.keys()).filter((i) => isWanted(joints[i] as number));
    return wanted.reduce((sum, i) => sum + (burnt.albedo[i * 3] as number), 0) / wanted.length;
  };
  expect(lightWhere((joint) => joint > 0.6)).toBeLessThan(0.6 * lightWhere((joint) => joint < 0.1));
});

test("a coat in two colours is seen around its rust", () => {
  const [red, green] = [fromHex("#b5201c"), fromHex("#2f8a3a")];
  const coat = { base: "hammered-metal", colours: [red, green], scale: 1, seed: 3 } as const;
  const plain = shadeMaterial({ ...coat, conditions: {} }, 128);
  const rusty = shadeMaterial({ ...coat, conditions: { rusty: 0.7 } }, 128);
  const kept = plain.height.filter((_, i) =>
    [0, 1, 2].every((c) => Math.abs((plain.albedo[i * 3 + c] as number) - (rusty.albedo[i * 3 + c] as number)) < 0.05),
  ).length;
  expect(kept / plain.height.length).toBeGreaterThan(0.45);
  expect(kept / plain.height.length).toBeLessThan(0.85);
});
