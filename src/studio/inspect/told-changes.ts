import type { AssetRecord } from "../api/asset-record.ts";
import { type Draft, type Recall, recalled } from "../api/draft.ts";
import { shorten } from "../texts/shorten.ts";
import { inspectTexts } from "./texts.ts";

/** What would be another in the form after a recall, a line each and before it happens; one line that says so where nothing would. */
export function toldChanges(draft: Draft, record: AssetRecord, what: Recall): string[] {
  const next = recalled(draft, record, what);
  const { nothing, ...told } = inspectTexts.changes;
  const lines: string[] = [];
  if (next.prompt !== draft.prompt) lines.push(told.prompt(shorten(next.prompt)));
  if (next.negativePrompt !== draft.negativePrompt) lines.push(told.negativePrompt(shorten(next.negativePrompt)));
  if (next.seed !== draft.seed) lines.push(told.seed(draft.seed, next.seed));
  if (record.family === "text-to-3d") {
    if (next.version !== draft.version) lines.push(told.version(draft.version, next.version));
    if (next.faceLimit !== draft.faceLimit) lines.push(told.faceLimit(draft.faceLimit, next.faceLimit));
    // the other version has no such maps, whatever the switch says
    if (next.version === "premium-v1" && next.pbr !== draft.pbr) lines.push(told.pbr(next.pbr));
  }
  return lines.length > 0 ? lines : [nothing];
}
