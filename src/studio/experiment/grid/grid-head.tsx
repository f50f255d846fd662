import { experimentTexts } from "../texts.ts";

/** How wide the row labels are, with the room beside them. */
export function headWidth(rows: readonly string[], hasPages: boolean): HeadWidth {
  if (rows.every((label) => label === "")) return "w-0";
  const isShort = (label: string) =>
    label.split(" ").every((word) => word.length <= SHORT_WORD) && label.length <= SHORT_LABEL;
  return rows.every(isShort) && !hasPages ? "w-18" : "w-32";
}

type HeadWidth = "w-0" | "w-18" | "w-32";

/** The keyboard's cell comes to stand beside the row labels and under those of the columns, never behind them. */
export const CLEAR_OF_HEADS: Readonly<Record<HeadWidth, string>> = {
  "w-0": "scroll-pt-16 low:scroll-pt-12 scroll-pl-4",
  "w-18": "scroll-pt-16 low:scroll-pt-12 scroll-pl-20",
  "w-32": "scroll-pt-16 low:scroll-pt-12 scroll-pl-34",
};

/** Row labels of up to so many letters, in short words, need little room: "seed 42" stands on one line, "seed 1024" on two. */
const SHORT_LABEL = 9;
const SHORT_WORD = 5;

/** The room beside the labels is theirs: cells that are scrolled by would show in it. */
export const ROW_HEAD = "sticky left-0 shrink-0 pr-2 pl-4";

interface GridHeadProps {
  columns: readonly string[];
  /** Shown over the row labels; undefined where there is one page, or no row label. */
  page: string | undefined;
  width: string;
  sizePx: number;
}

/** The labels of the columns. They stay in sight. */
export function GridHead({ columns, page, width, sizePx }: GridHeadProps) {
  const hasColumns = columns.some((label) => label !== "");
  return (
    // biome-ignore lint/a11y/useSemanticElements: no table could scroll like this
    // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
    <div
      role="row"
      aria-rowindex={1}
      className={`sticky top-0 z-20 flex gap-2 bg-ground ${hasColumns ? "pt-3 pb-2 low:pt-1.5 low:pb-0.5" : "pt-4 low:pt-2"}`}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="columnheader" className={`${ROW_HEAD} ${width} z-10 bg-ground text-faint text-sm`}>
        <span className={page ? "line-clamp-2" : "sr-only"}>{page ?? experimentTexts.gridHead.rows}</span>
      </div>
      {columns.map((label, column) => (
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label
          key={column}
          role="columnheader"
          aria-colindex={column + 2}
          style={{ width: sizePx }}
          className="shrink-0 self-end text-center text-muted text-sm leading-snug"
        >
          <span
            data-tip={label.length > 24 ? label : undefined}
            className={hasColumns ? "line-clamp-2 break-words" : "sr-only"}
          >
            {label || experimentTexts.gridHead.result}
          </span>
        </div>
      ))}
    </div>
  );
}
