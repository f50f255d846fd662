import { isUnderWay } from "../api/asset-record.ts";
import type { SideFacts } from "./compare-side.tsx";

/** Whether what maps a side has cannot be told yet. */
export const areFilesComing = ({ record, files }: Pick<SideFacts, "record" | "files">): boolean =>
  !record || !files || isUnderWay(record) || (record.task.status === "succeeded" && record.kept.length === 0);
