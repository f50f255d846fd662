import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const LEXICON = engineLexicon();

test.each([
  ["pink fluffy earmuffs", ["earmuffs"]],
  ["a sturdy hole punch for the office", ["hole-punch"]],
  ["a wax seal", ["wax-seal"]],
  ["an engraved silver napkin ring", ["napkin-ring"]],
  ["a cork coaster", ["coaster"]],
  ["a glazed green tile", ["tile"]],
  ["an azulejo tile", ["tile"]],
  ["a bathroom with green tiles", ["room"]],
  ["a house with yellow bricks", ["house"]],
  ["a squirt gun", ["water-gun"]],
  ["rusty pruning shears", ["secateurs"]],
  ["a hedge trimmer", ["hedge-trimmer"]],
  ["a garden gnome", ["garden-gnome"]],
  ["a tennis net", ["tennis-net"]],
  ["an old lifeguard chair", ["lifeguard-chair"]],
  ["an electronic scoreboard", ["scoreboard"]],
  ["an air hockey table", ["air-hockey-table"]],
  ["a crosswalk", ["crosswalk"]],
  ["a weather balloon", ["weather-balloon"]],
  ["a lab centrifuge", ["centrifuge"]],
  ["a brass samovar", ["samovar"]],
  ["a pressure cooker", ["pressure-cooker"]],
  ["a mixing desk", ["mixing-console"]],
  ["a muddy half-track", ["half-track"]],
  ["an orange dune buggy", ["dune-buggy"]],
  ["a street sweeper", ["street-sweeper"]],
  ["a taco truck", ["food-truck"]],
  ["a lacquered rickshaw", ["pulled-rickshaw"]],
  ["an auto rickshaw", ["tuk-tuk"]],
  ["a dog sled", ["dog-sled"]],
  ["a castle drawbridge", ["drawbridge"]],
  ["mont saint-michel", ["mont-saint-michel"]],
  ["an old water mill", ["water-mill"]],
  ["a diving bell", ["diving-bell"]],
  ["a bathysphere", ["diving-bell"]],
  ["a ship's figurehead", ["figurehead"]],
  ["a diary with a lock", ["locked-diary"]],
  ["a whaling harpoon", ["harpoon"]],
  ["army night-vision goggles", ["goggles"]],
  ["a ship's telescope", ["telescope"]],
])("%s is no other thing", (prompt, concepts) => {
  const { objects } = readPrompt(prompt, null, LEXICON);
  expect(objects.map(({ concept, assumed }) => [concept, assumed])).toEqual(concepts.map((id) => [id, false]));
});

test("a stopwatch has one hand for the seconds and one for the minutes", () => {
  const { recipe } = planRecipe(readPrompt("a stopwatch", null, LEXICON), {
    prompt: "",
    negativePrompt: null,
    seed: 3,
  });
  const names = buildModel(recipe).model.parts.map(({ name }) => name);
  expect(names.filter((name) => name.endsWith("hand"))).toHaveLength(2);
});
