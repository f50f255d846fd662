import { BUILDINGS } from "#engine/concepts/building/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(BUILDINGS);
