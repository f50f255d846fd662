import { WORKSHOP } from "#engine/concepts/workshop/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(WORKSHOP);
