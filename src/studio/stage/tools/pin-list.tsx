import { Trash2, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Pin } from "../../api/asset-record.ts";
import { markRecords } from "../../api/mark-records.ts";
import { PIN_LENGTH_MAX, removePin, writePin } from "../../api/pins.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { inputStyle } from "../../ui/input-style.ts";
import { toast } from "../../ui/toaster.tsx";
import { stageTexts } from "../texts.ts";
import type { WantedNote } from "../use-pinning.ts";

interface PinListProps {
  recordKey: string;
  pins: readonly Pin[];
  wanted: WantedNote | null;
  /** Back to the picture, to look or to pin another one. */
  onLeave(): void;
  onClose(): void;
}

/** The notes on a model, in words, numbered as over the picture. */
export function PinList({ recordKey, pins, wanted, onLeave, onClose }: PinListProps) {
  const remove = ({ madeAtMs }: Pin, number: number) => {
    removePin(recordKey, madeAtMs);
    void toast(stageTexts.pins.deleted(number), {
      label: stageTexts.pins.undo,
      onClick: () => void markRecords([recordKey], { pins }),
    });
    onLeave();
  };
  return (
    <section
      aria-label={stageTexts.pins.heading}
      className="pointer-events-auto flex max-h-[min(24rem,50cqh)] w-72 flex-col gap-2 overflow-y-auto rounded-lg border border-line bg-panel/90 p-3 pt-2 backdrop-blur-sm @max-xl:max-h-44 @max-xl:w-full"
    >
      <div className="flex items-center justify-between">
        <h2 className="font-medium text-ink">{stageTexts.pins.heading}</h2>
        <IconButton icon={X} label={stageTexts.pins.close} className="-mr-1.5" onClick={onClose} />
      </div>
      <p className={classNames("text-muted text-sm", pins.length > 0 && "@max-xl:sr-only")}>
        {stageTexts.pins.hint}
        <span className="pointer-coarse:sr-only"> {stageTexts.measureLayer.byKeys}</span>
      </p>
      {pins.length > 0 && (
        <ol className="flex flex-col gap-2">
          {pins.map((pin, index) => (
            <li key={pin.madeAtMs} className="flex items-start gap-1.5">
              <span
                aria-hidden
                className="mt-1 pointer-coarse:mt-2.5 grid size-5.5 shrink-0 place-items-center rounded-full bg-accent font-semibold text-accent-ink text-xs tabular-nums"
              >
                {index + 1}
              </span>
              <PinWords recordKey={recordKey} pin={pin} number={index + 1} wanted={wanted} onLeave={onLeave} />
              <IconButton
                icon={Trash2}
                label={stageTexts.pins.delete(index + 1)}
                onClick={() => remove(pin, index + 1)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface PinWordsProps extends Pick<PinListProps, "recordKey" | "wanted" | "onLeave"> {
  pin: Pin;
  number: number;
}

/** The words of one note: kept when it is left, by Enter, Escape or whatever else takes the focus. */
function PinWords({ recordKey, pin: { madeAtMs, words }, number, wanted, onLeave }: PinWordsProps) {
  const [typed, setTyped] = useState(words);
  const box = useRef<HTMLTextAreaElement>(null);
  const keep = useRef(() => {});
  keep.current = () => {
    const wordsNow = typed.trim();
    if (wordsNow !== words) writePin(recordKey, madeAtMs, wordsNow);
  };

  // what was taken back, or written in another tab
  useEffect(() => setTyped(words), [words]);
  useEffect(() => {
    if (wanted?.madeAtMs === madeAtMs) box.current?.focus();
  }, [wanted, madeAtMs]);
  // the list may be closed by a key that takes no focus
  useEffect(() => () => keep.current(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing)) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <textarea
      ref={box}
      aria-label={stageTexts.pins.note(number)}
      placeholder={stageTexts.pins.placeholder}
      rows={1}
      maxLength={PIN_LENGTH_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => keep.current()}
      onKeyDown={press}
      className={classNames(
        inputStyle,
        "field-sizing-content min-h-8 min-w-0 flex-1 resize-none py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:py-2",
      )}
    />
  );
}
