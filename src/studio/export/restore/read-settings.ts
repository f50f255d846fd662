import { isPng, readPngText } from "../../api/png-text.ts";
import { type Provenance, readProvenance, readProvenanceLine } from "../../api/provenance.ts";
import { readStlHeader } from "../model/stl-header.ts";
import { exportTexts } from "../texts.ts";
import { HEAD_BYTES, readZipHeads } from "./zip-head.ts";

/** What a file says about itself. */
export interface FoundSettings {
  readonly provenance: Provenance;
  /** False where the file had no room for the whole prompt. */
  readonly isWhole: boolean;
}

/** Larger files than this are not looked into. */
export const FILE_MAX_BYTES = 512 * 1024 * 1024;
const JSON_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Finds the settings inside a file of ours: PNG, OBJ, MTL, GLB, glTF, zip, USDZ, 3MF, PLY, STL, MTLX, TRES or JSON.
 * Told by what the bytes are, not by the name. Nothing when nothing is inside, for a file may be anything; several where a zip
 * holds several results.
 *
 * @throws {Error} in the artist's words, when it is too large.
 */
export async function readSettings(file: Blob): Promise<readonly FoundSettings[]> {
  if (file.size > FILE_MAX_BYTES) {
    throw new Error(exportTexts.readSettings.tooLarge(Math.round(file.size / 1e6)));
  }
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const starts = (text: string) => [...text].every((character, index) => head[index] === character.charCodeAt(0));
  try {
    if (isPng(head)) return whole(readProvenanceLine(readPngText(await bytesOf(file)).Plinth ?? ""));
    if (starts("glTF")) return whole(await readGlb(file, head));
    if (starts("PK\u0003\u0004")) return await readZip(file);
    if (starts("Plinth ")) return listed(readStlHeader(head));
    return whole(readText(new TextDecoder().decode(head)) ?? (await readJson(file, head)));
  } catch {
    // a damaged file has nothing inside
    return [];
  }
}

const listed = (found: FoundSettings | undefined): readonly FoundSettings[] => (found ? [found] : []);

const whole = (provenance: Provenance | undefined): readonly FoundSettings[] =>
  listed(provenance && { provenance, isWhole: true });

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

async function readGlb(file: Blob, head: Uint8Array): Promise<Provenance | undefined> {
  const length = new DataView(head.buffer).getUint32(12, true);
  if (length > JSON_MAX_BYTES) return undefined;
  return fromGltf(JSON.parse(await file.slice(20, 20 + length).text()));
}

const fromGltf = (document: { asset?: { extras?: { plinth?: unknown } } }): Provenance | undefined =>
  readProvenance(document?.asset?.extras?.plinth);

/**
 * Ours hold a small file that says it all, one in each folder where there are several results; in others the beginning of a mesh
 * or a material may.
 */
async function readZip(file: Blob): Promise<readonly FoundSettings[]> {
  const isWanted = (name: string): boolean =>
    !name.includes("__MACOSX/") && /\.(json|mtl|mtlx|usda|model|obj|tres|ply|png)$/i.test(name);
  const entries = readZipHeads(await bytesOf(file), isWanted, ({ name }) => name === "plinth.json");
  const all = entries.flatMap(({ name, head }) =>
    rank(name) === 0 ? whole(readProvenanceLine(new TextDecoder().decode(head))) : [],
  );
  if (all.length > 0) return all;
  entries.sort((a, b) => rank(a.name) - rank(b.name));
  for (const { name, head } of entries) {
    const text = new TextDecoder().decode(head);
    const line = isPng(head) ? readPngText(head).Plinth : undefined;
    const provenance = line ? readProvenanceLine(line) : (readText(text) ?? parsed(text, name));
    if (provenance) return whole(provenance);
  }
  return [];
}

const rank = (name: string): number => (name.endsWith("plinth.json") ? 0 : /\.png$/i.test(name) ? 2 : 1);

const parsed = (text: string, name: string): Provenance | undefined =>
  name.endsWith(".json") ? readProvenanceLine(text) : undefined;

/** A line of settings behind the mark of a comment: `#`, `;`, `comment`, `<!--`, a USD or XML value. */
function readText(text: string): Provenance | undefined {
  for (const line of text.split(/\r?\n/, 200)) {
    const comment = /^\s*(?:#|;|comment|<!--)\s*(\{.*\})\s*(?:-->)?$/.exec(line)?.[1];
    const usd = /^\s*string plinth = ("(?:[^"\\]|\\.)*")/.exec(line)?.[1];
    const xml = /<metadata name="plinth:settings">([^<]*)</.exec(line)?.[1];
    const candidate = comment ?? (usd && (JSON.parse(usd) as string)) ?? (xml && unescapeXml(xml));
    const provenance = candidate && readProvenanceLine(candidate);
    if (provenance) return provenance;
  }
  return undefined;
}

async function readJson(file: Blob, head: Uint8Array): Promise<Provenance | undefined> {
  if (file.size > JSON_MAX_BYTES || !/^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 64)))) return undefined;
  const document = JSON.parse(await file.text());
  return readProvenance(document) ?? fromGltf(document);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name] ?? "");
