import { STORAGE } from "#engine/concepts/storage/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(STORAGE);
