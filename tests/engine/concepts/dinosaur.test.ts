import { DINOSAURS } from "#engine/concepts/dinosaur/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(DINOSAURS);
