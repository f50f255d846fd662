import type { Concept } from "../concept.ts";
import { ball } from "./ball.ts";
import { dumbbell } from "./dumbbell.ts";
import { helmet } from "./helmet.ts";
import { racket } from "./racket.ts";
import { skis } from "./skis.ts";
import { snowboard } from "./snowboard.ts";
import { sportsGlove } from "./sports-glove.ts";
import { trophy } from "./trophy.ts";

export const SPORTS: readonly Concept[] = [ball, dumbbell, helmet, racket, skis, snowboard, sportsGlove, trophy];
