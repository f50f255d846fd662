import { MeshStandardMaterial, Texture } from "three";
import { expect, test } from "vitest";
import { modelMaterials } from "#studio/viewer/scene/model-materials.ts";
import type { Surface } from "#studio/viewer/scene/surface-material.ts";

const surface: Omit<Surface, "finish"> = {
  view: "lit",
  maps: { albedo: new Texture() },
  heights: null,
  hasColors: false,
  channel: "all",
  normalDown: false,
  checker: null,
  matcap: null,
};
const BRASS = { roughness: 0.3, metalness: 1, opacity: 1 };
const GLASS = { roughness: 0.05, metalness: 0, opacity: 0.25 };

test("where no map tells, each group is what its finish says", () => {
  const { solid, clear } = modelMaterials(surface, [BRASS, { ...BRASS, metalness: 0, roughness: 0.8 }]);
  expect(clear).toBeNull();
  expect(solid).toMatchObject([
    { metalness: 1, roughness: 0.3, transparent: false },
    { metalness: 0, roughness: 0.8 },
  ]);
});

test("clear groups are drawn by themselves, so that they throw no shadow", () => {
  const { solid, clear } = modelMaterials(surface, [BRASS, GLASS]);
  expect(solid).toMatchObject([{ visible: true }, { visible: false }]);
  expect(clear).toMatchObject([{ visible: false }, { visible: true, transparent: true, opacity: 0.25 }]);
});

test("what gives light is as bright as it is painted where no light falls, be there maps or not", () => {
  const maps = { ...surface.maps, roughness: new Texture(), metalness: new Texture(), ao: new Texture() };
  for (const own of [surface.maps, maps]) {
    const { solid } = modelMaterials({ ...surface, maps: own }, [BRASS, { ...BRASS, glow: 1 }]);
    const [brass, flame] = solid as MeshStandardMaterial[];
    expect(brass?.emissive.getHex()).toBe(0);
    expect(flame?.emissive.getHex()).toBe(0xffffff);
    expect(flame).toMatchObject({ emissiveMap: own.albedo, emissiveIntensity: 1 });
  }
});

test("where maps tell all of it, and in other views, one material is enough", () => {
  const maps = { ...surface.maps, roughness: new Texture(), metalness: new Texture() };
  const { solid } = modelMaterials({ ...surface, maps }, [BRASS]);
  expect(solid).toBeInstanceOf(MeshStandardMaterial);
  expect(solid).toMatchObject({ metalness: 1, roughness: 1 });
  expect(modelMaterials({ ...surface, view: "unlit" }, [BRASS, GLASS])).toMatchObject({ clear: null });
  expect(modelMaterials(surface, []).solid).toBeInstanceOf(MeshStandardMaterial);
});

test("a surface is pushed back only behind edges that are drawn over it: its outline would break up", () => {
  expect(modelMaterials(surface, [])).toMatchObject({ solid: { polygonOffset: false } });
  expect(modelMaterials(surface, [], true)).toMatchObject({ solid: { polygonOffset: true, polygonOffsetFactor: 1 } });
  expect(modelMaterials(surface, [BRASS, GLASS])).toMatchObject({
    solid: [{ polygonOffset: false }, {}],
    clear: [{}, { polygonOffset: false }],
  });
});
