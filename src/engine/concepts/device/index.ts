import type { Concept } from "../concept.ts";
import { camera } from "./camera.ts";
import { gameController } from "./game-controller.ts";
import { headphones } from "./headphones.ts";
import { laptop } from "./laptop.ts";
import { radio } from "./radio.ts";
import { gramophone, recordPlayer, vinylRecord } from "./record-player.ts";
import { rotaryTelephone } from "./rotary-telephone.ts";
import { smartphone } from "./smartphone.ts";
import { monitor, television } from "./television.ts";
import { typewriter } from "./typewriter.ts";

export const DEVICES: readonly Concept[] = [
  camera,
  gameController,
  gramophone,
  headphones,
  laptop,
  monitor,
  radio,
  recordPlayer,
  rotaryTelephone,
  smartphone,
  television,
  typewriter,
  vinylRecord,
];
