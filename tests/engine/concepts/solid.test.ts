import { SOLIDS } from "#engine/concepts/solid/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SOLIDS);
