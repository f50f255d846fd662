import { NATURE } from "#engine/concepts/nature/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(NATURE);
