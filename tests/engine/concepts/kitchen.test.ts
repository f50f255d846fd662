import { KITCHEN } from "#engine/concepts/kitchen/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(KITCHEN);
