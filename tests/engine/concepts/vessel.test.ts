import { VESSELS } from "#engine/concepts/vessel/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(VESSELS);
