import type { Concept } from "../concept.ts";
import { die } from "./die.ts";

export const GAMES: readonly Concept[] = [die];
