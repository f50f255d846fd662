import { beforeAll, describe, expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { lathe } from "#engine/geometry/lathe.ts";
import { merge } from "#engine/geometry/merge.ts";
import type { Model } from "#engine/geometry/part.ts";
import { move } from "#engine/geometry/place.ts";
import { plumpFlat } from "#engine/geometry/plump-flat.ts";
import { addAll, sculpt } from "#engine/geometry/sculpt.ts";
import { ball, roundCone } from "#engine/geometry/sdf-primitives.ts";
import { findShells, shellAreas, shellVolumes } from "#engine/geometry/shells.ts";
import { loadSimplifier, simplifyModel } from "#engine/geometry/simplify.ts";
import { simplifyGeometry } from "#engine/geometry/simplify-geometry.ts";
import { torus } from "#engine/geometry/sphere.ts";
import { meshSdf } from "#engine/geometry/surface-nets.ts";
import { tube } from "#engine/geometry/sweep.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { measureVolume } from "#measure/volume.ts";

const coil = meshSdf(
  sculpt(
    addAll(
      Array.from({ length: 20 }, (_, i) => {
        const [a, b] = [i * 0.3, i * 0.3 + 0.3];
        return roundCone(
          [Math.cos(a) * 0.2, i * 0.01, Math.sin(a) * 0.2],
          [Math.cos(b) * 0.2, i * 0.01, Math.sin(b) * 0.2],
          0.05,
          0.04,
        );
      }),
      0.03,
    ),
  ),
  0.01,
);
const leaves = merge(
  Array.from({ length: 60 }, (_, i) => move(box([0.1, 0.02, 0.05], { bevel: 0.004 }), [(i % 8) * 0.2, i * 0.03, 1])),
);
const model: Model = {
  parts: [
    { name: "coil", slot: "body", geometry: coil, weight: 1 },
    { name: "leaves", slot: "leaf", geometry: leaves },
    { name: "ring", slot: "ring", geometry: torus(0.2, 0.03), weight: 0.4 },
    ...Array.from({ length: 9 }, (_, i) => ({
      name: `bead-${i}`,
      slot: "bead",
      weight: 0.1 + 0.05 * i,
      geometry: meshSdf(ball([0, i * 0.3, 0], 0.1), 0.02),
    })),
  ],
  sockets: [],
};
const facesOf = ({ parts }: Model) => parts.reduce((sum, part) => sum + part.geometry.indices.length / 3, 0);

describe("simplifyModel", () => {
  beforeAll(loadSimplifier);

  test.each([48, 49, 64, 100, 150, 333, 1000, 2500, 7000, 12000])(
    "at a limit of %i it is kept, and closed stays closed",
    (limit) => {
      const { model: less } = simplifyModel(model, limit);
      expect(facesOf(less)).toBeLessThanOrEqual(limit);
      expect(less.parts.length).toBeGreaterThan(0);
      for (const part of less.parts) {
        expect(measureClosedness(part.geometry.indices).closed).toBe(true);
        expect(part.geometry.rest).toHaveLength(part.geometry.positions.length);
      }
    },
  );

  test("a model within the limit comes back as it is", () => {
    expect(simplifyModel(model, 1_000_000)).toEqual({ model, dropped: [] });
  });

  test("what does not fit goes by weight, and is named", () => {
    const { model: less, dropped } = simplifyModel(model, 48);
    expect(dropped[0]).toBe("bead-0");
    expect(less.parts.map((part) => part.name)).toContain("coil");
    expect(less.parts.length + dropped.length).toBe(model.parts.length);
  });

  test("a part that weighs more than everything keeps the limit too", () => {
    const parts = model.parts.slice(0, 2).map((part) => ({ ...part, weight: 3 }));
    expect(facesOf(simplifyModel({ parts, sockets: [] }, 48).model)).toBeLessThanOrEqual(48);
  });

  test("a tenth of the faces keeps the volume", () => {
    const { model: less } = simplifyModel({ parts: [model.parts[0] as Model["parts"][0]], sockets: [] }, 1000);
    const kept = (less.parts[0] as Model["parts"][0]).geometry;
    expect(measureVolume(kept.positions, kept.indices) / measureVolume(coil.positions, coil.indices)).toBeGreaterThan(
      0.93,
    );
  });

  test("the rest frame is carried along", () => {
    const moved = { ...coil, positions: coil.positions.map((x) => x + 5) };
    const { model: less } = simplifyModel(
      { parts: [{ name: "coil", slot: "body", geometry: moved }], sockets: [] },
      800,
    );
    const { positions, rest } = (less.parts[0] as Model["parts"][0]).geometry;
    for (const [i, x] of rest.entries()) expect(positions[i]).toBeCloseTo(x + 5, 5);
  });

  test("what hangs is brought up as it is once its faces are gone", () => {
    const seen: number[] = [];
    simplifyModel(model, 900, (left) => {
      seen.push(facesOf(left));
      return left;
    });
    expect(seen[0]).toBeLessThanOrEqual(900);
    expect(seen.at(-1)).toBeLessThanOrEqual(900);
  });

  test("the same model gives the same faces", () => {
    expect(simplifyModel(model, 900)).toEqual(simplifyModel(model, 900));
  });
});

test.each([400, 120])("a bowl's thin wall does not go through itself, made of %i triangles", (most) => {
  const slopes = Array.from({ length: 24 }, (_, i) => (i / 23) * 1.5);
  const wall = (radius: number) => slopes.map((a) => [radius * Math.sin(a), -radius * Math.cos(a)] as const);
  const { positions, indices } = simplifyGeometry(lathe([...wall(1), ...wall(0.985).reverse()], 64), most);
  expect(indices.length / 3).toBeLessThanOrEqual(most);
  expect(measureClosedness(indices).closed).toBe(true);
  expect(measureSelfCrossings(positions, indices)).toBe(0);
});

test("every shell looks outwards, however few faces are left of it", () => {
  const helix = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 39) * 4;
    return [Math.cos(angle), i / 40, Math.sin(angle)] as const;
  });
  const coils = merge(Array.from({ length: 6 }, (_, i) => move(tube(0.12, helix, 10), [i * 3, 0, 0])));
  expect(Math.min(...shellVolumes(simplifyGeometry(coils, 48)))).toBeGreaterThan(0);
});

test("a slat of which little is left still has a thickness", () => {
  const slats = merge(
    Array.from({ length: 12 }, (_, i) => move(box([1, 0.004, 0.05], { bevel: 0.001 }), [0, i * 0.1, 0])),
  );
  const reduced = simplifyGeometry(slats, 48);
  const { shellOf, count } = findShells(reduced);
  const areas = shellAreas(reduced, shellOf, count);
  const volumes = shellVolumes(reduced);
  for (const [shell, area] of areas.entries()) expect(volumes[shell]).toBeGreaterThan(1e-6 * area ** 1.5);
  expect(measureClosedness(reduced.indices).closed).toBe(true);
});

test("faces that lie back to back are left out, and a flat shell is not", () => {
  const flat = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], indices: [0, 1, 2, 1, 3, 2, 0, 2, 3, 0, 3, 1] };
  const doubled = {
    positions: [5, 0, 0, 6, 0, 0, 5, 1, 0, 6, 1, 1, 5, 1, 1],
    indices: [0, 1, 2, 1, 0, 2, 2, 3, 4, 3, 2, 4],
  };
  const [one, other] = [flat, doubled].map(({ positions, indices }) => {
    const at = Float32Array.from(positions);
    return { positions: at, indices: Uint32Array.from(indices), rest: at };
  }) as [Geometry, Geometry];
  const plump = plumpFlat(merge([one, other]));
  expect(shellVolumes(plump)).toHaveLength(1);
  expect(shellVolumes(plump)[0]).toBeGreaterThan(0.001);
});

test("a hollow's inner wall still looks inwards", () => {
  const outer = meshSdf(ball([0, 0, 0], 0.2), 0.02);
  const inner = meshSdf(ball([0, 0, 0], 0.1), 0.02);
  const hollow = merge([outer, { ...inner, indices: inner.indices.slice().reverse() }]);
  expect(shellVolumes(simplifyGeometry(hollow, 200)).filter((volume) => volume < 0)).toHaveLength(1);
});

describe("a heap of small shells that is thinned out", () => {
  beforeAll(loadSimplifier);
  // leaves of which one stands on the ground, and two more on top of it
  const stalks = merge(
    Array.from({ length: 60 }, (_, s) =>
      merge(
        Array.from({ length: 3 }, (_, i) =>
          move(box([0.05, 0.1, 0.05]), [(s % 8) * 0.15, 0.05 + i * 0.099, Math.floor(s / 8) * 0.15]),
        ),
      ),
    ),
  );
  const thinned = (geometry: Geometry) => {
    const part = { name: "weeds", slot: "leaf", geometry };
    const trunk = { name: "trunk", slot: "wood", geometry: move(box([1.3, 0.1, 1.3]), [0.5, 0.05, 0.5]), weight: 1 };
    return simplifyModel({ parts: [trunk, part], sockets: [] }, 700).model.parts;
  };
  const hanging = (parts: Model["parts"]) => findLoosePieces(parts.map(({ geometry }) => geometry)).pieces.length;

  test("leaves nothing in the air that something held", () => {
    expect(hanging(thinned(stalks))).toBe(0);
  });

  test("leaves in the air what hung there before", () => {
    const [, crowd] = thinned(move(stalks, [0, 0.5, 0]));
    expect(crowd && shellVolumes(crowd.geometry).length).toBeGreaterThan(50);
  });
});

const SHEET = [3, 3, 0.01] as const;
const FLAT_SHEET = [3, 3, 1e-9] as const;

test.each([
  ["turned inside out", SHEET, true],
  ["flat", FLAT_SHEET, false],
] as const)("what is left holds something, though the shell with most surface is %s", (_how, size, isTurned) => {
  const solid = box([1, 1, 1], { bevel: 0.1 });
  const sheet = simplifyGeometry(box([...size]), 8);
  const order = isTurned ? [0, 2, 1] : [0, 1, 2];
  const indices = sheet.indices.map((_, i) => sheet.indices[i - (i % 3) + (order[i % 3] as number)] as number);
  const kept = simplifyGeometry(merge([solid, { ...sheet, indices }]), 8);
  expect(kept.indices.length / 3).toBeLessThanOrEqual(8);
  expect(measureVolume(kept.positions, kept.indices)).toBeGreaterThan(0.1);
});

describe("small things beside large ones", () => {
  beforeAll(loadSimplifier);
  const stones = merge(
    Array.from({ length: 30 }, (_, i) => move(meshSdf(ball([0, 0, 0], 0.02), 0.018), [i * 0.06, 0, 0])),
  );

  test("a row of stones keeps them all before any of them goes", () => {
    const [each] = [stones.indices.length / 90];
    const reduced = simplifyGeometry(stones, 30 * 8);
    expect(each).toBeGreaterThan(12);
    expect(reduced.indices.length / 3).toBeLessThanOrEqual(240);
    expect(measureClosedness(reduced.indices).closed).toBe(true);
    expect(shellVolumes(reduced)).toHaveLength(30);
  });

  test("a part that is to stand out has more faces, of the same number in all", () => {
    const ringOf = (share: number) => {
      const parts = model.parts.map((part) => (part.name === "ring" ? { ...part, share } : part));
      const { model: reduced } = simplifyModel({ ...model, parts }, 2000);
      expect(facesOf(reduced)).toBeLessThanOrEqual(2000);
      return (reduced.parts.find(({ name }) => name === "ring")?.geometry.indices.length ?? 0) / 3;
    };
    expect(ringOf(2.5)).toBeGreaterThan(1.8 * ringOf(1));
  });
});
