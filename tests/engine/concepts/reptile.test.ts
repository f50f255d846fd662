import { REPTILES } from "#engine/concepts/reptile/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(REPTILES);
