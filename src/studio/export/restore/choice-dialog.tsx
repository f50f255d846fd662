import { useMutation } from "@tanstack/react-query";
import { Box, Layers, PencilLine } from "lucide-react";
import { useRef } from "react";
import { useAccount } from "../../api/account-query.ts";
import type { AssetRecord } from "../../api/asset-record.ts";
import { useCurrentConnection } from "../../api/connections-store.ts";
import { priceOf } from "../../api/cost.ts";
import { createTasks } from "../../api/create-tasks.ts";
import { explainError } from "../../api/explain-error.ts";
import type { Provenance } from "../../api/provenance.ts";
import { recordAddress } from "../../api/record-address.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCredits } from "../../ui/credits.ts";
import { Modal } from "../../ui/modal.tsx";
import { Notice } from "../../ui/notice.tsx";
import { exportTexts } from "../texts.ts";
import { bodyOfFound } from "./found-body.ts";
import type { FoundSettings } from "./read-settings.ts";
import { restore } from "./restore-settings.ts";

interface ChoiceDialogProps {
  found: readonly FoundSettings[];
  onClose(): void;
  onGo(address: string): void;
}

/** The settings of several files: one of them for the form, or all of them made again. */
export function ChoiceDialog({ found, onClose, onGo }: ChoiceDialogProps) {
  const connection = useCurrentConnection();
  const account = useAccount(connection);
  // what was taken before one failed is not sent twice
  const created = useRef<AssetRecord[]>([]);
  const all = useMutation({
    mutationFn: async () => {
      // one by one, in their order: they may be of both families
      for (const { provenance } of found.slice(created.current.length)) {
        created.current.push(...(await createTasks(connection, provenance.family, [bodyOfFound(provenance)])));
      }
      return created.current;
    },
    onSuccess: ([first, ...others]) => {
      announce(exportTexts.choiceDialog.sent(others.length + 1));
      onClose();
      if (first) onGo(recordAddress(first));
    },
  });
  const failure = all.error && explainError(all.error, connection);
  const cost =
    account &&
    found.reduce((sum, { provenance: { family, version = "subnet-v1", pbr = false } }) => {
      return sum + priceOf(family, { version, pbr }, account.prices);
    }, 0);
  // the file has room for a part of these prompts only: sent as they are, they would make something else
  const isWhole = found.every((each) => each.isWhole);

  return (
    <Modal
      title={exportTexts.choiceDialog.heading(found.length)}
      close={exportTexts.choiceDialog.close}
      width="w-[min(36rem,calc(100vw-2rem))]"
      first="li>button"
      onClose={onClose}
    >
      <ul aria-label={exportTexts.choiceDialog.list} className="min-h-0 divide-y divide-line overflow-y-auto px-5">
        {found.map((each, index) => {
          const { provenance } = each;
          const Icon = provenance.family === "material" ? Layers : Box;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is
            <li key={index} className="flex items-center gap-3 py-3">
              <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-faint" />
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 break-words text-ink">{provenance.prompt}</p>
                <p className="text-faint text-sm">{about(provenance)}</p>
              </div>
              <Button
                icon={PencilLine}
                aria-label={exportTexts.choiceDialog.settingsOf(provenance.prompt)}
                onClick={() => {
                  restore(each);
                  onClose();
                  onGo("/");
                }}
              >
                {exportTexts.choiceDialog.take}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex shrink-0 flex-col gap-3 border-line border-t px-5 py-4">
        {failure && (
          <Notice tone="bad" title={failure.title} requestId={failure.requestId}>
            {failure.detail}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {cost !== undefined && (
            <p className="mr-auto text-faint text-sm">{exportTexts.choiceDialog.costs(formatCredits(cost))}</p>
          )}
          <Button
            look="accent"
            aria-busy={all.isPending}
            disabledReason={isWhole ? undefined : exportTexts.choiceDialog.cutOff}
            onClick={() => !all.isPending && all.mutate()}
          >
            {failure && created.current.length > 0
              ? exportTexts.choiceDialog.makeOthers(found.length - created.current.length)
              : exportTexts.choiceDialog.makeAll(found.length)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const about = ({ family, seed, version, faceLimit }: Provenance): string =>
  [
    exportTexts.choiceDialog.family[family],
    version,
    exportTexts.choiceDialog.seed(seed),
    faceLimit !== undefined && exportTexts.choiceDialog.faceLimit(faceLimit),
  ]
    .filter(Boolean)
    .join(" · ");
