import { OPTICS } from "#engine/concepts/optics/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(OPTICS);
