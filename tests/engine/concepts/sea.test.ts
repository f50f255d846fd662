import { SEA } from "#engine/concepts/sea/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SEA);
