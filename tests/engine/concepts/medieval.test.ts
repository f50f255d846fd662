import { MEDIEVAL } from "#engine/concepts/medieval/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(MEDIEVAL);
