import { PLAYTHINGS } from "#engine/concepts/plaything/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(PLAYTHINGS);
