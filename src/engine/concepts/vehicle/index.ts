import type { Concept } from "../concept.ts";
import { car } from "./car.ts";

export const VEHICLES: readonly Concept[] = [car];
