import type { Concept } from "../concept.ts";
import { camera } from "./camera.ts";
import { laptop } from "./laptop.ts";
import { rotaryTelephone } from "./rotary-telephone.ts";
import { smartphone } from "./smartphone.ts";
import { monitor, television } from "./television.ts";
import { typewriter } from "./typewriter.ts";

export const DEVICES: readonly Concept[] = [
  camera,
  laptop,
  monitor,
  rotaryTelephone,
  smartphone,
  television,
  typewriter,
];
