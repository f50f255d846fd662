import { create } from "zustand";
import { type AssetRecord, withAnswer } from "./asset-record.ts";
import { database, filesOf } from "./database.ts";
import { draftOf, type Places } from "./history-draft.ts";
import { otherTabs } from "./other-tabs.ts";
import { Turns } from "./turns.ts";

interface HistoryState extends Places {
  /** False until what earlier visits left has been read. */
  loaded: boolean;
  /** Why the browser does not let us keep anything, when it does not. */
  storageProblem?: string;
}

/** Everything ever made here, mirrored in IndexedDB and in all tabs. */
export const useHistory = create<HistoryState>()(() => ({ records: {}, bin: {}, underWay: [], loaded: false }));

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
  const isMany = keys.length > SLICE;
  const known = isMany
    ? await changing.take("many", () => changeShownInTurns(keys, change))
    : changeShown(keys, change);
  // another tab may have changed it meanwhile: what is on disk counts
  await write(known, (_, stored) => stored && change(stored));
}

/** What changes many records, one after the other: between its turns each would find what another has just changed. */
const changing = new Turns(1);

/** Begun anew as often as that, because a single record changed meanwhile: then all at once. */
const TRIES = 3;

/** Changes many on the page: to change some, to show and to write them are turns of their own, between which it is drawn. */
async function changeShownInTurns(
  keys: readonly string[],
  change: (record: AssetRecord) => AssetRecord,
): Promise<readonly AssetRecord[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    await nextTurn();
    const before = useHistory.getState();
    const draft = draftOf(before);
    const known: AssetRecord[] = [];
    for (let at = 0; at < keys.length; at += TURN) {
      known.push(...changeIn(draft, before, keys.slice(at, at + TURN), change));
      await nextTurn();
    }
    const { records, bin } = useHistory.getState();
    if (records !== before.records || bin !== before.bin) continue;
    useHistory.setState(draft.done());
    await nextTurn();
    return known;
  }
  return changeShown(keys, change);
}

/** @returns The records as they were. */
function changeShown(keys: readonly string[], change: (record: AssetRecord) => AssetRecord): readonly AssetRecord[] {
  const before = useHistory.getState();
  const draft = draftOf(before);
  const known = changeIn(draft, before, keys, change);
  useHistory.setState(draft.done());
  return known;
}

function changeIn(
  draft: ReturnType<typeof draftOf>,
  { records, bin }: Places,
  keys: readonly string[],
  change: (record: AssetRecord) => AssetRecord,
): readonly AssetRecord[] {
  const known = keys.map((key) => records[key] ?? bin[key]).filter((record) => record !== undefined);
  for (const record of known) draft.put(change(record));
  return known;
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

function show(changed: readonly AssetRecord[]): void {
  if (changed.length === 0) return;
  const draft = draftOf(useHistory.getState());
  for (const record of changed) draft.put(record);
  useHistory.setState(draft.done());
}

function hide(keys: readonly string[]): void {
  const { records, bin } = useHistory.getState();
  if (!keys.some((key) => records[key] ?? bin[key])) return;
  const draft = draftOf(useHistory.getState());
  for (const key of keys) draft.take(key);
  useHistory.setState(draft.done());
}
