import { STATIONERY } from "#engine/concepts/stationery/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(STATIONERY);
