import { BATH } from "#engine/concepts/bath/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(BATH);
