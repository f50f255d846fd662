import { withPngText } from "../../api/png-text.ts";
import { type Provenance, provenanceText } from "../../api/provenance.ts";
import { drawBackdrop, groundColor } from "../../viewer/backdrop.ts";
import type { PictureSize, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { stageTexts } from "../texts.ts";

/** The view as a PNG, with the backdrop of the stage or with none, and with what made it inside: dropped again, it tells. */
export async function takePicture(
  viewer: ViewerHandle,
  size: PictureSize,
  transparent: boolean,
  provenance: Provenance | undefined,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error(stageTexts.takePicture.noCanvas);
  if (!transparent) drawBackdrop(context, groundColor());
  const shoot = viewer.shoot(size, transparent);
  try {
    context.drawImage(shoot.take(), 0, 0);
  } finally {
    shoot.end();
  }
  const picture = await pictureOf(canvas);
  if (!provenance) return picture;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return new Blob([withPngText(bytes, provenanceText(provenance))], { type: "image/png" });
}

/** What is drawn on a canvas, as a PNG. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(stageTexts.takePicture.noPicture)))),
  );
