import type { Material } from "../material.ts";
import { braidedLeather } from "./braided-leather.ts";
import { crackedLeather } from "./cracked-leather.ts";
import { crocodileLeather } from "./crocodile-leather.ts";
import { leather } from "./leather.ts";
import { ostrichLeather } from "./ostrich-leather.ts";
import { patentLeather } from "./patent-leather.ts";
import { pebbledLeather } from "./pebbled-leather.ts";
import { perforatedLeather } from "./perforated-leather.ts";
import { quiltedLeather } from "./quilted-leather.ts";
import { shagreen } from "./shagreen.ts";
import { snakeskin } from "./snakeskin.ts";
import { stitchedLeather } from "./stitched-leather.ts";
import { studdedLeather } from "./studded-leather.ts";
import { suede } from "./suede.ts";
import { tuftedLeather } from "./tufted-leather.ts";

export const LEATHER: readonly Material[] = [
  leather,
  quiltedLeather,
  tuftedLeather,
  stitchedLeather,
  suede,
  crackedLeather,
  crocodileLeather,
  snakeskin,
  ostrichLeather,
  studdedLeather,
  perforatedLeather,
  pebbledLeather,
  braidedLeather,
  patentLeather,
  shagreen,
];
