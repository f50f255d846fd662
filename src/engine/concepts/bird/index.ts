import type { Concept } from "../concept.ts";
import { bird } from "./bird.ts";
import { blueJay } from "./blue-jay.ts";
import { blueTit } from "./blue-tit.ts";
import { bluebird } from "./bluebird.ts";
import { cardinal } from "./cardinal.ts";
import { chick } from "./chick.ts";
import { chicken } from "./chicken.ts";
import { cockatoo } from "./cockatoo.ts";
import { crow } from "./crow.ts";
import { dodo } from "./dodo.ts";
import { duck } from "./duck.ts";
import { duckling } from "./duckling.ts";
import { eagle } from "./eagle.ts";
import { flamingo } from "./flamingo.ts";
import { goose } from "./goose.ts";
import { hawk } from "./hawk.ts";
import { heron } from "./heron.ts";
import { hummingbird } from "./hummingbird.ts";
import { kingfisher } from "./kingfisher.ts";
import { kiwiBird } from "./kiwi-bird.ts";
import { magpie } from "./magpie.ts";
import { nest } from "./nest.ts";
import { ostrich } from "./ostrich.ts";
import { owl } from "./owl.ts";
import { parrot } from "./parrot.ts";
import { peacock } from "./peacock.ts";
import { pelican } from "./pelican.ts";
import { penguin } from "./penguin.ts";
import { phoenix } from "./phoenix.ts";
import { pigeon } from "./pigeon.ts";
import { puffin } from "./puffin.ts";
import { robin } from "./robin.ts";
import { rooster } from "./rooster.ts";
import { rubberDuck } from "./rubber-duck.ts";
import { seagull } from "./seagull.ts";
import { sparrow } from "./sparrow.ts";
import { stork } from "./stork.ts";
import { swan } from "./swan.ts";
import { toucan } from "./toucan.ts";
import { turkey } from "./turkey.ts";
import { vulture } from "./vulture.ts";
import { woodpecker } from "./woodpecker.ts";

export const BIRDS: readonly Concept[] = [
  dodo,
  bird,
  blueJay,
  blueTit,
  bluebird,
  cardinal,
  chick,
  chicken,
  cockatoo,
  crow,
  duck,
  duckling,
  eagle,
  flamingo,
  goose,
  hawk,
  heron,
  hummingbird,
  kingfisher,
  kiwiBird,
  magpie,
  nest,
  ostrich,
  owl,
  parrot,
  peacock,
  pelican,
  penguin,
  phoenix,
  pigeon,
  puffin,
  robin,
  rooster,
  rubberDuck,
  seagull,
  sparrow,
  stork,
  swan,
  toucan,
  turkey,
  vulture,
  woodpecker,
];
