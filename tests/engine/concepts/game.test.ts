import { GAMES } from "#engine/concepts/game/index.ts";
import { describeConcepts } from "./describe-concepts.ts";

describeConcepts(GAMES);
