import { BIRDS } from "#engine/concepts/bird/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(BIRDS);
