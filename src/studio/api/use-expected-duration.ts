import { useMemo } from "react";
import type { AssetRecord } from "./asset-record.ts";
import { expectedDurationMs } from "./expected-duration.ts";
import { useHistory } from "./history-store.ts";

/** How long a run like this one usually takes here, in milliseconds. */
export function useExpectedDuration(record: AssetRecord): number | undefined {
  // what came before is enough: the figure must not jump while it is looked at
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a run
  return useMemo(
    () => expectedDurationMs(record, Object.values(useHistory.getState().records)),
    [record.key, record.run?.askedAtMs],
  );
}
