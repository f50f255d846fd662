import { Grid3x3 } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { experimentTexts } from "./texts.ts";

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
  useCommands({ experiment: () => void open() });
  return (
    <IconButton
      icon={Grid3x3}
      label={experimentTexts.button.newExperimentFromThis}
      command="experiment"
      onClick={() => void open()}
    />
  );
}
