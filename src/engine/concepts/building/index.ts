import type { Concept } from "../concept.ts";
import { aFrameCabin } from "./a-frame-cabin.ts";
import { birdhouse } from "./birdhouse.ts";
import { bridge } from "./bridge.ts";
import { castle } from "./castle.ts";
import { chimney } from "./chimney.ts";
import { church } from "./church.ts";
import { civicBuilding } from "./civic-building.ts";
import { colosseum } from "./colosseum.ts";
import { dam } from "./dam.ts";
import { drawbridge } from "./drawbridge.ts";
import { eiffelTower } from "./eiffel-tower.ts";
import { fence } from "./fence.ts";
import { fountain } from "./fountain.ts";
import { garage } from "./garage.ts";
import { gingerbreadHouse } from "./gingerbread-house.ts";
import { grainSilo } from "./grain-silo.ts";
import { greenhouse } from "./greenhouse.ts";
import { hobbitHouse } from "./hobbit-house.ts";
import { house } from "./house.ts";
import { igloo } from "./igloo.ts";
import { industrialWorks } from "./industrial-works.ts";
import { lighthouse } from "./lighthouse.ts";
import { montSaintMichel } from "./mont-saint-michel.ts";
import { monument } from "./monument.ts";
import { mushroomHouse } from "./mushroom-house.ts";
import { oilPumpjack } from "./oil-pumpjack.ts";
import { outpost } from "./outpost.ts";
import { pagoda } from "./pagoda.ts";
import { powerPylon } from "./power-pylon.ts";
import { room } from "./room.ts";
import { site } from "./site.ts";
import { skyscraper } from "./skyscraper.ts";
import { sphinx } from "./sphinx.ts";
import { stadium } from "./stadium.ts";
import { temple } from "./temple.ts";
import { tent } from "./tent.ts";
import { tower } from "./tower.ts";
import { town } from "./town.ts";
import { treehouse } from "./treehouse.ts";
import { wall } from "./wall.ts";
import { waterMill } from "./water-mill.ts";
import { well } from "./well.ts";
import { windmill } from "./windmill.ts";
import { yurt } from "./yurt.ts";

export const BUILDINGS: readonly Concept[] = [
  garage,
  chimney,
  waterMill,
  montSaintMichel,
  drawbridge,
  grainSilo,
  powerPylon,
  oilPumpjack,
  house,
  hobbitHouse,
  bridge,
  castle,
  church,
  eiffelTower,
  fence,
  fountain,
  igloo,
  lighthouse,
  pagoda,
  temple,
  tent,
  tower,
  windmill,
  treehouse,
  monument,
  well,
  wall,
  skyscraper,
  aFrameCabin,
  birdhouse,
  stadium,
  colosseum,
  greenhouse,
  sphinx,
  dam,
  yurt,
  gingerbreadHouse,
  mushroomHouse,
  town,
  room,
  site,
  industrialWorks,
  outpost,
  civicBuilding,
];
