import { INTERIOR } from "#engine/concepts/interior/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(INTERIOR);
