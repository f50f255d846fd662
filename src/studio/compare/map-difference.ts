import { compareTexts } from "./texts.ts";

/** How two pictures differ, as a picture and as a number. */
export interface MapDifference {
  /** |a - b| in each channel, times the gain. */
  readonly picture: HTMLCanvasElement;
  /** Mean of |a - b| over all channels, 0 to 1. */
  readonly mean: number;
  /** Not one pixel differs: a mean may be too small to be told from nothing. */
  readonly same: boolean;
}

/** Side of the small picture that the mean is taken over. */
const SAMPLE_PX = 64;

/**
 * Compares two pictures, the second stretched to the size of the first. All of it is drawn by the browser, for a
 * picture has millions of values.
 *
 * @param doublings The difference is shown two to the power of this as strong.
 */
export function mapDifference(a: ImageBitmap, b: ImageBitmap, doublings: number): MapDifference {
  const { width, height } = a;
  const [picture, context] = paper(width, height);
  context.drawImage(a, 0, 0);
  context.globalCompositeOperation = "difference";
  context.drawImage(b, 0, 0, width, height);
  const mean = meanOf(picture);
  const same = mean === 0 && meanColor(context.getImageData(0, 0, width, height).data) === 0;
  context.globalCompositeOperation = "lighter";
  for (let i = 0; i < doublings; i += 1) context.drawImage(picture, 0, 0);
  return { picture, mean, same };
}

/** The smoothest shrinking a browser has is a mean over what it shrinks. */
function meanOf(picture: HTMLCanvasElement): number {
  const [, context] = paper(SAMPLE_PX, SAMPLE_PX);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return meanColor(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
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
