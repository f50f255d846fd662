import type { Concept } from "../concept.ts";
import { camel } from "./camel.ts";
import { cow } from "./cow.ts";
import { deer, fawn } from "./deer.ts";
import { elephant } from "./elephant.ts";
import { giraffe } from "./giraffe.ts";
import { goat } from "./goat.ts";
import { hippopotamus } from "./hippopotamus.ts";
import { horse } from "./horse.ts";
import { alpaca, llama } from "./llama.ts";
import { moose } from "./moose.ts";
import { pig } from "./pig.ts";
import { rhinoceros } from "./rhinoceros.ts";
import { sheep } from "./sheep.ts";
import { unicorn } from "./unicorn.ts";
import { zebra } from "./zebra.ts";

export const HOOFED: readonly Concept[] = [
  alpaca,
  camel,
  cow,
  deer,
  elephant,
  fawn,
  giraffe,
  goat,
  hippopotamus,
  horse,
  llama,
  moose,
  pig,
  rhinoceros,
  sheep,
  unicorn,
  zebra,
];
