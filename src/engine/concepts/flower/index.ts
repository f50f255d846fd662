import type { Concept } from "../concept.ts";
import { bouquet } from "./bouquet.ts";
import { daffodil } from "./daffodil.ts";
import { daisy } from "./daisy.ts";
import { dandelion } from "./dandelion.ts";
import { flower } from "./flower.ts";
import { iris } from "./iris.ts";
import { lavender } from "./lavender.ts";
import { lily } from "./lily.ts";
import { lotus } from "./lotus.ts";
import { orchid } from "./orchid.ts";
import { rose } from "./rose.ts";
import { sunflower } from "./sunflower.ts";
import { thistle } from "./thistle.ts";
import { tulip } from "./tulip.ts";

export const FLOWERS: readonly Concept[] = [
  bouquet,
  daisy,
  flower,
  lavender,
  lily,
  lotus,
  orchid,
  rose,
  sunflower,
  tulip,
  dandelion,
  daffodil,
  iris,
  thistle,
];
