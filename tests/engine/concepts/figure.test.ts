import { FIGURES } from "#engine/concepts/figure/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(FIGURES);
