import { CLOCKS } from "#engine/concepts/clock/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(CLOCKS);
