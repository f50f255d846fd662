import { TABLEWARE } from "#engine/concepts/tableware/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(TABLEWARE);
