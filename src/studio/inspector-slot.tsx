import { Columns2 } from "lucide-react";
import { memo } from "react";
import { compareAddress } from "./api/compare-address.ts";
import { recordAddress } from "./api/record-address.ts";
import type { CurrentRecord } from "./api/use-current-record.ts";
import { appTexts } from "./app-texts.ts";
import { MoreLikeThis } from "./create/more-like-this.tsx";
import { ExperimentButton } from "./experiment/experiment-button.tsx";
import { CopyButton } from "./export/copy/copy-button.tsx";
import { ExportButton } from "./export/export-button.tsx";
import { Inspector } from "./inspect/inspector.tsx";
import { IconButton } from "./ui/icon-button.tsx";
import { useCommands } from "./ui/keys/use-commands.ts";

interface InspectorSlotProps {
  current: CurrentRecord;
  onGo(address: string, options?: { replace: boolean }): void;
}

/** The inspector with what the other rooms put into it. */
export const InspectorSlot = memo(function InspectorSlot({ current, onGo }: InspectorSlotProps) {
  const { record, connection, isLoading } = current;
  const compare = record && (() => onGo(compareAddress([record.key])));
  useCommands({ compare });
  return (
    <Inspector
      record={record}
      connection={connection}
      isLoading={isLoading}
      download={record && <ExportButton record={record} connection={connection} />}
      more={
        record && (
          <>
            <ExperimentButton record={record} onGo={onGo} />
            <CopyButton record={record} connection={connection} />
            <IconButton
              icon={Columns2}
              label={appTexts.inspectorSlot.compare}
              tip={appTexts.inspectorSlot.compareTip}
              command="compare"
              onClick={compare}
            />
          </>
        )
      }
      moreLikeThis={
        record && (
          <MoreLikeThis record={record} connection={connection} onCreated={(created) => onGo(recordAddress(created))} />
        )
      }
      onDeleted={() => onGo("/", { replace: true })}
    />
  );
});
