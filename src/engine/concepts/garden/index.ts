import type { Concept } from "../concept.ts";
import { birdBath } from "./bird-bath.ts";
import { sundial } from "./sundial.ts";
import { windChime } from "./wind-chime.ts";

export const GARDEN: readonly Concept[] = [birdBath, sundial, windChime];
