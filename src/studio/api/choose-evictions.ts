import { type AssetRecord, isKept, isUnderWay } from "./asset-record.ts";

/**
 * Whose files make room when all together take more than `limitBytes`: those that came longest ago. Starred ones stay,
 * and so does what no server could give again.
 *
 * @param connectionIds The servers that are still in the settings.
 */
export function chooseEvictions(
  records: readonly AssetRecord[],
  limitBytes: number,
  connectionIds: ReadonlySet<string>,
): AssetRecord[] {
  let usedBytes = records.reduce((sum, record) => sum + bytesOf(record), 0);
  const canGo = records.filter(
    (record) =>
      record.kept.length > 0 &&
      !record.starred &&
      !record.lost &&
      !isUnderWay(record) &&
      isKept(record) &&
      connectionIds.has(record.connectionId),
  );
  const chosen: AssetRecord[] = [];
  for (const record of canGo.sort((a, b) => cameAtMs(a) - cameAtMs(b))) {
    if (usedBytes <= limitBytes) break;
    usedBytes -= bytesOf(record);
    chosen.push(record);
  }
  return chosen;
}

export const bytesOf = ({ kept, keptBytes = 0 }: AssetRecord): number => (kept.length > 0 ? keptBytes : 0);

const cameAtMs = ({ keptAtMs, sentAtMs }: AssetRecord): number => keptAtMs ?? sentAtMs;
