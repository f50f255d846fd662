import { drawBackdrop, groundColor } from "../../viewer/backdrop.ts";
import type { PictureSize, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";

/** The view as a PNG, with the backdrop of the stage or with none. */
export async function takePicture(viewer: ViewerHandle, size: PictureSize, transparent: boolean): Promise<Blob> {
  const subject = viewer.grab(size);
  const picture = transparent ? subject : withBackdrop(subject);
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser gave no picture of this size.")))),
  );
}

function withBackdrop(subject: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = subject.width;
  canvas.height = subject.height;
  const context = canvas.getContext("2d");
  if (!context) return subject;
  drawBackdrop(context, groundColor());
  context.drawImage(subject, 0, 0);
  return canvas;
}
