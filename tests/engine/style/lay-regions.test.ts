import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import type { Geometry } from "../../../src/engine/geometry/geometry.ts";
import { cylinder } from "../../../src/engine/geometry/lathe.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import { merge } from "../../../src/engine/geometry/merge.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { Region } from "../../../src/engine/language/region.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { layRegions } from "../../../src/engine/style/regions/lay-regions.ts";
import { describeBrief } from "../../support/describe-brief.ts";

const spec = (colour: [number, number, number]): MaterialSpec => ({
  base: "plastic",
  colours: [colour],
  conditions: {},
  scale: 1,
  seed: 1,
});

/** Whether a point is red once the region of a blue thing was made red. */
function painted(geometry: Geometry, region: Region, family = "vessel", slot?: string, count?: number) {
  const model = standModel([makePart("body", "body", geometry)], []);
  const told = { region, material: spec([0.9, 0, 0]), ...(slot && { slot }), ...(count && { count }) };
  const [part] = layRegions({ model, materials: { body: spec([0, 0, 0.9]) }, family }, [told]).model.parts;
  return (x: number, y: number, z: number, normal: [number, number, number] = [0, 1, 0]) => {
    const point = { r: 0, g: 0, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
    part?.paint?.(point, x, y, z, ...normal);
    return point.r > point.b;
  };
}

/** Share of the points up one side of a grey post that something is left on where a condition befell its base, below and above. */
function befallen(conditions: MaterialSpec["conditions"]) {
  const model = standModel([makePart("body", "body", cylinder({ radius: 0.1, height: 1 }))], []);
  const grey: MaterialSpec = { ...spec([0.5, 0.5, 0.5]) };
  const told = { region: "base" as const, material: { ...grey, colours: [], conditions } };
  const [part] = layRegions({ model, materials: { body: grey }, family: "building" }, [told]).model.parts;
  const share = (from: number, to: number) => {
    const heights = Array.from({ length: 200 }, (_, i) => from + ((to - from) * (i + 0.5)) / 200);
    const marked = heights.filter((y) => {
      const point = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
      part?.paint?.(point, 0.1, y, 0, 1, 0, 0);
      return Math.abs(point.r - 0.5) + Math.abs(point.b - 0.5) > 0.1;
    });
    return marked.length / 200;
  };
  return [share(0, 0.2), share(0.3, 1)] as const;
}

describe("a place of a thing", () => {
  test("a jar's rim is its upper end, a plate's its outermost ring", () => {
    const jar = painted(cylinder({ radius: 0.1, height: 0.3 }), "rim");
    expect([jar(0.1, 0.295, 0), jar(0.1, 0.2, 0), jar(0, 0, 0)]).toEqual([true, false, false]);
    const plate = painted(cylinder({ radius: 0.1, height: 0.02 }), "rim");
    expect([plate(0.097, 0.02, 0), plate(0.06, 0.02, 0)]).toEqual([true, false]);
  });

  test.each(["mossy", "scratched", "chipped", "burnt"])("a %s base is so there and nowhere else", (condition) => {
    const [below, above] = befallen({ [condition]: 0.7 });
    expect(below).toBeGreaterThan(0.12);
    expect(above).toBe(0);
  });

  test("stitches run along the edges of a box with gaps between them", () => {
    const sewn = painted(box([1, 1, 1]), "stitch", "furniture");
    const seam = Array.from({ length: 200 }, (_, i) => sewn(0.47, 0.2 + i * 0.003, 0.5, [0, 0, 1]));
    const stitches = seam.filter((isThread, i) => isThread && !seam[i - 1]).length;
    expect(stitches).toBeGreaterThan(5);
    expect(sewn(0, 0.5, 0.5, [0, 0, 1])).toBe(false);
    const stuffed = painted(box([1, 1, 1]), "stitch", "toy");
    expect([stuffed(0, 0.53, 0.5, [0, 0, 1]), stuffed(0.2, 0.53, 0.5, [0, 0, 1])]).toEqual([true, false]);
  });

  test("a coffee stain has a dark rim and is pale within", () => {
    const model = standModel([makePart("body", "body", box([1, 1, 1]))], []);
    const stain = { region: "stain" as const, material: spec([0.06, 0.03, 0.01]) };
    const [part] = layRegions({ model, materials: { body: spec([0.9, 0.9, 0.9]) }, family: "vessel" }, [stain]).model
      .parts;
    const lights = Array.from({ length: 2500 }, (_, i) => {
      const point = { r: 0.9, g: 0.9, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
      part?.paint?.(point, (i % 50) / 50 - 0.5, Math.floor(i / 50) / 50, 0.5, 0, 0, 1);
      return point.r;
    });
    const clean = lights.filter((light) => light === 0.9).length / 2500;
    expect(clean).toBeGreaterThan(0.4);
    expect(clean).toBeLessThan(0.95);
    expect(lights.some((light) => light < 0.25)).toBe(true);
    expect(lights.some((light) => light > 0.4 && light < 0.6)).toBe(true);
  });

  test("the tip is the thinner end", () => {
    const cone = box([1, 0.2, 0.2]);
    const positions = cone.positions.map((p, i) =>
      i % 3 > 0 && (cone.positions[i - (i % 3)] as number) < 0 ? p * 0.2 : p,
    );
    const tip = painted({ ...cone, positions, rest: positions }, "tip", "tool");
    expect([tip(-0.45, 0, 0), tip(0.45, 0, 0), tip(0, 0, 0)]).toEqual([true, false, false]);
  });

  test("borders follow the edges of a box and leave its sides", () => {
    const edge = painted(box([1, 1, 1]), "edge", "container");
    expect([edge(0.495, 0.3, 0.495), edge(0.2, 0.2, 0.5)]).toEqual([true, false]);
  });

  test("a car is striped along, a mug around; two stripes leave what is between them", () => {
    const car = painted(box([1.6, 1.2, 4]), "stripe", "vehicle");
    expect([car(0, 0.6, 1), car(0.6, 0.6, 1)]).toEqual([true, false]);
    const mug = painted(cylinder({ radius: 0.1, height: 0.3 }), "stripe", "vessel", undefined, 2);
    const reds = Array.from({ length: 60 }, (_, i) => mug(0.1, (i + 0.5) * 0.005, 0));
    expect(reds.filter((red, i) => red && !reds[i - 1])).toHaveLength(2);
  });
});

describe("what is said of a place", () => {
  const read = (prompt: string) => describeBrief(readPrompt(prompt, null, engineLexicon())).join(" | ");

  test.each([
    ["a vase with a silver rim", "vase [rim m:silver]"],
    ["a teacup with a red base and a gold rim", "mug [base c:red] [rim m:gold]"],
    ["a wolf with white-tipped ears", "wolf [tip of ear c:white] {ear}"],
    ["a van with two green stripes", "car [2 stripe c:green]"],
    ["a shed with snow on the roof", "w:snowy}"],
    ["a horse with a white belly", "horse [belly c:white]"],
  ])("%s", (prompt, expected) => {
    expect(read(prompt)).toContain(expected);
  });

  test("many stripes are a pattern, and a part that is built is that part", () => {
    expect(read("a scarf with red stripes")).not.toContain("[");
    expect(read("a bottle with a red cap")).toContain("{cap c:red}");
  });
});

test("a rainbow runs through all its colours along what has it, and a mane alone where that was said", () => {
  const lexicon = engineLexicon();
  const regionsOf = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe.objects[0]?.regions;
  const [scarf] = regionsOf("a rainbow scarf") ?? [];
  expect(scarf?.region).toBe("rainbow");
  expect(scarf?.material.colours).toHaveLength(6);
  expect(regionsOf("a unicorn with a rainbow mane")?.map(({ slot }) => slot)).toEqual(["mane"]);
  expect(regionsOf("a red and blue scarf")).toBeUndefined();
  const colours = scarf?.material.colours ?? [];
  const model = standModel([makePart("body", "body", box([1, 4, 1]))], []);
  const told = { region: "rainbow", slot: "body", material: { ...spec([1, 0, 0]), colours } } as const;
  const [part] = layRegions({ model, materials: { body: spec([0, 0, 0.9]) }, family: "garment" }, [told]).model.parts;
  // the first colour at the foot of the box, the last at its top
  const shown = colours.map((_, k) => {
    const y = (4 * k) / (colours.length - 1) - 2;
    const point = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
    part?.paint?.(point, 0.5, y, 0, 1, 0, 0);
    return [point.r, point.g, point.b];
  });
  for (const [k, colour] of colours.entries())
    for (const channel of [0, 1, 2]) expect(shown[k]?.[channel]).toBeCloseTo(colour[channel] as number, 3);
});

test("a face is between the eyes and about the mouth, and not the back of the head", () => {
  const eye = (x: number): Geometry => move(box([0.1, 0.1, 0.1]), [x, 0.2, 0.5]);
  const model = standModel(
    [
      makePart("head", "body", box([1, 1, 1])),
      makePart("left-eye", "eye", eye(0.2)),
      makePart("right-eye", "eye", eye(-0.2)),
    ],
    [{ name: "mouth", position: [0, -0.2, 0.5], normal: [0, 0, 1], radius: 0.1 }],
  );
  const materials = { body: spec([0, 0, 0.9]), eye: spec([0, 0, 0]) };
  const [head] = layRegions({ model, materials, family: "animal" }, [{ region: "face", material: spec([0.9, 0, 0]) }])
    .model.parts;
  const isRed = (x: number, y: number, z: number) => {
    const point = { r: 0, g: 0, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
    head?.paint?.(point, x, y, z, 0, 0, 1);
    return point.r > point.b;
  };
  expect(isRed(0, 0, 0.5)).toBe(true);
  expect(isRed(0, 0, -0.5)).toBe(false);
  expect(isRed(0.49, 0.49, 0.5)).toBe(false);
});

test("the tip of a part is its far end: both of wings held wide, of a tail that behind", () => {
  const wing = (side: number) => move(box([1, 0.05, 0.4]), [0.7 * side, 1, 0]);
  const wings = painted(merge([wing(1), wing(-1)]), "tip", "bird", "body");
  expect([wings(1.15, 1, 0), wings(-1.15, 1, 0), wings(0.3, 1, 0)]).toEqual([true, true, false]);
  const tail = makePart("tail", "tail", move(box([0.1, 0.1, 0.6]), [0, 0.5, -0.8]));
  const model = standModel([makePart("body", "body", box([0.3, 1, 1])), tail], []);
  const told = { region: "tip" as const, slot: "tail", material: spec([0.9, 0, 0]) };
  const [, dyed] = layRegions({ model, materials: { body: spec([0, 0, 0.9]) }, family: "animal" }, [told]).model.parts;
  const { rest } = (dyed as (typeof model.parts)[number]).geometry;
  const { min, max } = boundsOf([rest]);
  const at = (z: number) => {
    const point = { r: 0, g: 0, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
    dyed?.paint?.(point, 0, 0.5, z, 0, 1, 0);
    return point.r > point.b;
  };
  expect([at(min[2] + 0.02), at(max[2] - 0.02)]).toEqual([true, false]);
});

test("several colours of a set are dealt to its pieces in turn, and what is of one piece or alive has none dealt", () => {
  const row = (count: number) => merge(Array.from({ length: count }, (_, k) => move(box([0.1, 0.1, 0.1]), [k, 0, 0])));
  const dealt = (count: number, family = "toy") => {
    const model = standModel([makePart("beads", "body", row(count))], []);
    const material = {
      ...spec([0.9, 0, 0]),
      colours: [
        [0.9, 0, 0],
        [0, 0.9, 0],
        [0, 0, 0.9],
      ] as [number, number, number][],
    };
    const told = [{ region: "dealt" as const, slot: "body", material }];
    return layRegions({ model, materials: { body: spec([0.5, 0.5, 0.5]) }, family }, told).model.parts;
  };
  const hues = dealt(7).map(({ paint, geometry }) => {
    const point = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
    paint?.(point, 0, 0, 0, 0, 1, 0);
    const channel = [point.r, point.g, point.b].findIndex((each) => each > 0.5);
    return [channel, geometry.indices.length / (row(1).indices.length || 1)];
  });
  expect(hues).toEqual([
    [0, 3],
    [1, 2],
    [2, 2],
  ]);
  expect(dealt(1)).toHaveLength(1);
  expect(dealt(7, "bird")).toHaveLength(1);
  const regionsOf = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
      ?.regions;
  expect(regionsOf("an abacus with red, yellow and blue beads")).toMatchObject([{ region: "dealt", slot: "bead" }]);
  expect(regionsOf("a car with black and silver wheels")).toBeUndefined();
});
