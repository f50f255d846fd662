import { Columns2, X } from "lucide-react";
import { Link } from "wouter";
import { IconButton } from "../../ui/icon-button.tsx";
import { experimentTexts } from "../texts.ts";

interface ChosenBarProps {
  count: number;
  /** Where they can be compared; undefined while there are too few. */
  compareAddress: string | undefined;
  onUnchoose(): void;
}

/** What can be done with the chosen results. It floats over the grid: a line that comes and goes would push the cells about. */
export function ChosenBar({ count, compareAddress, onUnchoose }: ChosenBarProps) {
  return (
    <section
      aria-label={experimentTexts.chosenBar.chosen}
      className="absolute inset-x-0 bottom-5 z-30 mx-auto flex w-fit items-center gap-2 rounded-lg border border-line-strong bg-panel p-1.5 pl-3 shadow-float"
    >
      <p className="text-muted text-sm tabular-nums">
        {compareAddress ? experimentTexts.chosenBar.count(count) : experimentTexts.chosenBar.oneMore(count)}
      </p>
      {compareAddress && (
        <Link
          href={compareAddress}
          className="inline-flex h-8 items-center gap-2 rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
        >
          <Columns2 aria-hidden size={16} />
          {experimentTexts.chosenBar.compare(count)}
        </Link>
      )}
      <IconButton icon={X} label={experimentTexts.chosenBar.chooseNone} onClick={onUnchoose} />
    </section>
  );
}
