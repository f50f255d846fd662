export const base36 = (value: number): string => value.toString(36);

/** Sorted keys, each as the length it shares with the one before (base 36, at most 35), its own rest, and its value; one a line. */
export function frontCode(entries: readonly (readonly [key: string, value: string])[]): string {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  let before = "";
  return sorted
    .map(([key, value]) => {
      let shared = 0;
      while (shared < 35 && shared < key.length && key[shared] === before[shared]) shared += 1;
      before = key;
      return `${base36(shared)}${key.slice(shared)}${value}`;
    })
    .join("\n");
}
