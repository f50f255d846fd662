import { INSECT } from "#engine/concepts/insect/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(INSECT);
