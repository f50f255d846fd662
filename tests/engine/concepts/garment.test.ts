import { GARMENTS } from "#engine/concepts/garment/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(GARMENTS);
