import { LANGUAGE } from "../../texts/language.ts";
import { drawBackdrop } from "../../viewer/backdrop.ts";
import type { PictureSize, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { webGlSupport } from "../../viewer/scene/web-gl.ts";
import { stageTexts } from "../texts.ts";
import { encodeFilm, type FilmKind } from "./encode-film.ts";
import type { GifAnswer, GifRequest } from "./gif-worker.ts";
import { pictureOf } from "./take-picture.ts";

/** The last one is a zip of single pictures. */
export type MovieKind = FilmKind | "gif" | "zip";

interface Movie {
  readonly viewer: ViewerHandle;
  readonly size: PictureSize;
  readonly ground: string;
  /** Single pictures have no backdrop; films, which know no transparency, always have one. */
  readonly cutOut: boolean;
  /** What files inside a zip are called, without number and ending. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  onProgress(progress: number): void;
}

const SECONDS = 6;
/** Of a GIF, and of a zip. */
const FRAMES = 48;
/** Of a film, a second. Where the processor draws, a fluent one would take minutes. */
const FILM_FRAMES = { usual: 30, slow: 12 };
/** Bits a second for each pixel of the picture: fine on screens, small enough to send. */
const BITS_PER_PIXEL = 5;

/** Once around in six seconds. @throws the signal's reason when it comes. */
export function recordTurntable(kind: MovieKind, movie: Movie): Promise<Blob> {
  if (kind === "gif") return recordGif(movie);
  return kind === "zip" ? recordPictures(movie) : recordFilm(kind, movie);
}

/** Picture by picture, so that a slow machine makes a fluent film too; in real time only where the browser cannot. */
async function recordFilm(kind: FilmKind, movie: Movie): Promise<Blob> {
  const { viewer, size, ground, signal, onProgress } = movie;
  const canvas = pageOf(size);
  const context = paperOf(canvas);
  const shoot = viewer.shoot(size);
  try {
    const film = await encodeFilm({
      kind,
      size,
      seconds: SECONDS,
      framesPerSecond: webGlSupport().slow ? FILM_FRAMES.slow : FILM_FRAMES.usual,
      bitrate: size.width * size.height * BITS_PER_PIXEL,
      signal,
      pause: nextFrame,
      canvas,
      draw: (part) => {
        drawBackdrop(context, ground);
        context.drawImage(shoot.take(part * 2 * Math.PI), 0, 0);
        onProgress(part);
      },
    });
    if (film) return film;
  } finally {
    shoot.end();
  }
  if (kind === "mp4") throw new Error(stageTexts.recordTurntable.noMp4);
  return recordLive(movie);
}

/** As many pictures as this machine draws: every one stands where the clock says. */
async function recordLive({ viewer, size, ground, signal, onProgress }: Movie): Promise<Blob> {
  const canvas = pageOf(size);
  const context = paperOf(canvas);
  const stream = canvas.captureStream();
  const type = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"].find(MediaRecorder.isTypeSupported);
  const recorder = new MediaRecorder(stream, {
    ...(type && { mimeType: type }),
    videoBitsPerSecond: size.width * size.height * BITS_PER_PIXEL,
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise((resolve, reject) => {
    recorder.onstop = resolve;
    recorder.onerror = () => reject(new Error(stageTexts.recordTurntable.filmFailed));
  });
  const shoot = viewer.shoot(size);
  const frame = (progress: number) => {
    drawBackdrop(context, ground);
    context.drawImage(shoot.take(progress * 2 * Math.PI), 0, 0);
    onProgress(progress);
  };
  try {
    frame(0);
    recorder.start();
    const start = performance.now();
    for (;;) {
      await nextFrame();
      signal.throwIfAborted();
      const progress = (performance.now() - start) / (SECONDS * 1000);
      if (progress >= 1) break;
      frame(progress);
    }
  } finally {
    shoot.end();
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await ended;
  return new Blob(pieces, { type: "video/webm" });
}

/** Picture by picture: colours are chosen and packed in a worker. */
async function recordGif({ viewer, size, ground, signal, onProgress }: Movie): Promise<Blob> {
  const context = paperOf(pageOf(size));
  const shoot = viewer.shoot(size);
  const worker = new Worker(new URL("./gif-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  const ask = (request: GifRequest, transfer: Transferable[] = []) =>
    new Promise<GifAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || stageTexts.recordTurntable.writerFailed));
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.postMessage(request, transfer);
    });
  try {
    for (let index = 0; index < FRAMES; index += 1) {
      await nextFrame();
      signal.throwIfAborted();
      drawBackdrop(context, ground);
      context.drawImage(shoot.take((index / FRAMES) * 2 * Math.PI), 0, 0);
      const { data, width, height } = context.getImageData(0, 0, size.width, size.height);
      await ask({ kind: "frame", pixels: data, width, height, delayMs: (SECONDS * 1000) / FRAMES }, [data.buffer]);
      onProgress((index + 1) / FRAMES);
    }
    const answer = await ask({ kind: "end" });
    if (answer.kind !== "file") throw new Error("recordGif: the end must bring the file, got a frame.");
    return new Blob([answer.bytes], { type: "image/gif" });
  } finally {
    shoot.end();
    worker.terminate();
  }
}

/** A PNG for each step, numbered as programs that put pictures together read them. */
async function recordPictures({ viewer, size, ground, cutOut, name, signal, onProgress }: Movie): Promise<Blob> {
  const { ZipWriter } = await import("../../library/zip/zip-writer.ts");
  const zip = new ZipWriter();
  const canvas = pageOf(size);
  const context = paperOf(canvas);
  const shoot = viewer.shoot(size, cutOut);
  try {
    for (let index = 0; index < FRAMES; index += 1) {
      await nextFrame();
      signal.throwIfAborted();
      if (cutOut) context.clearRect(0, 0, size.width, size.height);
      else drawBackdrop(context, ground);
      context.drawImage(shoot.take((index / FRAMES) * 2 * Math.PI), 0, 0);
      const number = String(index + 1).padStart(4, "0");
      await zip.add(`${name}-${number}.png`, await pictureOf(canvas), { deflate: false, at: Date.now() });
      onProgress((index + 1) / FRAMES);
    }
  } finally {
    shoot.end();
  }
  return new Blob(zip.finish(), { type: "application/zip" });
}

function pageOf({ width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function paperOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error(stageTexts.recordTurntable.noCanvas);
  return context;
}

/** A hidden tab gets no frames: there a film goes on by the clock. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve, 40) : requestAnimationFrame(resolve)));
