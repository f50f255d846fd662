import { useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { Check } from "../viewer/controls/check.tsx";
import { type DiffRow, type DiffSide, diffRows } from "./diff-rows.ts";
import { compareTexts } from "./texts.ts";
import { diffWords } from "./word-diff.ts";

const letterStyle = "grid size-5 place-items-center rounded-sm bg-accent font-semibold text-accent-ink text-sm";

/** As wide as a picture, from where the pictures stand in one row. */
const UNDER_PICTURE: Readonly<Record<number, string>> = { 2: "sm:w-1/2", 3: "sm:w-1/3", 4: "xl:w-1/4" };
/** As far from the edge of a picture as the letter above it; the first column has its edge elsewhere. */
const INSET = "sm:[&:not(:nth-child(2))]:pl-3";

/** Parameters and figures of all sides; what differs stands out. */
export function DiffTable({ sides, names }: { sides: readonly DiffSide[]; names: readonly string[] }) {
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const rows = diffRows(sides);
  const differing = rows.filter((row) => row.differs);
  const isAlone = sides.length === 1;
  const shown = onlyDiffering && !isAlone ? differing : rows;
  const texts = compareTexts.diffTable;
  return (
    <section aria-label={isAlone ? texts.ofOne : texts.whatDiffers} className="flex flex-col">
      <div className="sticky top-0 z-10 flex h-10 items-center justify-between gap-4 border-line border-b bg-panel px-4">
        <h2 className="font-medium text-muted text-sm">
          {isAlone && texts.ofOne}
          {/* as long as nothing is known of them, nothing can be said of it */}
          {!isAlone &&
            rows.length > 0 &&
            (differing.length === 0 ? texts.nothingDiffers : texts.differ(differing.length, rows.length))}
        </h2>
        {!isAlone && <Check label={texts.onlyWhatDiffers} checked={onlyDiffering} onChange={setOnlyDiffering} />}
      </div>
      {/* never wider than the page: in a part that scrolls by itself the letters could not stay in sight */}
      <table
        className={classNames(
          "w-full table-fixed border-collapse text-left",
          sides.length > 2 && "max-sm:text-xs max-sm:[&_td]:pr-1.5",
        )}
      >
        {/* each column under its picture: the names take their room from the first one */}
        <colgroup>
          <col className={sides.length > 2 ? "w-20 sm:w-40" : "w-28 sm:w-40"} />
          <col />
          {names.slice(1).map((name) => (
            <col key={name} className={UNDER_PICTURE[sides.length]} />
          ))}
        </colgroup>
        <thead className="sticky top-10 z-10 bg-panel">
          <tr className="shadow-[inset_0_-1px_var(--line)]">
            <th scope="col">
              <span className="sr-only">{texts.property}</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className={classNames("py-1.5 pr-4 font-normal", INSET)}>
                <span aria-hidden className={letterStyle}>
                  {name.slice(0, 1)}
                </span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.name} row={row} names={names} isPlain={isAlone} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  row: DiffRow;
  names: readonly string[];
  /** There is nothing it could differ from. */
  isPlain: boolean;
}

function Row({ row, names, isPlain }: RowProps) {
  const words = row.isText && row.differs ? diffWords(row.values.map((value) => value ?? "")) : null;
  return (
    <tr className="border-line/60 border-b align-top">
      <th scope="row" className="break-words py-1.5 pr-2 pl-4 font-normal text-faint max-sm:pl-3">
        {row.name}
      </th>
      {row.values.map((value, index) => (
        <td
          key={names[index]}
          data-differs={row.differs}
          className={classNames(
            "break-words py-1.5 pr-4 tabular-nums",
            INSET,
            row.differs && "font-medium",
            row.differs || isPlain ? "text-ink" : "text-faint",
          )}
        >
          {words
            ? words[index]?.map(({ text, isCommon }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name than their place
                <span key={place}>
                  {isCommon ? (
                    <span className="font-normal text-muted">{text}</span>
                  ) : (
                    <mark className="rounded-sm bg-accent-soft px-0.5 text-ink">{text}</mark>
                  )}{" "}
                </span>
              ))
            : (value ?? "–")}
        </td>
      ))}
    </tr>
  );
}
