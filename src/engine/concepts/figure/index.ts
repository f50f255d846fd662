import type { Concept } from "../concept.ts";
import { bust } from "./bust.ts";
import { chimpanzee } from "./chimpanzee.ts";
import { gorilla } from "./gorilla.ts";
import { lemur } from "./lemur.ts";
import { monkey } from "./monkey.ts";
import { orangutan } from "./orangutan.ts";
import { person } from "./person.ts";
import { plushToy } from "./plush-toy.ts";
import { robot } from "./robot.ts";
import { skeleton } from "./skeleton.ts";
import { skull } from "./skull.ts";
import { statue } from "./statue.ts";
import { teddyBear } from "./teddy-bear.ts";

export const FIGURES: readonly Concept[] = [
  bust,
  chimpanzee,
  gorilla,
  lemur,
  monkey,
  orangutan,
  person,
  plushToy,
  robot,
  skeleton,
  skull,
  statue,
  teddyBear,
];
