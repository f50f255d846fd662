import { CONTAINERS } from "#engine/concepts/container/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(CONTAINERS);
