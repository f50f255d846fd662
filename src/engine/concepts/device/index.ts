import type { Concept } from "../concept.ts";
import { antenna } from "./antenna.ts";
import { camera } from "./camera/camera.ts";
import { compass } from "./compass.ts";
import { computerMouse } from "./computer-mouse.ts";
import { earbuds } from "./earbuds.ts";
import { flashlight } from "./flashlight.ts";
import { gameController } from "./game-controller.ts";
import { gauge } from "./gauge.ts";
import { headphones } from "./headphones.ts";
import { joystick } from "./joystick.ts";
import { laptop } from "./laptop.ts";
import { loudspeaker } from "./loudspeaker.ts";
import { radio } from "./radio.ts";
import { gramophone } from "./record-player/gramophone.ts";
import { recordPlayer } from "./record-player/record-player.ts";
import { recordStack } from "./record-player/record-stack.ts";
import { vinylRecord } from "./record-player/vinyl-record.ts";
import { robotArm } from "./robot-arm.ts";
import { rotaryTelephone } from "./rotary-telephone/rotary-telephone.ts";
import { satelliteDish } from "./satellite-dish.ts";
import { serverRack } from "./server-rack.ts";
import { smartphone } from "./smartphone.ts";
import { solarPanel } from "./solar-panel.ts";
import { monitor } from "./television/monitor.ts";
import { television } from "./television/television.ts";
import { typewriter } from "./typewriter.ts";

export const DEVICES: readonly Concept[] = [
  antenna,
  gauge,
  earbuds,
  joystick,
  serverRack,
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
  recordStack,
  vinylRecord,
  flashlight,
  computerMouse,
  compass,
  robotArm,
  loudspeaker,
  solarPanel,
  satelliteDish,
];
