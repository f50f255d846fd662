/** Tanned hides, dark to light: chestnut, black, cognac, oxblood. */
export const HIDES: readonly (readonly string[])[] = [
  ["#2e180e", "#552f1a", "#7a4829", "#96633d"],
  ["#171412", "#26201d", "#39312c", "#4f4640"],
  ["#5c3417", "#8a5526", "#ad7438", "#c99456"],
  ["#2c0b0d", "#4f1518", "#702326", "#8d3d3c"],
];
