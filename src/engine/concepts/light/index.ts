import type { Concept } from "../concept.ts";
import { lamp } from "./lamp.ts";

export const LIGHTS: readonly Concept[] = [lamp];
