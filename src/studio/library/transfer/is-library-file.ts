import { MANIFEST_PATH } from "./library-file.ts";

/** Where the name of a zip's first file begins. */
const NAME_START = 30;

/** Whether a file begins as a whole library does: a zip whose first file is the library's own description. */
export async function isLibraryFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, NAME_START + MANIFEST_PATH.length).arrayBuffer());
  return (
    new TextDecoder("latin1").decode(head.subarray(0, 4)) === "PK\u0003\u0004" &&
    new TextDecoder().decode(head.subarray(NAME_START)) === MANIFEST_PATH
  );
}
