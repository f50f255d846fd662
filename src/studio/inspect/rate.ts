import type { AssetRecord } from "../api/asset-record.ts";
import { markRecords } from "../api/mark-records.ts";
import { announce } from "../ui/announcer.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { inspectTexts } from "./texts.ts";

/** @param stars 0 to 5; 0 takes the rating away. */
export function rate(key: string, stars: number): void {
  void markRecords([key], { rating: stars || undefined });
  announce(inspectTexts.marksPanel.rated(stars));
}

/** Offers to rate by key and palette, also before the panel with the stars has been fetched. */
export function useRateCommands({ key, rating = 0 }: AssetRecord): void {
  useCommands({
    "rate-0": rating > 0 ? () => rate(key, 0) : undefined,
    "rate-1": () => rate(key, 1),
    "rate-2": () => rate(key, 2),
    "rate-3": () => rate(key, 3),
    "rate-4": () => rate(key, 4),
    "rate-5": () => rate(key, 5),
  });
}
