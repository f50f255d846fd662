import { FURNITURE } from "#engine/concepts/furniture/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(FURNITURE);
