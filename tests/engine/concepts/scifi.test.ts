import { SCIFI } from "#engine/concepts/scifi/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(SCIFI);
