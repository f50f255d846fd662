import { INSTRUMENTS } from "#engine/concepts/instrument/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(INSTRUMENTS);
