import { SHOES } from "#engine/concepts/shoe/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SHOES);
