const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of padded base64 (RFC 4648, section 4). Own, because Node's Buffer and the browser's atob are not everywhere the engine runs. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i += 1) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const at = (i: number) => values[text.charCodeAt(i)] as number;
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const word = (at(from) << 18) | (at(from + 1) << 12) | (at(from + 2) << 6) | at(from + 3);
    bytes[to] = word >> 16;
    bytes[to + 1] = (word >> 8) & 255;
    bytes[to + 2] = word & 255;
  }
  return bytes;
}
