import type { Concept } from "../concept.ts";
import { bat } from "./bat.ts";
import { bear } from "./bear.ts";
import { cerberus } from "./cerberus.ts";
import { chimera } from "./chimera.ts";
import { fox } from "./fox.ts";
import { griffin } from "./griffin.ts";
import { hedgehog } from "./hedgehog.ts";
import { hyena } from "./hyena.ts";
import { kangaroo } from "./kangaroo.ts";
import { koala } from "./koala.ts";
import { lion } from "./lion.ts";
import { lioness } from "./lioness.ts";
import { manticore } from "./manticore.ts";
import { mole } from "./mole.ts";
import { mountedHead } from "./mounted-head.ts";
import { mouse } from "./mouse.ts";
import { panda } from "./panda.ts";
import { platypus } from "./platypus.ts";
import { polarBear } from "./polar-bear.ts";
import { rabbit } from "./rabbit.ts";
import { raccoon } from "./raccoon.ts";
import { redPanda } from "./red-panda.ts";
import { seal, walrus } from "./seals.ts";
import { sloth } from "./sloth.ts";
import { badger, ferret, meerkat, otter, skunk } from "./small-hunters.ts";
import { beaver, chipmunk, guineaPig, hamster, rat } from "./small-rodents.ts";
import { cheetah, leopard, lynx, panther } from "./spotted-cats.ts";
import { squirrel } from "./squirrel.ts";
import { tiger } from "./tiger.ts";
import { wolf } from "./wolf.ts";

export const MAMMALS: readonly Concept[] = [
  badger,
  bat,
  bear,
  beaver,
  cerberus,
  cheetah,
  chipmunk,
  ferret,
  fox,
  griffin,
  chimera,
  manticore,
  guineaPig,
  hamster,
  hedgehog,
  hyena,
  kangaroo,
  koala,
  leopard,
  lion,
  lioness,
  lynx,
  meerkat,
  mole,
  mountedHead,
  mouse,
  otter,
  panda,
  panther,
  platypus,
  polarBear,
  rabbit,
  raccoon,
  rat,
  redPanda,
  seal,
  skunk,
  sloth,
  squirrel,
  tiger,
  walrus,
  wolf,
];
