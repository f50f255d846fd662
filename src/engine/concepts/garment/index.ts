import type { Concept } from "../concept.ts";
import { dress } from "./dress.ts";
import { handGlove } from "./hand-glove.ts";
import { hat } from "./hat.ts";
import { jacket } from "./jacket.ts";
import { shirt } from "./shirt.ts";
import { tie } from "./tie.ts";

export const GARMENTS: readonly Concept[] = [dress, handGlove, hat, jacket, shirt, tie];
