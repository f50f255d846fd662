import { CRAFTS } from "#engine/concepts/craft/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(CRAFTS);
