import type { AssetRecord } from "../api/asset-record.ts";
import { shorten } from "../texts/shorten.ts";
import { libraryTexts } from "./texts.ts";

interface TitleState {
  /** The path of the page. */
  place?: string | undefined;
  current: AssetRecord | undefined;
  /** What finished while the artist was in another tab. */
  finished: AssetRecord | undefined;
  /** Tasks that are not settled. */
  underWay: number;
  /** How far they are together, 0 to 1, where their servers tell. */
  progress?: number | undefined;
}

/** The tab's title: a mark when something has finished, how many are under way and how far, what is on the stage or where one is. */
export function pageTitle({ place, current, finished, underWay, progress }: TitleState): string {
  const subject = finished ?? current;
  const prompt = subject?.task.prompt;
  const isFailed = finished && (finished.lost || finished.task.status === "failed");
  const far = progress === undefined ? "" : ` ${Math.floor(progress * 100)} %`;
  const mark = finished ? (isFailed ? "✕ " : "✓ ") : underWay > 0 ? `(${underWay}${far && ` ·${far}`}) ` : "";
  const name = (prompt && shorten(prompt)) ?? libraryTexts.pageTitle.places[place?.split("/")[1] ?? ""];
  return `${mark}${name ? `${name} · ` : ""}Plinth`;
}
