import type { Concept } from "../concept.ts";
import { controlPanel } from "./control-panel.ts";
import { cryoPod } from "./cryo-pod.ts";
import { launchPad } from "./launch-pad.ts";
import { mech } from "./mech.ts";
import { portal } from "./portal.ts";
import { powerCell } from "./power-cell.ts";

export const SCIFI: readonly Concept[] = [powerCell, cryoPod, controlPanel, portal, launchPad, mech];
