import { ROOM } from "#engine/concepts/room/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(ROOM);
