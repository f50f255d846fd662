import type { Concept } from "../concept.ts";
import { bathtub } from "./bathtub.ts";
import { curtain } from "./curtain.ts";
import { door } from "./door.ts";
import { keyhole, mailSlot } from "./door-fittings.ts";
import { doorknob } from "./doorknob.ts";
import { elevator } from "./elevator.ts";
import { ladder } from "./ladder.ts";
import { mirror } from "./mirror.ts";
import { pictureFrame } from "./picture-frame.ts";
import { sink } from "./sink.ts";
import { staircase } from "./staircase.ts";
import { tile } from "./tile.ts";
import { toilet } from "./toilet.ts";
import { trapdoor } from "./trapdoor.ts";
import { window } from "./window.ts";
import { windowBlinds } from "./window-blinds.ts";

export const INTERIOR: readonly Concept[] = [
  keyhole,
  mailSlot,
  trapdoor,
  elevator,
  windowBlinds,
  doorknob,
  bathtub,
  curtain,
  door,
  ladder,
  mirror,
  pictureFrame,
  sink,
  staircase,
  tile,
  toilet,
  window,
];
