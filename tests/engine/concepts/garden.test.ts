import { GARDEN } from "#engine/concepts/garden/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(GARDEN);
