/** Size of the grid in cells, and the cell that has the focus. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridKey {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads within rows x columns; undefined when it is no key of the grid's. */
export function nextPlace(
  { row, column }: GridPlace,
  rows: number,
  columns: number,
  { key, ctrlKey }: GridKey,
): GridPlace | undefined {
  switch (key) {
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(columns - 1, column + 1) };
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(rows - 1, row + 1), column };
    case "Home":
      return { row: ctrlKey ? 0 : row, column: 0 };
    case "End":
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
