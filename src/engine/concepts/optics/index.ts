import type { Concept } from "../concept.ts";
import { binoculars } from "./binoculars.ts";
import { magnifyingGlass } from "./magnifying-glass.ts";
import { microscope } from "./microscope.ts";
import { periscope } from "./periscope.ts";
import { sextant } from "./sextant.ts";
import { telescope } from "./telescope.ts";
import { tripod } from "./tripod.ts";

export const OPTICS: readonly Concept[] = [
  periscope,
  sextant,
  binoculars,
  magnifyingGlass,
  microscope,
  telescope,
  tripod,
];
