import { MOST_DOUBLINGS } from "./compare-place.ts";
import { compareTexts } from "./texts.ts";

/** How two pictures differ, as a picture and as a number. */
export interface MapDifference {
  /** |a - b| in each channel, times the gain. */
  readonly picture: HTMLCanvasElement;
  /** Mean of |a - b| over all channels, 0 to 1. */
  readonly mean: number;
  /** Not one pixel differs: a mean may be too small to be told from nothing. */
  readonly same: boolean;
  /** The doublings it is shown with. */
  readonly doublings: number;
}

/** So many of a picture's values may be as bright as it gets when nobody has said how strong a difference is to be shown. */
const CLIPPED_PART = 0.02;

/** Side of the small picture that the mean is taken over. */
const SAMPLE_PX = 64;

/**
 * Compares two pictures, the second stretched to the size of the first. All of it is drawn by the browser, for a
 * picture has millions of values.
 *
 * @param asked The difference is shown two to the power of this as strong; undefined: as strong as shows most of it.
 */
export function mapDifference(a: ImageBitmap, b: ImageBitmap, asked: number | undefined): MapDifference {
  const { width, height } = a;
  const [picture, context] = paper(width, height);
  context.drawImage(a, 0, 0);
  context.globalCompositeOperation = "difference";
  context.drawImage(b, 0, 0, width, height);
  const sample = sampleOf(picture);
  const mean = meanColor(sample);
  const doublings = asked ?? fittingDoublings(sample);
  const same = mean === 0 && meanColor(context.getImageData(0, 0, width, height).data) === 0;
  context.globalCompositeOperation = "lighter";
  for (let i = 0; i < doublings; i += 1) context.drawImage(picture, 0, 0);
  return { picture, mean, same, doublings };
}

/** The smoothest shrinking a browser has is a mean over what it shrinks. */
function sampleOf(picture: HTMLCanvasElement): Uint8ClampedArray {
  const [, context] = paper(SAMPLE_PX, SAMPLE_PX);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data;
}

/**
 * As many doublings as a difference bears before its bright parts are all one white.
 *
 * @param rgba Four bytes a pixel.
 * @returns 0 to `MOST_DOUBLINGS`, the latter where there is no difference to be seen.
 */
export function fittingDoublings(rgba: Uint8ClampedArray): number {
  const brightest = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < brightest.length; i += 1) {
    brightest[i] = Math.max(rgba[i * 4] as number, rgba[i * 4 + 1] as number, rgba[i * 4 + 2] as number);
  }
  brightest.sort();
  const bright = brightest[Math.floor((brightest.length - 1) * (1 - CLIPPED_PART))] ?? 0;
  return Math.min(MOST_DOUBLINGS, Math.floor(Math.log2(255 / Math.max(1, bright))));
}

/** The mean of red, green and blue, 0 to 1. @param rgba Four bytes a pixel. */
export function meanColor(rgba: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    sum += (rgba[i] as number) + (rgba[i + 1] as number) + (rgba[i + 2] as number);
  }
  return rgba.length === 0 ? 0 : sum / ((rgba.length / 4) * 3 * 255);
}

function paper(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: width === SAMPLE_PX });
  if (!context) throw new Error(compareTexts.mapDifference.noCanvas);
  return [canvas, context];
}
