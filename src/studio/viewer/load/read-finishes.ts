/** What a material of an OBJ is as a whole, where no map tells. */
export interface Finish {
  /** 0 mirror to 1 matte. */
  readonly roughness: number;
  readonly metalness: number;
  /** 1 hides all that is behind it. */
  readonly opacity: number;
  /** Light it gives by itself, as a share of its colour: a flame is seen in the dark. Left out: none. */
  readonly glow?: number;
}

/** Comments stand before the first vertex; a longer head is no head. */
const HEAD_BYTES = 64 * 1024;
const LINE = /^# material (\S+) Pr (0(?:\.\d+)?|1) Pm (0(?:\.\d+)?|1) d (0(?:\.\d+)?|1)(?: Ke (0(?:\.\d+)?|1))?\r?$/gm;

/**
 * Finds what Plinth's engine says of its materials in comments at the head of an OBJ, with the words of the MTL's PBR
 * extension: servers of the contract give no MTL.
 *
 * @returns By the name that `usemtl` gives; empty for files of others.
 */
export function readFinishes(bytes: Uint8Array): Map<string, Finish> {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  const firstVertex = head.search(/^v /m);
  const lines = head.slice(0, firstVertex < 0 ? head.length : firstVertex).matchAll(LINE);
  return new Map(
    Array.from(lines, ([, name = "", roughness, metalness, opacity, glow]) => [
      name,
      {
        roughness: Number(roughness),
        metalness: Number(metalness),
        opacity: Number(opacity),
        ...(Number(glow) > 0 && { glow: Number(glow) }),
      },
    ]),
  );
}
