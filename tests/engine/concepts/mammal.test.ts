import { MAMMALS } from "#engine/concepts/mammal/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(MAMMALS);
