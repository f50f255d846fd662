import { PLAYGROUND } from "#engine/concepts/playground/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(PLAYGROUND);
