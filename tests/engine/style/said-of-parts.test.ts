import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const lexicon = engineLexicon();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  return buildModel(recipe).model.parts;
}
const boundsIn = (prompt: string, named: RegExp) =>
  boundsOf(
    partsOf(prompt)
      .filter(({ name }) => named.test(name))
      .map(({ geometry }) => geometry.positions),
  );

describe("what is said of a part alone is seen on it", () => {
  test.each([
    ["a robot with a bent antenna", "a robot with an antenna", /^antenna-1$/],
    ["a cottage with a crooked chimney", "a cottage with a chimney", /^chimney$/],
  ])("%s: it leans far out to a side", (crooked, straight, named) => {
    const [one, other] = [boundsIn(crooked, named), boundsIn(straight, named)];
    const high = other.max[1] - other.min[1];
    expect(one.max[0] - one.min[0]).toBeGreaterThan(other.max[0] - other.min[0] + 0.2 * high);
  });

  test.each([
    ["an imperial crown with a bent band", /^band$/],
    ["a picture with a bent frame", /frame/],
    ["a mailbox with a bent post", /post/],
    ["an oak tree with a crooked trunk", /^trunk$/],
  ])("%s: it takes along what is set on it", (bent, named) => {
    const parts = partsOf(bent);
    expect(findLoosePieces(parts.map(({ geometry }) => geometry)).pieces.length).toBeLessThan(4);
    const straight = new Map(partsOf(bent.replace(/bent |crooked /, "")).map((part) => [part.name, part.geometry]));
    for (const { name, geometry } of parts.filter((part) => named.test(part.name))) {
      const [was, is] = [straight.get(name)?.positions ?? [], geometry.positions].map((each) => boundsOf([each]));
      expect(is).not.toEqual(was);
      expect(measureSelfCrossings(geometry.positions, geometry.indices)).toBeLessThan(0.01);
    }
  });

  test("a wheelbarrow's flat tyre is squashed where it stands", () => {
    const [flat, round] = ["flat ", ""].map((how) => boundsIn(`a wheelbarrow with a ${how}tyre`, /^tyre$/));
    const high = (box: typeof flat) => (box ? box.max[1] - box.min[1] : 0);
    expect(high(flat)).toBeLessThan(0.9 * high(round));
  });

  test("broken windows have cracks and holes in their panes, and keep their frames", () => {
    const [broken, whole] = ["broken ", ""].map((how) => partsOf(`a house with ${how}windows`));
    const framesOf = (parts: typeof broken) => parts?.filter(({ name }) => /window.*frame/.test(name)).length;
    expect(framesOf(broken)).toBe(framesOf(whole));
    const painted = broken?.filter(({ name, paint }) => /window.*pane/.test(name) && paint).length ?? 0;
    expect(painted).toBeGreaterThan(whole?.filter(({ name, paint }) => /window.*pane/.test(name) && paint).length ?? 0);
  });
});

test.each(["jerrycan", "fridge"])("a dented %s is knocked in on the side that is seen", (thing) => {
  const [dented, whole] = ["dented ", ""].map((how) => partsOf(`a ${how}${thing}`));
  const depthsOf = (parts: typeof dented) => {
    const all = boundsOf((parts ?? []).map(({ geometry }) => geometry.positions));
    const [middle, deep] = [(all.max[1] + all.min[1]) / 2, all.max[2] - all.min[2]];
    const half = 0.3 * (all.max[1] - all.min[1]);
    const [body] = [...(parts ?? [])].sort((a, b) => b.geometry.positions.length - a.geometry.positions.length);
    let out = 0;
    let count = 0;
    const at = body?.geometry.positions ?? new Float32Array();
    // how far from flat the front is, over the depth
    for (let i = 0; i < at.length; i += 3) {
      const [y, z] = [at[i + 1] as number, at[i + 2] as number];
      if (z < all.min[2] + 0.55 * deep || Math.abs(y - middle) > half) continue;
      out += (all.max[2] - z) / deep;
      count += 1;
    }
    return out / Math.max(count, 1);
  };
  expect(depthsOf(dented)).toBeGreaterThan(depthsOf(whole) + 0.02);
});
