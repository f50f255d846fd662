import { SEATING } from "#engine/concepts/seating/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SEATING);
