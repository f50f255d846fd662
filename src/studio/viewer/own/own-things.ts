import { create } from "zustand";
import { loadingTexts } from "../load/texts.ts";
import { keepOwnFile, keptOwnFile, type OwnKind } from "./own-files.ts";
import type { OwnShape } from "./read-own-shape.ts";
import type { OwnPanorama } from "./read-panorama.ts";

interface OwnThings {
  readonly panorama: OwnPanorama | null;
  readonly shape: OwnShape | null;
  /** What each file is called. */
  readonly names: Partial<Readonly<Record<OwnKind, string>>>;
  /** Why the last file of a kind could not be used. */
  readonly problems: Partial<Readonly<Record<OwnKind, string>>>;
  /** What is being read, and worked out, now. */
  readonly reading: { readonly kind: OwnKind; readonly name: string } | null;
}

/** What the artist has brought along: the same for every stage, kept in the browser. */
export const useOwnThings = create<OwnThings>()(() => ({
  panorama: null,
  shape: null,
  names: {},
  problems: {},
  reading: null,
}));

/** Which kind of thing a file is, by its name; undefined when it is none of ours. */
export function ownKind(name: string): OwnKind | undefined {
  if (/\.(hdr|exr)$/i.test(name)) return "panorama";
  return /\.(obj|glb)$/i.test(name) ? "shape" : undefined;
}

export const OWN_TYPES: Readonly<Record<OwnKind, string>> = { panorama: ".hdr,.exr", shape: ".obj,.glb" };

/** Takes a file in: true when it can be used from now on. Why not is in `problems`. */
export async function takeOwnFile(kind: OwnKind, file: File): Promise<boolean> {
  useOwnThings.setState(({ problems: { [kind]: _old, ...problems } }) => ({ problems }));
  try {
    // who reloads as soon as it is there finds it again
    await readOwnFile(kind, file, () => keepOwnFile(kind, file));
    return true;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    useOwnThings.setState(({ problems }) => ({ problems: { ...problems, [kind]: `${file.name}: ${words}` } }));
    return false;
  }
}

/** A file is read whole, and takes several times as much once it is unpacked. */
const FILE_MAX_BYTES = 512 * 2 ** 20;

/** @param keep Waited for before the file is shown to be there. */
async function readOwnFile(kind: OwnKind, file: File, keep?: () => Promise<void>): Promise<void> {
  if (file.size > FILE_MAX_BYTES) {
    throw new Error(loadingTexts.ownThings.tooLarge(Math.round(file.size / 2 ** 20)));
  }
  useOwnThings.setState({ reading: { kind, name: file.name } });
  try {
    const thing =
      kind === "panorama"
        ? { panorama: await (await import("./read-panorama.ts")).readPanorama(file) }
        : { shape: await (await import("./read-own-shape.ts")).readOwnShape(file) };
    await keep?.();
    useOwnThings.setState(({ names }) => ({ ...thing, names: { ...names, [kind]: file.name } }));
  } finally {
    useOwnThings.setState({ reading: null });
  }
}

const asked = new Set<OwnKind>();

/** Brings back what an earlier visit left, once, when a set-up needs it. */
export async function recallOwnFile(kind: OwnKind): Promise<void> {
  if (asked.has(kind)) return;
  asked.add(kind);
  const file = await keptOwnFile(kind);
  if (!file || useOwnThings.getState()[kind]) return;
  try {
    await readOwnFile(kind, file);
  } catch {
    // it was read once; a browser that cannot now shows the standard thing instead
  }
}
