import { SPORTS } from "#engine/concepts/sport/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SPORTS);
