import { TOYS } from "#engine/concepts/toy/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(TOYS);
