import { ANATOMY } from "#engine/concepts/anatomy/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(ANATOMY);
