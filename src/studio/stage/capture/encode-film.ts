import type { PictureSize } from "../../viewer/scene/viewer-handle.ts";

export type FilmKind = "mp4" | "webm";

/** What players of each file read everywhere, the finest first. */
const CODECS = { mp4: ["avc"], webm: ["vp9", "vp8"] } as const;

interface FilmPlan {
  readonly kind: FilmKind;
  readonly size: PictureSize;
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Bits a second. */
  readonly bitrate: number;
  readonly signal: AbortSignal;
  /** Gives the page its next turn. */
  pause(): Promise<unknown>;
  /** Draws the picture at a part of the film, 0 to 1, on the canvas. */
  draw(part: number): void;
  readonly canvas: HTMLCanvasElement;
}

/**
 * Encodes a film picture by picture, however long each takes to draw, as a file that knows its length and can be moved to any place
 * in it.
 *
 * @returns Undefined where the browser has no encoder for this.
 * @throws The signal's reason when it comes.
 */
export async function encodeFilm(plan: FilmPlan): Promise<Blob | undefined> {
  const { kind, size, seconds, framesPerSecond, signal } = plan;
  // who makes no film needs none of it
  const {
    BufferTarget,
    CanvasSource,
    getFirstEncodableVideoCodec,
    Mp4OutputFormat,
    Output,
    Quality,
    WebMOutputFormat,
  } = await import("mediabunny");
  const quality = new Quality({ bitrate: plan.bitrate });
  const codec = await getFirstEncodableVideoCodec([...CODECS[kind]], { ...size, quality, frameRate: framesPerSecond });
  if (!codec) return undefined;
  const target = new BufferTarget();
  // what a player needs first stands first: it can begin while the rest still comes
  const format = kind === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  // a key frame each second: that is how finely a player can be moved
  const source = new CanvasSource(plan.canvas, { codec, quality, keyFrameInterval: 1, latencyMode: "quality" });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  try {
    await output.start();
    const count = Math.round(seconds * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      await plan.pause();
      signal.throwIfAborted();
      plan.draw(index / count);
      // resolves when the encoder has room for another
      await source.add(index / framesPerSecond, 1 / framesPerSecond);
    }
    await output.finalize();
  } finally {
    if (output.state !== "finalized") await output.cancel();
  }
  return target.buffer ? new Blob([target.buffer], { type: `video/${kind}` }) : undefined;
}
