import type { PictureSize } from "../../viewer/scene/viewer-handle.ts";
import { type Film, type FilmFrame, webmFile } from "./webm-file.ts";

interface FilmPlan {
  readonly size: PictureSize;
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Bits a second. */
  readonly bitrate: number;
  readonly signal: AbortSignal;
  /** Gives the page its next turn. */
  pause(): Promise<unknown>;
  /** Draws the picture at a part of the film, 0 to 1. */
  draw(part: number): HTMLCanvasElement;
}

/** What the browser calls a codec, and what the file does. */
const CODECS = [
  ["vp09.00.40.08", "V_VP9"],
  ["vp8", "V_VP8"],
] as const;

/** How many pictures may wait to be encoded: each is held whole. */
const QUEUE = 3;

/**
 * Encodes a film picture by picture, however long each takes to draw.
 *
 * @returns Undefined where the browser has no encoder for this.
 * @throws The signal's reason when it comes.
 */
export async function encodeFilm(plan: FilmPlan): Promise<Blob | undefined> {
  const { size, seconds, framesPerSecond, bitrate, signal } = plan;
  const chosen = await supported({ ...size, bitrate, framerate: framesPerSecond, latencyMode: "quality" });
  if (!chosen) return undefined;
  const frames: FilmFrame[] = [];
  let colors: Film["colors"];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ bytes, timeMs: chunk.timestamp / 1000, isKey: chunk.type === "key" });
      colors ??= metadata?.decoderConfig?.colorSpace;
    },
    error: (error) => {
      failure = error;
    },
  });
  try {
    encoder.configure(chosen.config);
    const count = Math.round(seconds * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      do await plan.pause();
      while (encoder.encodeQueueSize > QUEUE && failure === undefined && !signal.aborted);
      signal.throwIfAborted();
      if (failure !== undefined) throw failure;
      const timestamp = Math.round((index * 1e6) / framesPerSecond);
      const frame = new VideoFrame(plan.draw(index / count), {
        timestamp,
        duration: Math.round(1e6 / framesPerSecond),
      });
      // a key frame each second: that is how finely a player can be moved
      encoder.encode(frame, { keyFrame: index % framesPerSecond === 0 });
      frame.close();
    }
    await encoder.flush();
    if (failure !== undefined) throw failure;
  } finally {
    if (encoder.state !== "closed") encoder.close();
  }
  return webmFile({ codec: chosen.codec, ...size, lengthMs: seconds * 1000, colors, frames });
}

async function supported(
  wanted: Omit<VideoEncoderConfig, "codec">,
): Promise<{ codec: Film["codec"]; config: VideoEncoderConfig } | undefined> {
  // missing where the page did not come over a safe connection
  if (typeof VideoEncoder === "undefined") return undefined;
  for (const [name, codec] of CODECS) {
    const config = { ...wanted, codec: name };
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => undefined);
    if (answer?.supported) return { codec, config };
  }
  return undefined;
}
