import type { Concept } from "../concept.ts";
import { adirondackChair } from "./adirondack-chair.ts";
import { barberChair } from "./barber-chair.ts";
import { beanbag } from "./beanbag.ts";
import { bench } from "./bench.ts";
import { chaiseLongue } from "./chaise-longue.ts";
import { deckChair } from "./deck-chair.ts";
import { hammock, swing } from "./hanging-seats.ts";
import { officeChair } from "./office-chair.ts";
import { ottoman } from "./ottoman.ts";
import { recliner } from "./recliner.ts";
import { armchair, sofa } from "./sofa.ts";

export const SEATING: readonly Concept[] = [
  adirondackChair,
  barberChair,
  deckChair,
  chaiseLongue,
  armchair,
  beanbag,
  bench,
  hammock,
  officeChair,
  recliner,
  sofa,
  swing,
  ottoman,
];
