import { GADGETS } from "#engine/concepts/gadget/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(GADGETS);
