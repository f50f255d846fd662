import { ANIMALS } from "#engine/concepts/animal/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(ANIMALS);
