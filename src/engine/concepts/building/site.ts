import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { cemetery, PARK_BENCH, park, ZOO_ANIMALS, zoo } from "./site/green.ts";
import { AIRLINER, airport, HARBOUR_SAIL, HARBOUR_SHIP, harbour, STATION_TRAIN, station } from "./site/transit.ts";

const SITES = { park, cemetery, zoo, airport, station, harbour } as const;

const build = ({ style }: Planned) => SITES[style as keyof typeof SITES]();

const named = (words: string, dress: Readonly<Record<string, string>> = {}) => ({
  weight: 0,
  words: words.split("|"),
  dress,
});

const CEMETERY = "cemetery|graveyard|grave yard|burial ground|churchyard|necropolis";
const ZOO = "zoo|animal park|safari park|wildlife park|petting zoo";
const AIRPORT = "airport|airport terminal|air terminal|airfield";
const STATION =
  "train station|railway station|railroad station|train depot|subway station|metro station|station platform";
const HARBOUR = "harbor|harbour|seaport|port city|marina|shipyard|dockyard|container port|fishing harbor|fishing port";

/** A place where people go, on a piece of its ground. What makes it itself: a park's fountain amid lawns, benches and trees; rows of gravestones before a tomb; the arch that says ZOO before a giraffe, an elephant and a lion; airliners between a terminal with its tower and a runway; a steam train at a platform under the station's clock; or a quay with a crane, containers, ships and a light. */
export const site = defineFromPlan({
  id: "site",
  family: "building",
  words: [
    "park",
    "city park",
    "public park",
    "public garden",
    ...[CEMETERY, ZOO, AIRPORT, STATION, HARBOUR].flatMap((words) => words.split("|")),
  ],
  senses: ["zoo#1", "airport", "harbor"],
  height: 6,
  view: { azimuth: 0.55, elevation: 0.42 },
  vary: 0.02,
  slots: {
    lawn: mainSlot("grass", "#5f8a3c #6a9444", "grass|green"),
    ground: slot("dirt", "#6b5b47"),
    stone: slot("concrete", "#a9a59c", "fountain|quay|platform"),
    wall: slot("concrete", "#dcd6c8", "building|terminal|station house"),
    roof: slot("painted-metal", "#7c4436 #5a6a74", "roof"),
    trim: slot("painted-metal", "#e8e8e4"),
    glass: slot("painted-metal", "#3f6a86", "window"),
    grave: slot("granite", "#8d9094", "gravestone|tombstone|headstone"),
    tomb: slot("granite", "#a8a69e", "mausoleum|crypt"),
    mound: slot("soil", "#5a4632"),
    dark: slot("painted-metal", "#16161a"),
    metal: slot("cast-iron", "#2c2e33", "fence|gate|lamp post|rail"),
    lamp: slot("plastic", "#fff1c4", "lamp"),
    wood: slot("oak", "#7a5636"),
    trunk: slot("bark", "#5a4330", "trunk"),
    leaf: slot("leaves", "#47803a #5a8f3c", "tree"),
    hedge: slot("leaves", "#3a6a30", "bush|hedge"),
    flower: slot("plastic", "#d8342c #d84a8a", "flower"),
    yellow: slot("painted-metal", "#e8b41c", "crane"),
    red: slot("painted-metal", "#b8301f", "container"),
    white: slot("painted-metal", "#f0eee8", "clock|lighthouse"),
    door: slot("painted-metal", "#2f5f8f", "door"),
    sign: slot("painted-metal", "#23663a #1f4f8f", "sign|arch"),
    water: slot("plastic", "#3f8fb4", "water|sea|pond"),
    ...PARK_BENCH.slots,
    ...ZOO_ANIMALS.giraffe.slots,
    ...ZOO_ANIMALS.elephant.slots,
    ...ZOO_ANIMALS.lion.slots,
    ...AIRLINER.slots,
    ...STATION_TRAIN.slots,
    ...HARBOUR_SHIP.slots,
    ...HARBOUR_SAIL.slots,
  },
  styles: {
    park: {},
    cemetery: named(CEMETERY, { lawn: "#4a6238" }),
    zoo: named(ZOO, { wood: "#8a6238" }),
    airport: named(AIRPORT, { sign: "#1f4f8f" }),
    station: named(STATION, { wall: "#9a5a48", sign: "#1f3f6f" }),
    harbour: named(HARBOUR, { wall: "#9a5a48", water: "#23708f" }),
  },
  build,
});
