import { STREET } from "#engine/concepts/street/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(STREET);
