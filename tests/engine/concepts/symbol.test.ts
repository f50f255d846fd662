import { SYMBOLS } from "#engine/concepts/symbol/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SYMBOLS);
