import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { sheetPicture } from "../../ui/sheet-picture.ts";
import { planExperiment } from "../plan/plan-experiment.ts";
import { STARTERS } from "./starters.ts";

const SHEET = () => new URL("./starters.webp", import.meta.url).href;

/** What our own engine makes of each cell of an experiment to begin with, row by row: CSS, as `npm run gallery` drew it. */
export function starterPictures({ settings }: { settings: ExperimentSettings }) {
  const counts = STARTERS.map((each) => planExperiment(each.settings, {}).cells.length);
  const at = STARTERS.findIndex((each) => each.settings === settings);
  const first = counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: counts[at] ?? 0 }, (_, index) => sheetPicture(SHEET(), first + index, total));
}
