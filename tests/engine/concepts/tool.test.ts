import { TOOLS } from "#engine/concepts/tool/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(TOOLS);
