import type { Concept } from "../concept.ts";
import { ashtray } from "./ashtray.ts";
import { bottleCap } from "./bottle-cap.ts";
import { cable } from "./cable.ts";
import { calculator } from "./calculator.ts";
import { ceilingFan } from "./ceiling-fan.ts";
import { censer } from "./censer.ts";
import { christmasBauble } from "./christmas-bauble.ts";
import { clothesHanger } from "./clothes-hanger.ts";
import { clothesIron } from "./clothes-iron.ts";
import { clothesline } from "./clothesline.ts";
import { clothespin } from "./clothespin.ts";
import { coffin } from "./coffin.ts";
import { doorKnocker } from "./door-knocker.ts";
import { electricFan } from "./electric-fan.ts";
import { electricPlug } from "./electric-plug.ts";
import { safetyPin, sewingButton, zipper } from "./fasteners.ts";
import { fireExtinguisher } from "./fire-extinguisher.ts";
import { hairDryer } from "./hair-dryer.ts";
import { hookah } from "./hookah.ts";
import { ironingBoard } from "./ironing-board.ts";
import { lightBulb } from "./light-bulb.ts";
import { lightSwitch, powerSocket } from "./light-switch.ts";
import { lighter } from "./lighter.ts";
import { piggyBank } from "./piggy-bank.ts";
import { plunger } from "./plunger.ts";
import { powerStrip } from "./power-strip.ts";
import { printer } from "./printer.ts";
import { robotVacuum } from "./robot-vacuum.ts";
import { sarcophagus } from "./sarcophagus.ts";
import { sewingMachine } from "./sewing-machine.ts";
import { toothbrush } from "./toothbrush.ts";
import { vacuumCleaner } from "./vacuum-cleaner.ts";

export const HOUSEHOLD: readonly Concept[] = [
  censer,
  christmasBauble,
  lighter,
  electricPlug,
  powerStrip,
  robotVacuum,
  ceilingFan,
  calculator,
  clothesHanger,
  clothesIron,
  electricFan,
  ironingBoard,
  lightBulb,
  printer,
  sewingMachine,
  toothbrush,
  vacuumCleaner,
  piggyBank,
  coffin,
  fireExtinguisher,
  clothespin,
  hairDryer,
  lightSwitch,
  plunger,
  powerSocket,
  bottleCap,
  safetyPin,
  sewingButton,
  zipper,
  sarcophagus,
  clothesline,
  doorKnocker,
  cable,
  hookah,
  ashtray,
];
