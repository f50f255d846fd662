import type { Material } from "../material.ts";
import { acousticFoam } from "./acoustic-foam.ts";
import { acousticPanel } from "./acoustic-panel.ts";
import { bubbleWrap } from "./bubble-wrap.ts";
import { carbonFibre } from "./carbon-fibre.ts";
import { clearAcrylic } from "./clear-acrylic.ts";
import { corrugatedPlastic } from "./corrugated-plastic.ts";
import { ductTape } from "./duct-tape.ts";
import { foam } from "./foam.ts";
import { forgedCarbon } from "./forged-carbon.ts";
import { honeycombCarbon } from "./honeycomb-carbon.ts";
import { linoleum } from "./linoleum.ts";
import { metallicPaint } from "./metallic-paint.ts";
import { plastic } from "./plastic.ts";
import { plasticFilm } from "./plastic-film.ts";
import { plasticRattan } from "./plastic-rattan.ts";
import { polystyrene } from "./polystyrene.ts";
import { printedPlastic } from "./printed-plastic.ts";
import { puzzleMat } from "./puzzle-mat.ts";
import { ribbedRubber } from "./ribbed-rubber.ts";
import { rubber } from "./rubber.ts";
import { rubberGranules } from "./rubber-granules.ts";
import { rubberMat } from "./rubber-mat.ts";
import { scratchedPlastic } from "./scratched-plastic.ts";
import { texturedPlastic } from "./textured-plastic.ts";
import { toyBricks } from "./toy-bricks.ts";
import { tyreTread } from "./tyre-tread.ts";

export const PLASTIC: readonly Material[] = [
  scratchedPlastic,
  texturedPlastic,
  bubbleWrap,
  toyBricks,
  ductTape,
  foam,
  polystyrene,
  puzzleMat,
  acousticFoam,
  acousticPanel,
  rubberMat,
  ribbedRubber,
  tyreTread,
  carbonFibre,
  corrugatedPlastic,
  plastic,
  linoleum,
  rubber,
  rubberGranules,
  clearAcrylic,
  plasticFilm,
  forgedCarbon,
  metallicPaint,
  plasticRattan,
  printedPlastic,
  honeycombCarbon,
];
