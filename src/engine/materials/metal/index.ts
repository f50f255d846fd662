import type { Material } from "../material.ts";
import { agedChrome } from "./aged-chrome.ts";
import { aluminium } from "./aluminium.ts";
import { bauble } from "./bauble.ts";
import { blastedMetal } from "./blasted-metal.ts";
import { boltedPlates } from "./bolted-plates.ts";
import { brass } from "./brass.ts";
import { bronze } from "./bronze.ts";
import { brushedAluminium } from "./brushed-aluminium.ts";
import { brushedCopper } from "./brushed-copper.ts";
import { brushedGold } from "./brushed-gold.ts";
import { brushedSteel } from "./brushed-steel.ts";
import { castIron } from "./cast-iron.ts";
import { chainLink } from "./chain-link.ts";
import { chainmail } from "./chainmail.ts";
import { chippedPaint } from "./chipped-paint.ts";
import { chrome } from "./chrome.ts";
import { coins } from "./coins.ts";
import { copper } from "./copper.ts";
import { copperPatina } from "./copper-patina.ts";
import { corrugatedMetal } from "./corrugated-metal.ts";
import { crumpledFoil } from "./crumpled-foil.ts";
import { damascusSteel } from "./damascus-steel.ts";
import { diamondPlate } from "./diamond-plate.ts";
import { embossedMetal } from "./embossed-metal.ts";
import { enamel } from "./enamel.ts";
import { engravedMetal } from "./engraved-metal.ts";
import { galvanisedSteel } from "./galvanised-steel.ts";
import { gold } from "./gold.ts";
import { goldLeaf } from "./gold-leaf.ts";
import { gunmetal } from "./gunmetal.ts";
import { hammeredCopper } from "./hammered-copper.ts";
import { hammeredGold } from "./hammered-gold.ts";
import { hammeredMetal } from "./hammered-metal.ts";
import { hazardStripes } from "./hazard-stripes.ts";
import { heatTintedSteel } from "./heat-tinted-steel.ts";
import { hexagonPlates } from "./hexagon-plates.ts";
import { iron } from "./iron.ts";
import { lead } from "./lead.ts";
import { metalGrating } from "./metal-grating.ts";
import { metalLouvres } from "./metal-louvres.ts";
import { metalPanels } from "./metal-panels.ts";
import { metalPipes } from "./metal-pipes.ts";
import { oxidisedAluminium } from "./oxidised-aluminium.ts";
import { oxidisedBronze } from "./oxidised-bronze.ts";
import { paintedMetal } from "./painted-metal.ts";
import { perforatedMetal } from "./perforated-metal.ts";
import { pewter } from "./pewter.ts";
import { rivetedHull } from "./riveted-hull.ts";
import { rustyCorrugated } from "./rusty-corrugated.ts";
import { rustyIron } from "./rusty-iron.ts";
import { rustyPaintedMetal } from "./rusty-painted-metal.ts";
import { scaleArmour } from "./scale-armour.ts";
import { sciFiPanels } from "./sci-fi-panels.ts";
import { scratchedSteel } from "./scratched-steel.ts";
import { sheetMetal } from "./sheet-metal.ts";
import { shippingContainer } from "./shipping-container.ts";
import { silver } from "./silver.ts";
import { spaceshipHull } from "./spaceship-hull.ts";
import { stainlessSteel } from "./stainless-steel.ts";
import { standingSeam } from "./standing-seam.ts";
import { steel } from "./steel.ts";
import { titanium } from "./titanium.ts";
import { weldedMetal } from "./welded-metal.ts";
import { wireMesh } from "./wire-mesh.ts";
import { wroughtIron } from "./wrought-iron.ts";
import { zinc } from "./zinc.ts";

export const METAL: readonly Material[] = [
  enamel,
  embossedMetal,
  engravedMetal,
  metalPipes,
  metalLouvres,
  scaleArmour,
  goldLeaf,
  crumpledFoil,
  damascusSteel,
  oxidisedBronze,
  copperPatina,
  spaceshipHull,
  sciFiPanels,
  shippingContainer,
  rustyPaintedMetal,
  rustyCorrugated,
  rivetedHull,
  metalPanels,
  boltedPlates,
  sheetMetal,
  hazardStripes,
  corrugatedMetal,
  wroughtIron,
  wireMesh,
  perforatedMetal,
  metalGrating,
  hammeredMetal,
  hammeredGold,
  hammeredCopper,
  galvanisedSteel,
  diamondPlate,
  chainmail,
  chainLink,
  castIron,
  zinc,
  titanium,
  standingSeam,
  blastedMetal,
  steel,
  stainlessSteel,
  scratchedSteel,
  pewter,
  oxidisedAluminium,
  lead,
  gunmetal,
  chrome,
  bauble,
  brushedGold,
  brushedCopper,
  brushedAluminium,
  brass,
  aluminium,
  agedChrome,
  iron,
  rustyIron,
  brushedSteel,
  silver,
  gold,
  coins,
  copper,
  bronze,
  // its words before the name of the glossy one
  chippedPaint,
  paintedMetal,
  weldedMetal,
  hexagonPlates,
  heatTintedSteel,
];
