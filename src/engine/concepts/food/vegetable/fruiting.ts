import type { Concept } from "../../concept.ts";
import { bellPepper } from "./bell-pepper.ts";
import { chili } from "./chili.ts";
import { cucumber } from "./cucumber.ts";
import { eggplant } from "./eggplant.ts";
import { olive } from "./olive.ts";
import { peaPod } from "./pea-pod.ts";
import { tomato } from "./tomato.ts";
import { zucchini } from "./zucchini.ts";

export const FRUITING: readonly Concept[] = [tomato, bellPepper, chili, eggplant, cucumber, zucchini, peaPod, olive];
