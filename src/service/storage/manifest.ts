import type { StoredAsset } from "./asset-store.ts";

/** Beside the files of an asset, written last: what there is. */
export const MANIFEST = "manifest.json";

export interface Manifest {
  readonly files: Readonly<Record<string, { readonly sizeBytes: number; readonly digest: string }>>;
}

/** Null for what was cut short or damaged: an asset without a readable manifest is as good as not there, and is made again. */
export function parseManifest(text: string): Manifest | null {
  try {
    const manifest = JSON.parse(text);
    return typeof manifest?.files === "object" && manifest.files !== null ? manifest : null;
  } catch {
    return null;
  }
}

export const describeManifest = ({ files }: Manifest): StoredAsset => ({
  sizeBytes: Object.values(files).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
});

/** Manifests kept in memory: they hardly ever change, so that only their number must be bounded. */
const MANIFESTS_KEPT = 2000;

/** The manifests read last, by where they lie. */
export class ManifestCache {
  readonly #read: (path: string) => Promise<Manifest | null>;
  readonly #known = new Map<string, Manifest>();

  constructor(read: (path: string) => Promise<Manifest | null>) {
    this.#read = read;
  }

  /** Null when there is no such file. */
  async file(path: string, name: string): Promise<{ sizeBytes: number; digest: string } | null> {
    let manifest = this.#known.get(path);
    if (!manifest) {
      const found = await this.#read(path);
      if (!found) return null;
      manifest = found;
      const [oldest] = this.#known.keys();
      if (this.#known.size >= MANIFESTS_KEPT && oldest !== undefined) this.#known.delete(oldest);
      this.#known.set(path, manifest);
    }
    return Object.hasOwn(manifest.files, name) ? (manifest.files[name] ?? null) : null;
  }

  /** Everything that lies under a path. */
  forget(path: string): void {
    for (const known of this.#known.keys()) if (known.startsWith(path)) this.#known.delete(known);
  }
}

/** SHA-256, base64url. Made on libuv's threads, so that big files do not stop the service. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString("base64url");
}
