import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { luminance } from "../../../src/engine/math/color.ts";
import { MOST_OBJECTS, planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const plan = (prompt: string, seed = 1, negativePrompt: string | null = null) =>
  planRecipe(readPrompt(prompt, negativePrompt, lexicon), { prompt, negativePrompt, seed });

test("a recipe is plain JSON", () => {
  const { recipe } = plan("three old mugs on a wooden table");
  expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe);
});

test("one changed word keeps every parameter it does not touch", () => {
  const plain = plan("a chair next to a mug", 5).recipe.objects;
  const coloured = plan("a blue chair next to a mug", 5).recipe.objects;
  expect(coloured.map(({ parameters }) => parameters)).toEqual(plain.map(({ parameters }) => parameters));
  expect(coloured[1]).toEqual(plain[1]);
  expect(coloured[0]?.materials.seat?.colours).not.toEqual(plain[0]?.materials.seat?.colours);
});

test("counted things are made once each, and differ", () => {
  const { objects } = plan("three chairs", 2).recipe;
  expect(objects.map(({ name }) => name)).toEqual(["chair-1", "chair-2", "chair-3"]);
  expect(new Set(objects.map(({ parameters }) => JSON.stringify(parameters))).size).toBe(3);
});

test("more things than fit are cut off, and the notes say so", () => {
  const { recipe, notes } = plan("20 mugs and 20 chairs");
  expect(recipe.objects.length).toBeLessThanOrEqual(MOST_OBJECTS);
  expect(notes.join(" ")).toContain("of the 20");
});

test("what is said of a part goes to the part, the rest to the whole", () => {
  const [chair] = plan("a marble chair with a blue cushion").recipe.objects;
  expect(chair?.materials.seat).toMatchObject({ base: "marble", colours: [] });
  expect(chair?.materials.leg?.base).toBe("marble");
  const [cushion] = chair?.materials.cushion?.colours ?? [];
  expect(chair?.materials.cushion?.base).not.toBe("marble");
  expect(cushion?.[2]).toBeGreaterThan(cushion?.[0] ?? 1);
  expect(chair?.parameters.cushion).toBe(true);
});

test("a negative prompt takes away parts, and colours that would have been drawn", () => {
  expect(plan("a mug", 1, "handle").recipe.objects[0]?.without).toContain("handle");
  for (let seed = 0; seed < 40; seed += 1) {
    const [apple] = plan("an apple", seed, "red").recipe.objects;
    const [skin] = apple?.materials.body?.colours ?? [];
    if (skin && skin[0] > 3 * skin[1] && skin[0] > 3 * skin[2]) throw new Error(`seed ${seed} is red: ${skin}`);
  }
});

test("wear is kept on every part", () => {
  const [chair] = plan("a rusty chair").recipe.objects;
  expect(Object.values(chair?.materials ?? {}).every(({ conditions }) => (conditions.rusty ?? 0) > 0)).toBe(true);
});

test("a colour is put on the body and not on what never takes it", () => {
  const [car] = plan("a white car").recipe.objects;
  const [paint] = car?.materials.body?.colours ?? [];
  expect(luminance(paint ?? [0, 0, 0])).toBeGreaterThan(0.6);
  expect(car?.materials.tyre?.colours).toEqual([]);
});

test("on people a colour is worn, and a material goes to the skin too", () => {
  const [plain] = plan("a superhero").recipe.objects;
  const [red] = plan("a red superhero").recipe.objects;
  const [clothes = [0, 0, 0]] = red?.materials.sweater?.colours ?? [];
  expect(clothes[0]).toBeGreaterThan(4 * clothes[2]);
  for (const slot of ["body", "hair", "eye", "belt"]) expect(red?.materials[slot]).toEqual(plain?.materials[slot]);
  const [marble] = plan("a marble wizard").recipe.objects;
  for (const slot of ["body", "hair", "robe", "belt"]) expect(marble?.materials[slot]?.base).toBe("marble");
});

test("as many things as there are colours have one each, but for what carries several", () => {
  const bodies = (prompt: string) => plan(prompt).recipe.objects.map(({ materials }) => materials.body?.colours.length);
  expect(bodies("two red and white mugs")).toEqual([1, 1]);
  const [red, white] = plan("two red and white mugs").recipe.objects.map(({ materials }) => materials.body?.colours[0]);
  expect(red?.[1]).toBeLessThan(0.2);
  expect(white?.[1]).toBeGreaterThan(0.7);
  const boots = plan("a pair of red and white boots").recipe.objects.map(({ materials }) => JSON.stringify(materials));
  expect(boots[0]).toBe(boots[1]);
});

test("a garment is put on as what it was called, with what belongs to it", () => {
  const [man] = plan("a man wearing a tuxedo").recipe.objects;
  expect(man?.parameters.outer).toBe("tuxedo");
  expect(luminance(man?.materials.tuxedo?.colours[0] ?? [1, 1, 1])).toBeLessThan(0.05);
  expect(luminance(man?.materials.shirt?.colours[0] ?? [0, 0, 0])).toBeGreaterThan(0.7);
  expect(man?.materials.trousers?.colours).toEqual(man?.materials.tuxedo?.colours);
  const [pink] = plan("a man wearing a tuxedo and a pink shirt").recipe.objects;
  expect(luminance(pink?.materials.shirt?.colours[0] ?? [1, 1, 1])).toBeLessThan(0.7);
  const [biker] = plan("a woman wearing a leather jacket").recipe.objects;
  expect(biker?.materials.jacket).toMatchObject({ base: "leather" });
  const [blue] = plan("a woman wearing a blue leather jacket").recipe.objects;
  const [cloth] = blue?.materials.jacket?.colours ?? [];
  expect(cloth?.[2]).toBeGreaterThan(2 * (cloth?.[0] ?? 1));
});

test("a convertible is open, by each of its names", () => {
  for (const prompt of ["a red convertible", "a red convertible car with the top down", "a roadster"]) {
    expect(plan(prompt).recipe.objects[0]?.parameters.style).toBe("convertible");
  }
});

test("glass is clear where it was asked for, or where it holds no painted picture", () => {
  const clear = (prompt: string) => {
    const [object] = plan(prompt).recipe.objects;
    return Object.entries(object?.materials ?? {}).flatMap(([slot, { clear }]) => (clear ? [slot] : []));
  };
  expect(clear("a glass vase")).toContain("body");
  expect(clear("a porcelain vase")).toEqual([]);
  expect(clear("a wine glass")).toEqual(["body"]);
  expect(clear("a car")).toEqual([]);
  expect(clear("a crystal swan")).toContain("body");
});
