import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { materialById } from "../../../src/engine/materials/index.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const plan = (prompt: string, seed = 1) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const build = (prompt: string, seed = 1) => buildModel(plan(prompt, seed));

describe("a sculpted beast", () => {
  test("is of one piece, eyes and teeth too, and has no whiskers", () => {
    const { model, materials } = build("a terracotta hare");
    expect(new Set(model.parts.map(({ slot }) => materials[slot]?.base))).toEqual(new Set(["terracotta"]));
    expect(model.parts.some(({ slot }) => slot === "whisker")).toBe(false);
  });

  test("keeps a collar that was said to be of something else", () => {
    const [dog] = plan("a bronze dog with a red leather collar").objects;
    expect(dog?.materials.eye?.base).toBe("bronze");
    expect(dog?.materials.collar?.base).not.toBe("bronze");
  });

  test("is no beast with fur of a colour", () => {
    expect(plan("a brown hare").objects[0]?.without).not.toContain("whisker");
  });
});

test("steam is seen through, and is no vessel for what it rises from", () => {
  const { materials } = build("a steaming bowl of porridge");
  expect(materials.steam?.clear).toBe(true);
  expect(materialById(materials.steam?.base ?? "").haze).toBeGreaterThan(0.4);
});

describe("what has befallen a thing is seen in its shape", () => {
  test("thick moss grows out over it", () => {
    const bare = build("a stone bench").model;
    const { parts } = build("a stone bench covered in moss").model;
    const moss = parts.find(({ slot }) => slot === "moss");
    expect(moss).toBeDefined();
    expect(bare.parts.some(({ slot }) => slot === "moss")).toBe(false);
  });

  test("cobwebs hang from its sides to the floor", () => {
    const { parts } = build("a cobweb-covered cupboard").model;
    const web = parts.filter(({ slot }) => slot === "cobweb");
    const rest = parts.filter(({ slot }) => slot !== "cobweb");
    const reach = (some: typeof parts) => boundsOf(some.map(({ geometry }) => geometry.positions));
    expect(reach(web).max[0]).toBeGreaterThan(reach(rest).max[0]);
    expect(reach(web).min[1]).toBeLessThan(0.05);
    // there is no floor beside what hangs: they are spun about its stem
    for (const seed of [1, 2, 3]) {
      const { parts: hung } = build("a cobweb-covered chandelier", seed).model;
      const [webs, stem] = [hung.filter(({ slot }) => slot === "cobweb"), hung.filter(({ slot }) => slot !== "cobweb")];
      expect(webs).not.toHaveLength(0);
      expect(reach(webs).min[1]).toBeGreaterThanOrEqual(reach(stem).min[1]);
    }
  });

  test("what looks like a carrot has the whole room of an airplane's body for its root, and its leaves behind", () => {
    const { parts } = build("an airplane that looks like a carrot").model;
    const like = parts.filter(({ name }) => name.startsWith("like-"));
    const room = (some: typeof parts) => boundsOf(some.map(({ geometry }) => geometry.positions));
    const root = room(like.filter(({ name }) => !/leaf|leaves|green|top/.test(name)));
    expect(root.max[2] - root.min[2]).toBeGreaterThan(0.6 * (room(parts).max[2] - room(parts).min[2]));
    expect(room(like).min[2]).toBeLessThan(root.min[2]);
    expect(room(like).max[2]).toBeCloseTo(root.max[2], 1);
  });

  test("a twisted shaft is wrung from foot to top", () => {
    expect(plan("a twisted lighthouse").objects[0]?.styles).toContain("twisted");
  });
});

describe("writing of which nobody says what it is", () => {
  test("is on the garment", () => {
    expect(plan("a stuffed rabbit wearing a sweater with personalized writing").objects[0]?.inscription).toEqual({
      text: "MAX",
      slot: "sweater",
    });
    expect(plan("a hoodie with writing on it").objects[0]?.inscription?.text).toBe("HELLO");
  });

  test("is not said by a name tag", () => {
    expect(plan("a mug with a name tag").objects[0]?.inscription).toBeUndefined();
  });
});

describe("a chipped rim", () => {
  test("is lower where a piece is out, and the vessel is whole elsewhere", () => {
    const highest = (prompt: string, isFront: boolean) => {
      let top = 0;
      for (const { slot, geometry } of build(prompt).model.parts) {
        if (slot !== "body") continue;
        for (let i = 0; i < geometry.positions.length; i += 3) {
          const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as [number, number, number];
          // in front, somewhat to the right, or behind
          const isThere = isFront ? z > 0 && Math.abs(x / z - 0.42) < 0.06 : z < 0;
          if (isThere) top = Math.max(top, y);
        }
      }
      return top;
    };
    const [whole, chipped] = ["a ceramic bowl", "a ceramic bowl with a chipped rim"] as const;
    expect(highest(chipped, true)).toBeLessThan(0.9 * highest(whole, true));
    expect(highest(chipped, false)).toBeCloseTo(highest(whole, false), 3);
  });

  test("is no wear of a chair", () => {
    expect(plan("a chipped chair").objects[0]?.styles).not.toContain("chipped-rim");
  });
});
