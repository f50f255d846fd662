import type { Concept } from "../concept.ts";
import { ball } from "./ball.ts";
import { helmet } from "./helmet.ts";
import { racket } from "./racket.ts";
import { sportsGlove } from "./sports-glove.ts";
import { trophy } from "./trophy.ts";

export const SPORTS: readonly Concept[] = [ball, helmet, racket, sportsGlove, trophy];
