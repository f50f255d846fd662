import { expect, test } from "vitest";
import type { UnwrappedModel } from "../../../src/engine/bake/unwrapped-model.ts";
import { writeMtl } from "../../../src/engine/files/mtl.ts";
import { writeObj } from "../../../src/engine/files/obj.ts";

const provenance = {
  prompt: "a box\nf 1 2 3 \\\u2028mtllib evil.mtl",
  negativePrompt: null,
  seed: 7,
  version: "premium-v1",
  engineVersion: "1.0.0",
};

const model: UnwrappedModel = {
  positions: Float32Array.of(0, 0, 0, 1.5, 0, 0, 0, -0.0000012, 2),
  rest: new Float32Array(9),
  normals: Float32Array.of(0, 1, 0),
  uvs: Float32Array.of(0, 0, 1, 0, 0, 1),
  positionIndices: Uint32Array.of(0, 1, 2),
  normalIndices: Uint32Array.of(0, 0, 0),
  uvIndices: Uint32Array.of(0, 1, 2),
  groups: [
    {
      part: {
        name: "lid",
        slot: "lid",
        geometry: { positions: new Float32Array(0), indices: new Uint32Array(0), rest: new Float32Array(0) },
      },
      firstTriangle: 0,
      triangleCount: 1,
    },
  ],
  charts: 1,
};

const materials = [{ name: "lid", roughness: 0.304, metalness: 1, opacity: 0.45, shines: false }];

test("an OBJ holds the numbers, the group, the material and one-based corners", () => {
  const lines = new TextDecoder().decode(writeObj(model, materials, "model.mtl", provenance)).split("\n");
  expect(lines.slice(2)).toEqual([
    "mtllib model.mtl",
    "# material lid Pr 0.3 Pm 1 d 0.45",
    "v 0.000000 0.000000 0.000000",
    "v 1.500000 0.000000 0.000000",
    "v 0.000000 -0.000001 2.000000",
    "vt 0.000000 0.000000",
    "vt 1.000000 0.000000",
    "vt 0.000000 1.000000",
    "vn 0.0000 1.0000 0.0000",
    "g lid",
    "usemtl lid",
    "f 1/1/1 2/2/1 3/3/1",
    "",
  ]);
});

test("two halves of a flat quad are written as one face, folded or inverted ones are not", () => {
  const faces = (corners: readonly (readonly number[])[]) => {
    const square: UnwrappedModel = {
      ...model,
      positions: Float32Array.from(corners.flat()),
      uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
      positionIndices: Uint32Array.of(0, 1, 2, 0, 2, 3),
      uvIndices: Uint32Array.of(0, 1, 2, 0, 2, 3),
      normalIndices: new Uint32Array(6),
      groups: [{ ...(model.groups[0] as UnwrappedModel["groups"][number]), triangleCount: 2 }],
    };
    const text = new TextDecoder().decode(writeObj(square, materials, "model.mtl", provenance));
    return text.split("\n").filter((line) => line.startsWith("f "));
  };
  const flat = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, -1],
    [0, 0, -1],
  ] as const;
  expect(faces(flat)).toEqual(["f 1/1/1 2/2/1 3/3/1 4/4/1"]);
  expect(faces([flat[0], flat[1], flat[2], [0, 0.8, -1]])).toHaveLength(2);
  expect(faces([flat[0], flat[1], flat[2], [0.9, 0, -0.8]])).toHaveLength(2);
});

test("a prompt cannot break out of the comment it is kept in, and can be read back from it", () => {
  const lines = new TextDecoder()
    .decode(writeObj(model, materials, "model.mtl", provenance))
    .split(/[\n\r\u2028\u2029\u0085]/);
  expect(lines.filter((line) => line.startsWith("mtllib"))).toEqual(["mtllib model.mtl"]);
  expect(JSON.parse((lines[1] as string).slice(2))).toEqual(provenance);
});

test("an MTL points to the maps there are and no others", () => {
  const leg = { name: "leg", roughness: 0.6, metalness: 0, opacity: 1, shines: true };
  const text = new TextDecoder().decode(
    writeMtl([...materials, leg], { albedo: "albedo.png", normal: "normal.png" }, provenance),
  );
  expect(text.match(/^newmtl .*$/gm)).toEqual(["newmtl lid", "newmtl leg"]);
  expect(text.match(/^(Pr|Pm|d) .*$/gm)).toEqual(["d 0.45", "Pr 0.3", "Pm 1", "d 1", "Pr 0.6", "Pm 0"]);
  // the leg gives light, and the lid does not
  expect(text.match(/^(Ke|map_Ke) .*$/gm)).toEqual(["Ke 1 1 1", "map_Ke albedo.png"]);
  const obj = new TextDecoder().decode(writeObj(model, [...materials, leg], "model.mtl", provenance));
  expect(obj.match(/^# material .*$/gm)).toEqual([
    "# material lid Pr 0.3 Pm 1 d 0.45",
    "# material leg Pr 0.6 Pm 0 d 1 Ke 1",
  ]);
  expect(text.match(/^norm normal\.png$/gm)).toHaveLength(2);
  expect(text).not.toContain("map_Pr");
});
