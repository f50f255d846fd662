/** What lies over a picture, in pixels from its edges. */
export interface Covered {
  readonly below: number;
  readonly above: number;
  /** At the right edge, beside the subject. Missing: nothing. */
  readonly aside?: number;
}

/** A rectangle of the camera's whole picture, in pixels of the canvas, as three's `setViewOffset` takes it. */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the height, what stays free for the subject however much lies over it. */
const FREE_PART = 0.2;

/**
 * What the canvas shows of the camera's picture: moved to where nothing lies over it, and smaller while more lies over it
 * than the camera has made room for. The camera itself stays where the artist has put it.
 *
 * @param covered What always lies over the picture: the camera stands so far off that a subject fits between.
 * @param veiled What lies over it at the moment, `covered` included. Where that is less, the picture is only moved.
 * @param tallness Height of the subject by its width, as seen: a broad one on a narrow picture has room to spare. What lies
 *   beside the subject moves it as far as it would be covered.
 */
export function pictureWindow(
  width: number,
  height: number,
  covered: Covered,
  veiled: Covered = covered,
  tallness = Number.POSITIVE_INFINITY,
): PictureWindow {
  const room = height - covered.below - covered.above;
  let { below, above } = veiled;
  const most = Math.max(covered.below + covered.above, height * (1 - FREE_PART));
  if (below + above > most) {
    const less = most / (below + above);
    below *= less;
    above *= less;
  }
  const scale = Math.max(1, Math.min(room, width * tallness) / (height - below - above));
  const { aside = 0 } = veiled;
  // half of the subject and what lies beside it, beyond half of the picture; in the middle of what is left at the most
  const over = room / tallness / (2 * scale) + aside - width / 2;
  const move = aside > 0 ? Math.min(aside / 2, Math.max(0, over)) : 0;
  return {
    x: (width * (1 - scale)) / 2 + scale * move,
    y: height / 2 - scale * (above + (height - below - above) / 2),
    width: width * scale,
    height: height * scale,
  };
}
