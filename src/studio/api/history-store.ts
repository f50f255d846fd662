import { create } from "zustand";
import { type AssetRecord, withAnswer } from "./asset-record.ts";
import { database, filesOf } from "./database.ts";
import { otherTabs } from "./other-tabs.ts";

type Records = Readonly<Record<string, AssetRecord>>;

interface HistoryState {
  /** By `AssetRecord.key`. */
  records: Records;
  /** Deleted ones, as long as that can be undone. */
  bin: Records;
  /** False until what earlier visits left has been read. */
  loaded: boolean;
  /** Why the browser does not let us keep anything, when it does not. */
  storageProblem?: string;
}

/** Everything ever made here, mirrored in IndexedDB and in all tabs. */
export const useHistory = create<HistoryState>()(() => ({ records: {}, bin: {}, loaded: false }));

/** Told the keys of records that have changed. */
const tabs = otherTabs<readonly string[]>("plinth.history");

/** Records read or written in one go: few enough for the page to stay smooth. */
const SLICE = 500;

/** Records changed on the page in one go: that is quicker than to write them. */
const TURN = 2000;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const noteStorageProblem = (error: unknown): void =>
  useHistory.setState({ storageProblem: error instanceof Error ? error.message : String(error) });

/** Reads what earlier visits left, and from then on what other tabs change. */
export async function loadHistory(): Promise<void> {
  tabs.hear((keys) => void readAgain(keys).catch(noteStorageProblem));
  try {
    const db = await database();
    const stored: AssetRecord[] = [];
    let slice: AssetRecord[];
    let range: IDBKeyRange | null = null;
    do {
      slice = await db.getAll("records", range, SLICE);
      stored.push(...slice);
      range = IDBKeyRange.lowerBound(slice.at(-1)?.key ?? "", true);
    } while (slice.length === SLICE);
    // what has come meanwhile is newer
    const { records, bin } = useHistory.getState();
    show(stored.filter(({ key }) => !records[key] && !bin[key]));
  } catch (error) {
    noteStorageProblem(error);
  }
  useHistory.setState({ loaded: true });
}

/** Writes of this tab that are under way, by record key, and whether another tab has spoken meanwhile. */
const writing = new Map<string, { count: number; toldOtherwise: boolean }>();

/** Takes what is on disk: it was written by another tab or by a worker. */
async function readAgain(keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += SLICE) {
    const slice = keys.slice(at, at + SLICE);
    const { store } = (await database()).transaction("records");
    const found = await Promise.all(slice.map((key) => store.get(key)));
    const isFree = (key: string): boolean => {
      const own = writing.get(key);
      if (own) own.toldOtherwise = true;
      return !own;
    };
    hide(slice.filter((key, index) => !found[index] && isFree(key)));
    show(found.filter((record) => record !== undefined).filter(({ key }) => isFree(key)));
  }
}

/** Takes over what a worker has written, here and in the other tabs. */
export async function takeOver(keys: readonly string[]): Promise<void> {
  await readAgain(keys);
  tabs.tell(keys);
}

/** One that was deleted is found too, as long as that can be undone. */
export const findRecord = (key: string): AssetRecord | undefined => {
  const { records, bin } = useHistory.getState();
  return records[key] ?? bin[key];
};

/** Remembers records, at once on the page and soon after on disk. What another tab knows of them already stays. */
export async function putRecords(added: readonly AssetRecord[]): Promise<void> {
  show(added);
  await write(added, (record, stored) =>
    stored ? { ...withAnswer(stored, record.task), asked: { ...stored.asked, ...definedOf(record.asked) } } : record,
  );
}

const definedOf = (asked: AssetRecord["asked"]): AssetRecord["asked"] =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

/** Changes records that are there; one that was deleted meanwhile stays deleted. */
export async function changeRecords(
  keys: readonly string[],
  change: (record: AssetRecord) => AssetRecord,
): Promise<void> {
  const known: AssetRecord[] = [];
  const changed: AssetRecord[] = [];
  // many at once: to change some, to show and to write them are turns of their own, between which the page is drawn
  for (let at = 0; at < keys.length; at += TURN) {
    if (keys.length > SLICE) await nextTurn();
    for (const key of keys.slice(at, at + TURN)) {
      const record = findRecord(key);
      if (!record) continue;
      known.push(record);
      changed.push(change(record));
    }
  }
  if (keys.length > TURN) await nextTurn();
  // what has become another meanwhile is changed as it is now
  show(
    changed.flatMap((after, index) => {
      const [before, now] = [known[index], findRecord(after.key)];
      return now === before ? after : now ? change(now) : [];
    }),
  );
  if (keys.length > SLICE) await nextTurn();
  // another tab may have changed it meanwhile: what is on disk counts
  await write(known, (_, stored) => stored && change(stored));
}

export const changeRecord = (key: string, change: (record: AssetRecord) => AssetRecord): Promise<void> =>
  changeRecords([key], change);

/** Forgets records and their files. */
export async function forgetRecords(keys: readonly string[]): Promise<void> {
  hide(keys);
  try {
    const transaction = (await database()).transaction(["records", "files"], "readwrite");
    const [records, files] = [transaction.objectStore("records"), transaction.objectStore("files")];
    await Promise.all([...keys.flatMap((key) => [records.delete(key), files.delete(filesOf(key))]), transaction.done]);
    tabs.tell(keys);
  } catch (error) {
    noteStorageProblem(error);
  }
}

async function write(
  records: readonly AssetRecord[],
  merge: (record: AssetRecord, stored: AssetRecord | undefined) => AssetRecord | undefined,
): Promise<void> {
  for (const { key } of records) {
    const own = writing.get(key) ?? { count: 0, toldOtherwise: false };
    writing.set(key, { ...own, count: own.count + 1 });
  }
  try {
    for (let at = 0; at < records.length; at += SLICE) {
      const slice = records.slice(at, at + SLICE);
      const transaction = (await database()).transaction("records", "readwrite");
      await Promise.all(
        slice.map(async (record) => {
          const merged = merge(record, await transaction.store.get(record.key));
          if (merged) await transaction.store.put(merged);
        }),
      );
      await transaction.done;
      tabs.tell(slice.map(({ key }) => key));
    }
  } catch (error) {
    noteStorageProblem(error);
  }
  const stale = records.flatMap(({ key }) => {
    const own = writing.get(key);
    if (own && own.count > 1) {
      writing.set(key, { ...own, count: own.count - 1 });
      return [];
    }
    writing.delete(key);
    return own?.toldOtherwise ? [key] : [];
  });
  if (stale.length > 0) await readAgain(stale).catch(noteStorageProblem);
}

/** Puts records where they belong: among all, or in the bin. */
function show(changed: readonly AssetRecord[]): void {
  if (changed.length === 0) return;
  useHistory.setState(({ records, bin }) => {
    const isBinTouched = changed.some(({ key, binnedAtMs }) => binnedAtMs !== undefined || bin[key]);
    const shown: Record<string, AssetRecord> = { ...records };
    const binned: Record<string, AssetRecord> = { ...bin };
    for (const record of changed) {
      const isBinned = record.binnedAtMs !== undefined;
      delete (isBinned ? shown : binned)[record.key];
      (isBinned ? binned : shown)[record.key] = record;
    }
    return { records: shown, ...(isBinTouched && { bin: binned }) };
  });
}

function hide(keys: readonly string[]): void {
  // the very same where nothing of it goes: another would be a change, and thousands are laid out anew for it
  const without = (all: Records): Records => {
    if (!keys.some((key) => all[key])) return all;
    const left: Record<string, AssetRecord> = { ...all };
    for (const key of keys) delete left[key];
    return left;
  };
  const { records, bin } = useHistory.getState();
  const left = { records: without(records), bin: without(bin) };
  if (left.records !== records || left.bin !== bin) useHistory.setState(left);
}
