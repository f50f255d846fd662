import { Check, CircleAlert, CircleDashed, LoaderCircle, Rotate3d, RotateCcw, Star, Trash2 } from "lucide-react";
import { memo } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { CellResult } from "../../api/experiment-record.ts";
import { usePreview } from "../../api/file-query.ts";
import { useHistory } from "../../api/history-store.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useKeyTip } from "../../ui/keys/use-key-tip.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { usePictureUrl } from "../../ui/use-picture-url.ts";
import { experimentTexts } from "../texts.ts";
import { type CellState, cellState, cellWord, failureOf, isRemade } from "./cell-state.ts";

/** What can be done with a cell. Steady: a new function would draw every cell again. */
export interface CellActions {
  open(record: AssetRecord): void;
  star(record: AssetRecord): void;
  again(requestKey: string): void;
  choose(record: AssetRecord): void;
  live(record: AssetRecord | undefined): void;
}

interface ResultCellProps {
  /** Place on the page of the grid. */
  row: number;
  column: number;
  /** Of its column, its row and its page. */
  label: string;
  requestKey: string;
  result: CellResult | undefined;
  sizePx: number;
  /** It is the one that the Tab key reaches. */
  isCurrent: boolean;
  isChosen: boolean;
  isLive: boolean;
  actions: CellActions;
}

/** One result of the grid: its picture, or how far it is, or why it failed. */
export const ResultCell = memo(function ResultCell(props: ResultCellProps) {
  const { row, column, label, requestKey, result, sizePx, isCurrent, isChosen, isLive, actions } = props;
  const recordKey = result?.state === "sent" ? result.recordKey : undefined;
  const record = useHistory(({ records }) => (recordKey ? records[recordKey] : undefined));
  const state = cellState(result, record);
  const remade = record && isRemade(state, record) ? record : undefined;
  const failure = state === "failed" ? failureOf(result, record) : undefined;
  const name = [label, cellWord(state), failure, record?.starred && "starred"].filter(Boolean).join(", ");

  const againTip = useKeyTip(experimentTexts.resultCell.runAgain, "experiment.again");

  return (
    // biome-ignore lint/a11y/useSemanticElements: no table could scroll like this
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={column + 2}
      aria-label={name}
      aria-selected={isChosen}
      data-row={row}
      data-column={column}
      data-state={state}
      data-record={state === "made" ? recordKey : undefined}
      data-request={requestKey}
      style={{ width: sizePx, height: sizePx }}
      className={classNames(
        "group relative shrink-0 overflow-hidden rounded-md [content-visibility:auto] inset-ring focus-visible:-outline-offset-2",
        state === "open" ? "bg-panel/60 inset-ring-line" : "bg-raised inset-ring-line",
        isChosen && "outline-2 outline-accent -outline-offset-2",
      )}
    >
      {record && (state === "made" || remade) && (
        <Picture key={record.key} record={record} onOpen={() => actions.open(record)} />
      )}
      {remade ? (
        <Remaking record={remade} />
      ) : (
        state !== "made" && <Standing state={state} record={record} failure={failure} sizePx={sizePx} />
      )}
      {(state === "failed" || state === "gone") && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={experimentTexts.resultCell.runAgainOf(label)}
          {...againTip}
          onClick={() => actions.again(requestKey)}
          className="absolute inset-x-1.5 bottom-1.5 inline-flex h-7 items-center justify-center gap-1.5 rounded-md border border-line bg-panel font-medium text-ink text-sm hover:bg-hover pointer-coarse:h-11"
        >
          <RotateCcw aria-hidden size={14} />
          {sizePx >= 120 && experimentTexts.resultCell.runAgain}
        </button>
      )}
      {record && state === "made" && (
        <>
          <IconButton
            icon={Star}
            label={experimentTexts.resultCell.starOf(label)}
            tip={experimentTexts.resultCell.star}
            command="experiment.star"
            tabIndex={-1}
            aria-pressed={record.starred}
            filled={record.starred}
            onClick={() => actions.star(record)}
            className={classNames(
              ACTION,
              "top-1 right-1 aria-pressed:opacity-100 pointer-coarse:top-0 pointer-coarse:right-0",
            )}
          />
          {sizePx >= 104 && (
            <>
              <IconButton
                icon={Check}
                label={experimentTexts.resultCell.choose(label)}
                tip={experimentTexts.resultCell.chooseTip}
                command="experiment.choose"
                tabIndex={-1}
                aria-pressed={isChosen}
                onClick={() => actions.choose(record)}
                className={classNames(
                  ACTION,
                  "top-1 left-1 aria-pressed:opacity-100 pointer-coarse:top-0 pointer-coarse:left-0",
                  sizePx < FINGERS_FROM_PX && "pointer-coarse:hidden",
                )}
              />
              <IconButton
                icon={Rotate3d}
                label={experimentTexts.resultCell.turn(label)}
                tip={experimentTexts.resultCell.turnTip}
                command="experiment.live"
                tabIndex={-1}
                aria-pressed={isLive}
                onClick={() => actions.live(isLive ? undefined : record)}
                className={classNames(
                  ACTION,
                  "right-1 bottom-1 aria-pressed:opacity-100 pointer-coarse:right-0 pointer-coarse:bottom-0",
                  sizePx < FINGERS_FROM_PX && "pointer-coarse:hidden",
                )}
              />
            </>
          )}
        </>
      )}
    </div>
  );
});

const ACTION =
  "absolute z-10 size-7 bg-panel/80 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-focus:opacity-100 pointer-coarse:size-11 pointer-coarse:bg-transparent pointer-coarse:opacity-100 pointer-coarse:[&_svg]:size-6.5 pointer-coarse:[&_svg]:rounded-full pointer-coarse:[&_svg]:bg-panel/80 pointer-coarse:[&_svg]:p-1";

/** Where fingers are used, a smaller cell has room for the star alone beside its picture. */
const FINGERS_FROM_PX = 152;

function Picture({ record, onOpen }: { record: AssetRecord; onOpen(): void }) {
  const url = usePictureUrl(usePreview(record) ?? undefined);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the cell opens it
    // biome-ignore lint/a11y/noStaticElementInteractions: the cell has the role
    <div data-picture onClick={onOpen} className="size-full cursor-pointer">
      {url && <img src={url} alt="" draggable={false} className="size-full object-cover" />}
    </div>
  );
}

/** Over its picture: it becomes a better one. */
function Remaking({ record }: { record: AssetRecord | undefined }) {
  return (
    <>
      <span aria-hidden className="absolute bottom-1.5 left-1.5 rounded-full bg-panel/85 p-1">
        <LoaderCircle size={14} className="animate-spin text-accent-text" />
      </span>
      <span aria-hidden className="absolute right-3 bottom-3 left-9">
        <ProgressBar value={record?.report?.progress} label={experimentTexts.resultCell.progress} />
      </span>
    </>
  );
}

interface StandingProps {
  state: CellState;
  record: AssetRecord | undefined;
  failure: string | undefined;
  sizePx: number;
}

function Standing({ state, record, failure, sizePx }: StandingProps) {
  if (state === "open") return null;
  if (state === "failed" || state === "gone") {
    const Icon = state === "gone" ? Trash2 : CircleAlert;
    return (
      <div data-tip={failure} className="flex h-full flex-col items-center gap-1.5 p-2.5 pb-10 text-center">
        <Icon aria-hidden size={18} className={`mt-auto shrink-0 ${state === "gone" ? "text-faint" : "text-bad"}`} />
        <p
          aria-hidden
          className={classNames("mb-auto text-muted text-sm leading-snug", sizePx < 120 ? "sr-only" : "line-clamp-3")}
        >
          {failure ?? experimentTexts.resultCell.deleted}
        </p>
      </div>
    );
  }
  const isMoving = state === "making" || state === "sending";
  const Icon = isMoving ? LoaderCircle : CircleDashed;
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 text-faint text-sm">
      <Icon aria-hidden size={18} className={isMoving ? "animate-spin text-accent-text" : ""} />
      {sizePx >= 104 && (
        <span aria-hidden>
          {isMoving
            ? experimentTexts.resultCell.making
            : state === "waiting"
              ? experimentTexts.resultCell.queued
              : experimentTexts.resultCell.waiting}
        </span>
      )}
      {state === "making" && (
        <span aria-hidden className="absolute inset-x-3 bottom-3">
          <ProgressBar value={record?.report?.progress} label={experimentTexts.resultCell.progress} />
        </span>
      )}
    </div>
  );
}
