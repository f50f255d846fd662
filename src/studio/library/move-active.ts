import type { GridLayout } from "./grid-layout.ts";

/**
 * The entry that a key leads to from another one, in a grid whose rows may be short.
 *
 * @param pageRows Rows that are seen at once.
 * @returns undefined when the key moves nothing.
 */
export function moveActive(
  { rows, entries, rowOf }: GridLayout,
  from: string | undefined,
  key: string,
  pageRows: number,
): string | undefined {
  const row = from === undefined ? undefined : rowOf.get(from);
  if (row === undefined) return key.startsWith("Arrow") || key === "Home" ? entries[0]?.record.key : undefined;
  const here = rows[row];
  const column = here?.entries?.findIndex(({ record }) => record.key === from) ?? 0;
  const index = (here?.first ?? 0) + column;
  const at = (place: number) => entries[Math.min(entries.length - 1, Math.max(0, place))]?.record.key;
  const down = (steps: number) => {
    let to = row;
    for (let step = 0; step < Math.abs(steps); step++) {
      let next = to + Math.sign(steps);
      if (rows[next] && !rows[next]?.entries) next += Math.sign(steps);
      if (!rows[next]?.entries) break;
      to = next;
    }
    const beside = rows[to]?.entries ?? [];
    return to === row ? undefined : beside[Math.min(column, beside.length - 1)]?.record.key;
  };
  switch (key) {
    case "ArrowRight":
      return at(index + 1);
    case "ArrowLeft":
      return at(index - 1);
    case "ArrowDown":
      return down(1);
    case "ArrowUp":
      return down(-1);
    case "PageDown":
      return down(pageRows);
    case "PageUp":
      return down(-pageRows);
    case "Home":
      return at(0);
    case "End":
      return at(entries.length - 1);
    default:
      return undefined;
  }
}
