import { PLANTS } from "#engine/concepts/plant/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(PLANTS);
