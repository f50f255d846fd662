import { OBJECTS } from "#engine/concepts/object/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(OBJECTS);
