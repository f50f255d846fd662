import type { Concept } from "../concept.ts";
import { axolotl } from "./axolotl.ts";
import { chameleon } from "./chameleon.ts";
import { crocodile } from "./crocodile.ts";
import { frog } from "./frog.ts";
import { lizard } from "./lizard.ts";
import { snake } from "./snake.ts";
import { turtle } from "./turtle.ts";

export const REPTILES: readonly Concept[] = [axolotl, chameleon, crocodile, frog, lizard, snake, turtle];
