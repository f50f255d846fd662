import { MEDICAL } from "#engine/concepts/medical/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(MEDICAL);
