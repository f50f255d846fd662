import { WEAPONS } from "#engine/concepts/weapon/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(WEAPONS);
