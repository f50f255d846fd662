/** What lies over a picture, in pixels from its edges. */
export interface Covered {
  readonly below: number;
  readonly above: number;
  /** At the left and the right edge, beside the subject. Missing: nothing. */
  readonly left?: number;
  readonly right?: number;
}

/** A rectangle of the camera's whole picture, in pixels of the canvas, as three's `setViewOffset` takes it. */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the height and the width, what stays free for the subject however much lies over it. */
const FREE_PART = 0.2;

/**
 * What the canvas shows of the camera's picture: moved to where nothing lies over it, and smaller while more lies over it
 * than the camera has made room for. The camera itself stays where the artist has put it.
 *
 * @param covered What always lies over the picture: the camera stands so far off that a subject fits between.
 * @param veiled What lies over it at the moment, `covered` included. Where that is less, the picture is only moved.
 * @param tallness Height of the subject by its width, as seen: a broad one on a narrow picture has room to spare. What lies
 *   beside the subject moves it as far as it would be covered, and makes it as small as what is left is narrow.
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
  let { left = 0, right = 0 } = veiled;
  const mostBeside = width * (1 - FREE_PART);
  if (left + right > mostBeside) {
    const less = mostBeside / (left + right);
    left *= less;
    right *= less;
  }
  const breadth = Math.min(width, room / tallness);
  const scale = Math.max(
    1,
    Math.min(room, width * tallness) / (height - below - above),
    left + right > 0 ? breadth / (width - left - right) : 1,
  );
  // where its middle may stand for nothing to be covered; in the middle of what is left where it is covered anyway
  const half = room / tallness / (2 * scale);
  const [west, east] = [left + half, width - right - half];
  const middle = west > east ? (left + width - right) / 2 : Math.min(east, Math.max(west, width / 2));
  return {
    x: (width * (1 - scale)) / 2 + scale * (width / 2 - (left + right > 0 ? middle : width / 2)),
    y: height / 2 - scale * (above + (height - below - above) / 2),
    width: width * scale,
    height: height * scale,
  };
}
