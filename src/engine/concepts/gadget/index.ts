import type { Concept } from "../concept.ts";
import { battery } from "./battery.ts";
import { boombox } from "./boombox.ts";
import { cashRegister } from "./cash-register.ts";
import { cassette } from "./cassette.ts";
import { circuitBoard } from "./circuit-board.ts";
import { clapperboard } from "./clapperboard.ts";
import { computerKeyboard } from "./computer-keyboard.ts";
import { cuckooClock } from "./cuckoo-clock.ts";
import { filmReel } from "./film-reel.ts";
import { floppyDisk } from "./floppy-disk.ts";
import { graphicsCard } from "./graphics-card.ts";
import { gumballMachine } from "./gumball-machine.ts";
import { hardDrive } from "./hard-drive.ts";
import { keyCard } from "./key-card.ts";
import { keypad } from "./keypad.ts";
import { megaphone } from "./megaphone.ts";
import { metronome } from "./metronome.ts";
import { microchip } from "./microchip.ts";
import { mixingConsole } from "./mixing-console.ts";
import { musicBox } from "./music-box.ts";
import { musicPlayer } from "./music-player.ts";
import { panFlute } from "./pan-flute.ts";
import { pcTower } from "./pc-tower.ts";
import { powerBank } from "./power-bank.ts";
import { projector } from "./projector.ts";
import { protractor } from "./protractor.ts";
import { remoteControl } from "./remote-control.ts";
import { securityCamera } from "./security-camera.ts";
import { stapler } from "./stapler.ts";
import { telegraphKey } from "./telegraph-key.ts";
import { thermos } from "./thermos.ts";
import { usbStick } from "./usb-stick.ts";
import { vhsTape } from "./vhs-tape.ts";
import { vrHeadset } from "./vr-headset.ts";
import { walkieTalkie } from "./walkie-talkie.ts";
import { webcam } from "./webcam.ts";
import { wifiRouter } from "./wifi-router.ts";

export const GADGETS: readonly Concept[] = [
  mixingConsole,
  musicPlayer,
  keypad,
  webcam,
  hardDrive,
  powerBank,
  vhsTape,
  keyCard,
  clapperboard,
  telegraphKey,
  projector,
  filmReel,
  securityCamera,
  circuitBoard,
  computerKeyboard,
  cuckooClock,
  metronome,
  musicBox,
  panFlute,
  protractor,
  remoteControl,
  stapler,
  thermos,
  cashRegister,
  battery,
  megaphone,
  boombox,
  gumballMachine,
  floppyDisk,
  cassette,
  usbStick,
  microchip,
  vrHeadset,
  walkieTalkie,
  wifiRouter,
  graphicsCard,
  pcTower,
];
