import type { Concept } from "../concept.ts";
import { apron } from "./apron.ts";
import { belt } from "./belt.ts";
import { bulletproofVest } from "./bulletproof-vest.ts";
import { cape } from "./cape.ts";
import { costumeHat } from "./costume-hat.ts";
import { dress } from "./dress.ts";
import { handGlove } from "./hand-glove.ts";
import { hat } from "./hat.ts";
import { jacket } from "./jacket.ts";
import { kimono } from "./kimono.ts";
import { lifeJacket } from "./life-jacket.ts";
import { pauldron } from "./pauldron.ts";
import { scarf } from "./scarf.ts";
import { shirt } from "./shirt.ts";
import { skirt } from "./skirt.ts";
import { sock } from "./sock.ts";
import { spartanHelmet } from "./spartan-helmet.ts";
import { tie } from "./tie.ts";
import { trousers } from "./trousers.ts";

export const GARMENTS: readonly Concept[] = [
  pauldron,
  cape,
  spartanHelmet,
  bulletproofVest,
  apron,
  belt,
  dress,
  handGlove,
  hat,
  jacket,
  kimono,
  scarf,
  shirt,
  skirt,
  sock,
  tie,
  trousers,
  lifeJacket,
  costumeHat,
];
