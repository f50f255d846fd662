import { LANDMARKS } from "#engine/concepts/landmark/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(LANDMARKS);
