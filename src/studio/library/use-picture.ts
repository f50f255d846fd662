import { useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { getPreview } from "../api/file-store.ts";
import { decoded } from "../ui/decoded.ts";

/** Pictures that nobody shows are held for coming back to them; the oldest go first. */
const HELD = 240;
/** A card that only flies by asks for nothing. */
const REST_MS = 70;

interface Picture {
  url: string;
  shown: number;
}

const pictures = new Map<string, Picture>();

/** The address of a record's small picture while it is shown. Null where it has none, undefined until that is known. */
export function usePicture(record: AssetRecord): string | null | undefined {
  const isThere = record.keptRevision !== undefined;
  const id = `${record.key} ${record.keptRevision}`;
  const [loaded, setLoaded] = useState<{ id: string; url: string | null }>();

  const isReplacing = useRef(false);
  isReplacing.current = typeof loaded?.url === "string" && loaded.id !== id;

  useEffect(() => {
    if (!isThere) return;
    let isOver = false;
    let held: Picture | undefined;
    const hold = (picture: Picture) => {
      picture.shown++;
      held = picture;
      setLoaded({ id, url: picture.url });
    };
    const load = async () => {
      const blob = await getPreview(record.key);
      if (isOver) return;
      if (!blob) return setLoaded({ id, url: null });
      const url = URL.createObjectURL(blob);
      // one that takes another's place is read first: the old one goes at once, the new one would come a frame later
      if (isReplacing.current) await decoded(url);
      const other = pictures.get(id);
      if (other) URL.revokeObjectURL(url);
      const picture = other ?? { url, shown: 0 };
      pictures.set(id, picture);
      if (!isOver) hold(picture);
    };
    const known = pictures.get(id);
    if (known) {
      // to the end of the line of those that may go
      pictures.delete(id);
      pictures.set(id, known);
      hold(known);
    }
    const timer = known ? 0 : window.setTimeout(load, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (held) held.shown--;
      release();
    };
  }, [isThere, id, record.key]);

  if (!isThere) return null;
  if (loaded?.id === id) return loaded.url;
  // of the same record, the older one is seen until the newer one is read
  return pictures.get(id)?.url ?? (loaded?.id.startsWith(`${record.key} `) ? loaded.url : undefined);
}

function release(): void {
  if (pictures.size <= HELD) return;
  for (const [id, { url, shown }] of pictures) {
    if (pictures.size <= HELD) return;
    if (shown > 0) continue;
    URL.revokeObjectURL(url);
    pictures.delete(id);
  }
}
