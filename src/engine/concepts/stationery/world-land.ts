/** Land on cells of ten degrees, from 85 degrees north down, each row from 175 degrees west eastwards. */
const ROWS = [
  ".........#####......................",
  "......####..####.......#...###......",
  "#.#########.##.#...#################",
  ".....#######.....#.###########...#..",
  ".....#######.....####.##########....",
  "......#####......##..###########....",
  "......##........########.####.......",
  "........##......#######..#..#.#.....",
  "..........###....#######....##......",
  "..........#####....###......##.##...",
  "..........####.....####.......###...",
  "...........###.....###.......#####..",
  "...........##.......#........#.##..#",
  "...........#......................#.",
  "...........#........................",
  "...........#....................###.",
  "..###..###.##..#.##################.",
  "####################################",
];

const cell = (row: number, column: number): number =>
  ROWS[Math.min(17, Math.max(0, row))]?.[((column % 36) + 36) % 36] === "#" ? 1 : 0;

/**
 * How much land lies about a place: above a half it is land.
 *
 * @param longitude -180 to 180 degrees, `latitude` -90 to 90.
 */
export function landAt(longitude: number, latitude: number): number {
  const x = (longitude + 175) / 10;
  const y = (85 - latitude) / 10;
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const top = cell(j, i) * (1 - su) + cell(j, i + 1) * su;
  const low = cell(j + 1, i) * (1 - su) + cell(j + 1, i + 1) * su;
  return top * (1 - sv) + low * sv;
}
