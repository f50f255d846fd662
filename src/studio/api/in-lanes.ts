/**
 * Does the same for each of a list, several at a time: begun in their order, the next as soon as one is done.
 *
 * @param lanes How many are under way at once, at least 1.
 * @param each Tells its own failures: one that throws ends its lane.
 */
export async function inLanes<T>(items: readonly T[], lanes: number, each: (item: T) => Promise<void>): Promise<void> {
  const line = items.values();
  const walk = async () => {
    for (const item of line) await each(item);
  };
  await Promise.all(Array.from({ length: lanes }, walk));
}
