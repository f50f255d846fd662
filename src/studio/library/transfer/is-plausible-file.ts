const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LOOKED_AT_BYTES = 4096;

/** Whether a file's first bytes are those of what it is called: a PNG, a WebP for the small picture, text for a mesh. */
export async function isPlausibleFile(name: string, file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  if (name === "obj") return bytes.length > 0 && !bytes.includes(0);
  if (name !== "preview") return PNG.every((byte, place) => bytes[place] === byte);
  const isRiff = String.fromCharCode(...bytes.slice(0, 4)) === "RIFF";
  return isRiff || PNG.every((byte, place) => bytes[place] === byte);
}
