import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { createDraw } from "#engine/math/draw.ts";
import { woodGrain } from "#engine/texture/marks/wood-grain.ts";

// what photographs of the real thing show, as a number
const shade = (base: string, size = 256) =>
  shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 3 }, size);

const mean = (field: ArrayLike<number>) => Array.from(field).reduce((sum, value) => sum + value, 0) / field.length;
const deviation = (field: ArrayLike<number>) => {
  const middle = mean(field);
  return Math.sqrt(mean(Array.from(field, (value) => (value - middle) ** 2)));
};
const red = ({ albedo }: Surface) => albedo.filter((_, i) => i % 3 === 0);
const rows = ({ size }: Surface, field: Float32Array) =>
  Array.from({ length: size }, (_, y) => mean(field.subarray(y * size, (y + 1) * size)));
/** Rise over run along the rows. */
const slope = ({ size, height, tileSize }: Surface) =>
  mean(height.map((h, i) => Math.abs(h - (height[(i + 1) % height.length] as number)))) / (tileSize / size);

test.each([
  ["oak", 270],
  ["walnut", 230],
])("%s has years and fibres of millimetres under a planed face", (base, least) => {
  const surface = shade(base, 512);
  const tone = red(surface);
  const middle = mean(tone);
  let crossings = 0;
  for (let i = 1; i < tone.length; i += 1)
    if ((tone[i] as number) > middle !== (tone[i - 1] as number) > middle) crossings += 1;
  expect(crossings / surface.size / surface.tileSize).toBeGreaterThan(least);
  expect(slope(surface)).toBeLessThan(0.024);
});

test("glaze pools in clouds: the wheel's rings are but felt", () => {
  const surface = shade("ceramic-glaze");
  expect(deviation(rows(surface, surface.height)) / deviation(surface.height)).toBeLessThan(0.75);
});

test("emulsion on a wall is washed out unevenly and shines unevenly", () => {
  const surface = shade("painted-plaster");
  const tones = red(surface).sort();
  const quarter = (share: number) => tones[Math.floor(tones.length * share)] as number;
  expect((quarter(0.75) - quarter(0.25)) / quarter(0.5)).toBeGreaterThan(0.065);
});

test("plastic shines unevenly where it was handled", () => {
  expect(deviation(shade("plastic").roughness)).toBeGreaterThan(0.025);
});

test("a rock face is ledges, not a net of chasms", () => {
  expect(slope(shade("cliff"))).toBeLessThan(0.9);
});

test("holes are punched in straight rows: the way from one to the next is everywhere the same", () => {
  for (const seed of [1, 2, 3]) {
    const surface = shadeMaterial({ base: "perforated-metal", colours: [], conditions: {}, scale: 1, seed }, 256);
    const holes = middlesOf(
      surface.metalness.map((m) => 1 - m),
      surface.size,
    );
    const leans = holes.flatMap(([x, y]) => {
      const right = holes.filter(([u, v]) => u - x > 4 && Math.abs(v - y) < (u - x) * 0.35);
      const [next] = right.sort((a, b) => a[0] - b[0]);
      return next ? [(next[1] - y) / (next[0] - x)] : [];
    });
    expect(leans.length).toBeGreaterThan(50);
    expect(deviation(leans)).toBeLessThan(0.03);
  }
});

/** Middles of the spots above a half that do not touch the tile's rim. */
function middlesOf(field: Float32Array, size: number): [number, number][] {
  const seen = new Uint8Array(field.length);
  const found: [number, number][] = [];
  for (let start = 0; start < field.length; start += 1) {
    if (seen[start] || (field[start] as number) < 0.5) continue;
    const spot = [start];
    seen[start] = 1;
    let touches = false;
    for (const at of spot) {
      const [x, y] = [at % size, Math.floor(at / size)];
      if (x === 0 || y === 0 || x === size - 1 || y === size - 1) {
        touches = true;
        continue;
      }
      for (const next of [at - 1, at + 1, at - size, at + size]) {
        if (seen[next] || (field[next] as number) < 0.5) continue;
        seen[next] = 1;
        spot.push(next);
      }
    }
    if (!touches) found.push([mean(spot.map((at) => at % size)), mean(spot.map((at) => Math.floor(at / size)))]);
  }
  return found;
}

test("padded cloth is matt and woven, with a thread to every few texels", () => {
  const surface = shade("quilted-fabric", 512);
  expect(mean(surface.roughness)).toBeGreaterThan(0.8);
  const tone = red(surface);
  let turns = 0;
  for (let i = 1; i < tone.length - 1; i += 1) {
    const [before, here, after] = [tone[i - 1], tone[i], tone[i + 1]] as [number, number, number];
    if (here > before === here > after) turns += 1;
  }
  expect(turns / tone.length).toBeGreaterThan(0.42);
});

test("fleece is a fine nap: its curls hardly stand up", () => {
  expect(slope(shade("fleece", 512))).toBeLessThan(0.42);
});

test("dust over black leather is ashen, not khaki", () => {
  const asked = { base: "leather", colours: [[0.012, 0.012, 0.012] as const], scale: 1, seed: 3 };
  const { albedo } = shadeMaterial({ ...asked, conditions: { dusty: 0.7 } }, 128);
  const blue = mean(albedo.filter((_, i) => i % 3 === 2));
  expect(mean(albedo.filter((_, i) => i % 3 === 0)) / blue).toBeLessThan(1.2);
});

test("an oak face is flat-sawn here and rift there: rings stand wide along one line of it", () => {
  const [widest, closest] = [1, 2, 3, 4].reduce(
    ([most, least], seed) => {
      const { late } = woodGrain(256, createDraw(seed), 60, 0, 190, undefined, 0.75);
      const share = Array.from({ length: 8 }, (_, k) => {
        let turns = 0;
        for (let y = 0; y < 256; y += 4)
          for (let x = k * 32 + 1; x < k * 32 + 32; x += 1)
            if ((late[y * 256 + x] as number) > 0.15 !== (late[y * 256 + x - 1] as number) > 0.15) turns += 1;
        return turns;
      });
      return [most + Math.min(...share), least + Math.max(...share)];
    },
    [0, 0],
  );
  expect((closest as number) / (widest as number)).toBeGreaterThan(2);
});

test("scratches through rust are hairs and a few short gouges: most of it stays rusty", () => {
  const asked = { base: "rusty-iron", colours: [], scale: 1, seed: 3 };
  const { albedo } = shadeMaterial({ ...asked, conditions: { scratched: 0.7 } }, 512);
  const grey = albedo.filter((value, i) => i % 3 === 2 && value > 0.3).length / (albedo.length / 3);
  expect(grey).toBeGreaterThan(0.003);
  expect(grey).toBeLessThan(0.05);
});

test("green onyx has bands of pale calcite", () => {
  const { albedo } = shadeMaterial(
    { base: "onyx", colours: [[0.04, 0.13, 0.08]], conditions: {}, scale: 1, seed: 3 },
    256,
  );
  const pale = red({ albedo } as Surface).filter((value) => value > 0.3).length / (albedo.length / 3);
  expect(pale).toBeGreaterThan(0.01);
});
