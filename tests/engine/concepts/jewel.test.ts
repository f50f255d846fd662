import { JEWELS } from "#engine/concepts/jewel/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(JEWELS);
