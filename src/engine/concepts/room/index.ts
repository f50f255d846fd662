import type { Concept } from "../concept.ts";
import { coatRack } from "./coat-rack.ts";
import { foldingScreen } from "./folding-screen.ts";
import { highChair } from "./high-chair.ts";
import { shoeRack } from "./shoe-rack.ts";
import { umbrellaStand } from "./umbrella-stand.ts";
import { vanityTable } from "./vanity-table.ts";

export const ROOM: readonly Concept[] = [umbrellaStand, coatRack, foldingScreen, highChair, shoeRack, vanityTable];
