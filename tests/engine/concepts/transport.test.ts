import { TRANSPORT } from "#engine/concepts/transport/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(TRANSPORT);
