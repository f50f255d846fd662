import type { Concept } from "../concept.ts";
import { abstractSculpture } from "./abstract-sculpture.ts";
import { alien } from "./alien.ts";
import { baby } from "./baby.ts";
import { bobblehead } from "./bobblehead.ts";
import { bust } from "./bust.ts";
import { centaur } from "./centaur.ts";
import { chimpanzee } from "./chimpanzee.ts";
import { cthulhu } from "./cthulhu.ts";
import { cyclops } from "./cyclops.ts";
import { doll } from "./doll.ts";
import { dollHead } from "./doll-head.ts";
import { gargoyle } from "./gargoyle.ts";
import { genie } from "./genie.ts";
import { ghost } from "./ghost.ts";
import { gingerbreadMan } from "./gingerbread-man.ts";
import { golem } from "./golem.ts";
import { gorgon } from "./gorgon.ts";
import { gorilla } from "./gorilla.ts";
import { harpy } from "./harpy.ts";
import { lemur } from "./lemur.ts";
import { mannequin } from "./mannequin.ts";
import { mermaid } from "./mermaid.ts";
import { minotaur } from "./minotaur.ts";
import { monkey } from "./monkey.ts";
import { monster } from "./monster.ts";
import { mummy } from "./mummy.ts";
import { orangutan } from "./orangutan.ts";
import { person } from "./person.ts";
import { plushToy } from "./plush-toy.ts";
import { robot } from "./robot.ts";
import { satyr } from "./satyr.ts";
import { skeleton } from "./skeleton.ts";
import { skull } from "./skull.ts";
import { slime } from "./slime.ts";
import { snowman } from "./snowman.ts";
import { statue } from "./statue.ts";
import { suitOfArmor } from "./suit-of-armor.ts";
import { teddyBear } from "./teddy-bear.ts";
import { werewolf } from "./werewolf.ts";
import { yeti } from "./yeti.ts";
import { zombie } from "./zombie.ts";

export const FIGURES: readonly Concept[] = [
  abstractSculpture,
  harpy,
  cthulhu,
  alien,
  baby,
  bust,
  centaur,
  chimpanzee,
  doll,
  dollHead,
  ghost,
  gingerbreadMan,
  gorilla,
  lemur,
  mannequin,
  mermaid,
  minotaur,
  monkey,
  monster,
  orangutan,
  person,
  plushToy,
  robot,
  skeleton,
  skull,
  snowman,
  statue,
  suitOfArmor,
  teddyBear,
  zombie,
  mummy,
  cyclops,
  genie,
  werewolf,
  bobblehead,
  yeti,
  golem,
  gargoyle,
  slime,
  gorgon,
  satyr,
];
