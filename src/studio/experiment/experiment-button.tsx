import { Grid3x3 } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { IconButton } from "../ui/icon-button.tsx";

interface ExperimentButtonProps {
  record: AssetRecord;
  onGo(address: string): void;
}

/** Makes an experiment of a result. */
export function ExperimentButton({ record, onGo }: ExperimentButtonProps) {
  const open = async () => {
    const { experimentFromRecord } = await import("./open-experiment.ts");
    onGo(`/experiments/${(await experimentFromRecord(record)).id}`);
  };
  return <IconButton icon={Grid3x3} label="New experiment from this" onClick={() => void open()} />;
}
