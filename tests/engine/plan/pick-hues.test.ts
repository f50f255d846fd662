import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
