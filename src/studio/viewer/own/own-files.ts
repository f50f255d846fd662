import { type DBSchema, openDB } from "idb";

/** What an artist can bring along: surroundings, and a mesh to lay materials on. */
export type OwnKind = "panorama" | "shape";

interface OwnDatabase extends DBSchema {
  files: { key: OwnKind; value: File };
}

const open = () =>
  openDB<OwnDatabase>("plinth.stage", 1, {
    upgrade: (db) => void db.createObjectStore("files"),
  });

/** Keeps a file for the next visit. Where the browser keeps nothing, it lasts as long as the page. */
export async function keepOwnFile(kind: OwnKind, file: File): Promise<void> {
  try {
    const db = await open();
    await db.put("files", file, kind);
    db.close();
  } catch {
    // see above
  }
}

export async function keptOwnFile(kind: OwnKind): Promise<File | undefined> {
  try {
    const db = await open();
    const file = await db.get("files", kind);
    db.close();
    return file;
  } catch {
    return undefined;
  }
}
