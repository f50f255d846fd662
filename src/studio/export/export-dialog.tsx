import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { useExportChoice } from "./choice-store.ts";
import { type ExportChoice, MATERIAL_TARGETS, MODEL_FORMATS, readLongestMm, targetOffer } from "./export-choice.ts";
import { exportName } from "./job/run-export.ts";
import { MaterialOptions } from "./material-options.tsx";
import { ModelOptions } from "./model-options.tsx";
import { OfferList } from "./offer-list.tsx";
import { SingleFiles } from "./single-files.tsx";
import { exportTexts } from "./texts.ts";
import { useExport } from "./use-export.ts";

interface ExportDialogProps {
  record: AssetRecord;
  connection: Connection | undefined;
  onClose(): void;
}

const SINGLE = "single";

/** Takes an asset away: the format on the left, what can be chosen about it on the right. */
export function ExportDialog({ record, connection, onClose }: ExportDialogProps) {
  const choice = useExportChoice((state) => state.choices[record.family]);
  const choose = useExportChoice((state) => state.choose);
  const [isSingle, setSingle] = useState(false);
  const { step, saved, failure, start, stop } = useExport(record, connection);
  const offers = choice.family === "material" ? MATERIAL_TARGETS : MODEL_FORMATS;
  const chosen = choice.family === "material" ? choice.target : choice.format;
  const offer = offers.find((each) => each.id === chosen);

  const pick = (id: string) => {
    setSingle(id === SINGLE);
    if (id === SINGLE) return;
    choose(withOffer(choice, id));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = choice.family === "text-to-3d" && Number.isNaN(readLongestMm(choice.longestMm));
    if (!step && !isWrong) void start(choice);
  };

  return (
    <Modal
      title={exportTexts.dialog.download}
      head={<span className="min-w-0 flex-1 truncate text-faint">{record.task.prompt}</span>}
      close={exportTexts.dialog.close}
      first="input[type=radio]:checked, select"
      width="w-[min(46rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <form onSubmit={send} className="flex min-h-0 flex-1 flex-col">
        <div className="grid min-h-0 flex-1 grid-cols-1 overflow-y-auto sm:h-[26.5rem] sm:grid-cols-[16rem_minmax(0,1fr)] sm:overflow-hidden">
          <OfferList
            label={choice.family === "material" ? exportTexts.dialog.downloadFor : exportTexts.dialog.format}
            offers={[
              ...offers,
              {
                id: SINGLE,
                label: exportTexts.dialog.singleFiles,
                extension: "",
                gist: exportTexts.dialog.singleFilesUse,
                sentence: "",
              },
            ]}
            value={isSingle ? SINGLE : chosen}
            onChange={pick}
          />
          <div className="flex min-w-0 flex-col gap-5 p-5 max-sm:p-4 sm:overflow-y-auto">
            {isSingle ? (
              <SingleFiles record={record} connection={connection} />
            ) : (
              <>
                <div>
                  <h3 className="font-medium text-ink text-lg">{offer?.label}</h3>
                  <p className="text-muted">{offer?.sentence}</p>
                </div>
                {choice.family === "material" ? (
                  <MaterialOptions choice={choice} record={record} onChange={choose} />
                ) : (
                  <ModelOptions choice={choice} record={record} onChange={choose} />
                )}
              </>
            )}
            {failure && (
              <Notice tone="bad" title={exportTexts.dialog.notWritten}>
                {failure}
              </Notice>
            )}
          </div>
        </div>
        <div className="flex min-h-14 shrink-0 items-center gap-3 border-line border-t px-5 py-3 max-sm:flex-col max-sm:items-stretch max-sm:px-4">
          <div className="min-w-0 flex-1 text-sm">
            {step ? (
              <div className="flex flex-col gap-1.5">
                <span className="text-muted">{step.words}</span>
                <ProgressBar value={step.progress || undefined} label={exportTexts.dialog.export} />
              </div>
            ) : (
              <p className="truncate text-faint">
                {isSingle
                  ? exportTexts.dialog.singleFilesHint
                  : saved?.choice === choice
                    ? exportTexts.dialog.savedAs(saved.words)
                    : exportName(record, choice)}
              </p>
            )}
          </div>
          {step ? (
            <Button onClick={stop}>{exportTexts.dialog.stop}</Button>
          ) : (
            !isSingle && (
              <Button type="submit" look="accent" icon={Download} className="shrink-0">
                {exportTexts.dialog.download}
              </Button>
            )
          )}
        </div>
      </form>
    </Modal>
  );
}

/** Another tool brings its own conventions; within a tool the artist's own stay. */
function withOffer(choice: ExportChoice, id: string): ExportChoice {
  if (choice.family === "text-to-3d") {
    const format = MODEL_FORMATS.find((each) => each.id === id)?.id ?? choice.format;
    return { ...choice, format };
  }
  const target = MATERIAL_TARGETS.find((each) => each.id === id)?.id ?? choice.target;
  const { normal, packing } = targetOffer(target);
  return target === choice.target ? choice : { ...choice, target, normal, packing };
}
