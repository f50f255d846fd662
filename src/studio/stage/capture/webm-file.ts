/** One encoded picture of a film. */
export interface FilmFrame {
  readonly bytes: Uint8Array;
  readonly timeMs: number;
  /** It needs none of those before it. */
  readonly isKey: boolean;
}

export interface Film {
  /** As Matroska names it. */
  readonly codec: "V_VP9" | "V_VP8";
  readonly width: number;
  readonly height: number;
  readonly lengthMs: number;
  /** How the encoder turned red, green and blue into what it wrote. */
  readonly colors?: VideoColorSpaceInit | undefined;
  /** In order, beginning with a key frame. */
  readonly frames: readonly FilmFrame[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Names of colour spaces, as numbers of ITU-T H.273. */
const MATRICES: Readonly<Record<string, number>> = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6 };
const TRANSFERS: Readonly<Record<string, number>> = { bt709: 1, smpte170m: 6, "iec61966-2-1": 13 };
const PRIMARIES: Readonly<Record<string, number>> = { bt709: 1, bt470bg: 5, smpte170m: 6 };

/** A film as a WebM file that knows its length and can be moved to any place in it. */
export function webmFile(film: Film): Blob {
  const head = element(
    0x1a45dfa3,
    ...[element(0x4286, uint(1)), element(0x42f7, uint(1)), element(0x42f2, uint(4)), element(0x42f3, uint(8))],
    ...[element(0x4282, text("webm")), element(0x4287, uint(4)), element(0x4285, uint(2))],
  );
  const info = element(
    0x1549a966,
    // times are in milliseconds
    ...[element(0x2ad7b1, uint(1_000_000)), element(0x4489, float(film.lengthMs))],
    ...[element(0x4d80, text("Plinth")), element(0x5741, text("Plinth"))],
  );
  const tracks = element(0x1654ae6b, track(film));
  const clusters = clustersOf(film.frames);
  // where a cluster begins depends on how long the list of their places is, which is as long whatever it holds
  let place = info.length + tracks.length + cues(clusters.map(({ timeMs }) => [timeMs, 0])).length;
  const places = clusters.map(({ timeMs, bytes }): [number, number] => {
    const begins = place;
    place += bytes.length;
    return [timeMs, begins];
  });
  const segment = [info, tracks, cues(places), ...clusters.map(({ bytes }) => bytes)];
  return new Blob([head, element(0x18538067, ...segment)], { type: "video/webm" });
}

function track({ codec, width, height, colors }: Film): Bytes {
  const known = [
    [0x55b1, MATRICES[colors?.matrix ?? ""]],
    [0x55b9, colors?.fullRange === undefined || colors.fullRange === null ? undefined : colors.fullRange ? 2 : 1],
    [0x55ba, TRANSFERS[colors?.transfer ?? ""]],
    [0x55bb, PRIMARIES[colors?.primaries ?? ""]],
  ] as const;
  const color = known.flatMap(([id, value]) => (value === undefined ? [] : [element(id, uint(value))]));
  const picture = [element(0xb0, uint(width)), element(0xba, uint(height))];
  return element(
    0xae,
    // number, uid, no lacing, a picture
    ...[element(0xd7, uint(1)), element(0x73c5, uint(1)), element(0x9c, uint(0)), element(0x83, uint(1))],
    element(0x86, text(codec)),
    element(0xe0, ...picture, ...(color.length > 0 ? [element(0x55b0, ...color)] : [])),
  );
}

/** Each key frame with those that need it. */
function clustersOf(frames: readonly FilmFrame[]): { timeMs: number; bytes: Bytes }[] {
  const groups: FilmFrame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (frame.isKey || !last) groups.push([frame]);
    else last.push(frame);
  }
  return groups.map((group) => {
    const timeMs = Math.round(group[0]?.timeMs ?? 0);
    const blocks = group.map((frame) => {
      const prefix = new DataView(new ArrayBuffer(4));
      prefix.setUint8(0, 0x81);
      prefix.setInt16(1, Math.round(frame.timeMs) - timeMs);
      prefix.setUint8(3, frame.isKey ? 0x80 : 0);
      return element(0xa3, new Uint8Array(prefix.buffer), frame.bytes);
    });
    return { timeMs, bytes: element(0x1f43b675, element(0xe7, uint(timeMs)), ...blocks) };
  });
}

/** @param places Time in milliseconds and place in the segment of each cluster. */
const cues = (places: readonly (readonly [timeMs: number, place: number])[]): Bytes =>
  element(
    0x1c53bb6b,
    ...places.map(([timeMs, place]) =>
      element(0xbb, element(0xb3, uint(timeMs)), element(0xb7, element(0xf7, uint(1)), element(0xf1, uint(place)))),
    ),
  );

/** Name, size and content; the size always takes eight bytes. */
function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const name = uint(id).subarray(8 - Math.ceil((32 - Math.clz32(id)) / 8));
  const size = uint(content.reduce((sum, { length }) => sum + length, 0));
  size[0] = 0x01;
  return joined([name, size, ...content]);
}

function uint(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer);
}

function float(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

const text = (words: string): Bytes => new Uint8Array(new TextEncoder().encode(words));

function joined(pieces: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
