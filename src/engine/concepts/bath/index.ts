import type { Concept } from "../concept.ts";
import { balanceScale } from "./balance-scale.ts";
import { curlingIron } from "./curling-iron.ts";
import { hairbrush } from "./hairbrush.ts";
import { nailClipper } from "./nail-clipper.ts";
import { radiator } from "./radiator.ts";
import { razor } from "./razor.ts";
import { shower } from "./shower.ts";
import { soap } from "./soap.ts";
import { soapDispenser } from "./soap-dispenser.ts";
import { sponge } from "./sponge.ts";
import { tap } from "./tap.ts";
import { toiletBrush } from "./toilet-brush.ts";
import { toiletPaper } from "./toilet-paper.ts";
import { toothpaste } from "./toothpaste.ts";
import { towel } from "./towel.ts";
import { tweezers } from "./tweezers.ts";
import { weighingScale } from "./weighing-scale.ts";

export const BATH: readonly Concept[] = [
  curlingIron,
  nailClipper,
  toiletBrush,
  soapDispenser,
  tweezers,
  balanceScale,
  radiator,
  razor,
  shower,
  soap,
  sponge,
  tap,
  toothpaste,
  towel,
  weighingScale,
  toiletPaper,
  hairbrush,
];
