import { expect, test } from "vitest";
import { measureMesh, meshBounds } from "#studio/viewer/load/mesh-figures.ts";
import { parseObj } from "#studio/viewer/load/obj-parser.ts";

const BOX = `${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `v ${2 * (i & 1)} ${3 * ((i >> 1) & 1)} ${i >> 2}`).join("\n")}
v 99 99 99
f 1 3 4 2
f 5 6 8 7
f 1 2 6 5
f 3 7 8 4
f 1 5 7 3
f 2 4 8 6
`;

test("a box is closed and as large as it is", () => {
  const mesh = parseObj(new TextEncoder().encode(BOX));
  expect(measureMesh(mesh, mesh)).toEqual({
    closed: true,
    borderEdges: 0,
    forkedEdges: 0,
    degenerate: 0,
    volume: 6,
    area: 22,
    charts: null,
  });
});

test("a box without a side has four open edges and no volume", () => {
  const mesh = parseObj(new TextEncoder().encode(BOX.trimEnd().replace(/f 2 4 8 6$/, "")));
  expect(measureMesh(mesh, mesh)).toMatchObject({ closed: false, borderEdges: 4, volume: null, area: 19 });
});

test("bounds leave out vertices that no face uses", () => {
  const mesh = parseObj(new TextEncoder().encode(BOX));
  expect(meshBounds(mesh)).toEqual({ min: [0, 0, 0], max: [2, 3, 1] });
});
