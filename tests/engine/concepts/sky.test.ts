import { SKY } from "#engine/concepts/sky/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SKY);
