import { HOOFED } from "#engine/concepts/hoofed/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(HOOFED);
