import type { Concept } from "../concept.ts";
import { anteater } from "./anteater.ts";
import { armadillo } from "./armadillo.ts";
import { boar } from "./boar.ts";
import { camel } from "./camel.ts";
import { cow } from "./cow.ts";
import { deer, fawn } from "./deer.ts";
import { antelope, reindeer } from "./deer-kin.ts";
import { donkey } from "./donkey.ts";
import { elephant } from "./elephant.ts";
import { giraffe } from "./giraffe.ts";
import { goat } from "./goat.ts";
import { hippopotamus } from "./hippopotamus.ts";
import { horse } from "./horse.ts";
import { alpaca, llama } from "./llama.ts";
import { mammoth } from "./mammoth.ts";
import { moose } from "./moose.ts";
import { okapi } from "./okapi.ts";
import { buffalo, bull } from "./oxen.ts";
import { pangolin } from "./pangolin.ts";
import { pegasus } from "./pegasus.ts";
import { pig } from "./pig.ts";
import { pony } from "./pony.ts";
import { rhinoceros } from "./rhinoceros.ts";
import { bison, highlandCow, yak } from "./shaggy-cattle.ts";
import { sheep } from "./sheep.ts";
import { lamb, ram } from "./sheep-kin.ts";
import { tapir } from "./tapir.ts";
import { unicorn } from "./unicorn.ts";
import { zebra } from "./zebra.ts";

export const HOOFED: readonly Concept[] = [
  alpaca,
  anteater,
  antelope,
  armadillo,
  pangolin,
  bison,
  boar,
  buffalo,
  bull,
  camel,
  cow,
  deer,
  donkey,
  elephant,
  fawn,
  giraffe,
  goat,
  highlandCow,
  hippopotamus,
  horse,
  lamb,
  llama,
  mammoth,
  moose,
  okapi,
  pegasus,
  pig,
  pony,
  ram,
  reindeer,
  rhinoceros,
  sheep,
  tapir,
  unicorn,
  yak,
  zebra,
];
