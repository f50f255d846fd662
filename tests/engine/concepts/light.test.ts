import { LIGHTS } from "#engine/concepts/light/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(LIGHTS);
