import { VEHICLES } from "#engine/concepts/vehicle/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(VEHICLES);
