/** Pictures on one line of a sheet of small pictures. */
export const PICTURES_A_LINE = 10;

/** Where one of a sheet's pictures is: CSS for a box of any square size. */
export function sheetPicture(url: string, index: number, total: number) {
  const share = (at: number, count: number) => (count > 1 ? `${(100 * at) / (count - 1)}%` : "0%");
  const lines = Math.ceil(total / PICTURES_A_LINE);
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${PICTURES_A_LINE * 100}% ${lines * 100}%`,
    backgroundPosition: `${share(index % PICTURES_A_LINE, PICTURES_A_LINE)} ${share(Math.floor(index / PICTURES_A_LINE), lines)}`,
  };
}
