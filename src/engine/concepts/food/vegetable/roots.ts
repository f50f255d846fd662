import type { Concept } from "../../concept.ts";
import { beetroot } from "./beetroot.ts";
import { carrot } from "./carrot.ts";
import { garlic } from "./garlic.ts";
import { onion } from "./onion.ts";
import { potato } from "./potato.ts";
import { radish } from "./radish.ts";
import { strung } from "./strung.ts";
import { turnip } from "./turnip.ts";

export const ROOTS: readonly Concept[] = [carrot, radish, beetroot, turnip, potato, onion, strung, garlic];
