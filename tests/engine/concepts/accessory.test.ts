import { ACCESSORIES } from "#engine/concepts/accessory/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(ACCESSORIES);
