import { HOUSEHOLD } from "#engine/concepts/household/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(HOUSEHOLD);
