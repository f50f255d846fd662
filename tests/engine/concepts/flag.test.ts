import { FLAGS } from "#engine/concepts/flag/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(FLAGS);
