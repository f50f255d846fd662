import { BufferGeometry, Texture } from "three";
import { expect, test } from "vitest";
import { distance, figuresOf, length, volume } from "#studio/viewer/controls/figures.ts";
import type { LoadedAsset } from "#studio/viewer/load/loaded-asset.ts";

const CHAIR: LoadedAsset = {
  source: {
    family: "text-to-3d",
    key: "1",
    prompt: "a chair",
    recordKey: "embedded/text-to-3d/1",
    pins: [],
    state: "succeeded",
    files: {},
    faceLimit: 20_000,
  },
  mesh: {
    geometry: new BufferGeometry(),
    bounds: { min: [-0.225, 0, -0.2], max: [0.225, 0.951, 0.2] },
    triangles: 12_034,
    polygons: 12_034,
    vertices: 6_500,
    partCount: 4,
    skippedFaces: 0,
    hasUvs: true,
    hasColors: false,
    finishes: [],
  },
  maps: {},
  heights: null,
  loadTimeMs: 41.6,
  figures: {
    closed: true,
    borderEdges: 0,
    forkedEdges: 0,
    degenerate: 0,
    volume: 0.0259,
    area: 1.25,
    charts: { count: 31, outlines: new Float32Array(), area: 0.5 },
  },
};

test("faces asked and got, size, closedness and volume are told", () => {
  const told = Object.fromEntries(figuresOf(CHAIR));
  expect(told.Faces).toBe("12,034 of 20,000 asked");
  expect(told.Size).toBe("0.450 × 0.951 × 0.400 m");
  expect(told.Closed).toBe("Yes");
  expect(told.Volume).toBe("25.9 l");
  expect(told.Charts).toBe("31");
  expect(told.Surface).toBe("1.25 m²");
  expect(told["Loaded in"]).toBe("42 ms");
  expect(told.Polygons).toBeUndefined();
});

const OPEN: LoadedAsset["figures"] = {
  closed: false,
  borderEdges: 1200,
  forkedEdges: 3,
  degenerate: 2,
  volume: null,
  area: 1,
  charts: null,
};

test("an open mesh has no volume and says where it is open", () => {
  const told = Object.fromEntries(figuresOf({ ...CHAIR, figures: OPEN }));
  expect(told.Closed).toBe("No, 1,200 open, 3 forked edges");
  expect(told["Without area"]).toBe("2 faces");
  expect(told.Charts).toBe("…");
  expect(told.Volume).toBeUndefined();
  expect(Object.fromEntries(figuresOf({ ...CHAIR, figures: null })).Closed).toBe("…");
});

test("three digits are enough", () => {
  expect([0, 0.00123456, 0.45, 12.345, 1234.5].map(length)).toEqual(["0", "0.00123", "0.45", "12.3", "1235"]);
  expect([2.5, 0.0259, 0.00001234].map(volume)).toEqual(["2.5 m³", "25.9 l", "12.3 cm³"]);
});

test("the texels along a metre follow from the sheet, the picture and the surface", () => {
  const albedo = new Texture({ width: 2048, height: 2048 });
  const told = Object.fromEntries(figuresOf({ ...CHAIR, maps: { albedo } }));
  expect(told.Texels).toBe("1,295 a metre");
  expect(told.Albedo).toBe("2048 × 2048");
});

test("a distance is told in the unit that people would use", () => {
  expect([1.2345, 0.085, 0.0031].map(distance)).toEqual(["1.23 m", "8.5 cm", "3.1 mm"]);
});
