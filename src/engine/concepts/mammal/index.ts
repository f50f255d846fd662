import type { Concept } from "../concept.ts";
import { bear } from "./bear.ts";
import { fox } from "./fox.ts";
import { kangaroo } from "./kangaroo.ts";
import { koala } from "./koala.ts";
import { lion } from "./lion.ts";
import { lioness } from "./lioness.ts";
import { mouse } from "./mouse.ts";
import { panda } from "./panda.ts";
import { polarBear } from "./polar-bear.ts";
import { rabbit } from "./rabbit.ts";
import { raccoon } from "./raccoon.ts";
import { squirrel } from "./squirrel.ts";
import { tiger } from "./tiger.ts";

export const MAMMALS: readonly Concept[] = [
  bear,
  fox,
  kangaroo,
  koala,
  lion,
  lioness,
  mouse,
  panda,
  polarBear,
  rabbit,
  raccoon,
  squirrel,
  tiger,
];
