import { FLOWERS } from "#engine/concepts/flower/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(FLOWERS);
