import { FOODS } from "#engine/concepts/food/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(FOODS);
