import { DEVICES } from "#engine/concepts/device/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(DEVICES);
