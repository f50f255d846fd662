import { APPLIANCES } from "#engine/concepts/appliance/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(APPLIANCES);
