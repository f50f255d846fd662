import { BEDDING } from "#engine/concepts/bedding/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(BEDDING);
