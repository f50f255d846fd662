import { SCIENCE } from "#engine/concepts/science/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SCIENCE);
