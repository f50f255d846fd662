import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isPutAway } from "../api/asset-record.ts";
import { useHistory } from "../api/history-store.ts";
import { evictionsFor, useEvictions } from "../api/make-room.ts";
import { queryClient } from "../api/query-client.ts";
import { useStorageEstimate } from "../api/storage-estimate.ts";
import { setStorageLimit } from "../api/storage-rules.ts";
import { Button } from "../ui/button.tsx";
import { formatBytes } from "../ui/bytes.ts";
import { Notice } from "../ui/notice.tsx";
import { Select } from "../ui/select.tsx";
import { settingsTexts } from "./texts.ts";

const LIMITS = [250e6, 500e6, 1e9, 2e9, 5e9, 10e9, 20e9, 50e9] as const;

/** What is kept in this browser, how much room it takes, and what goes first when room gets short. */
export function StorageSection({ children }: { children?: ReactNode }) {
  const records = useHistory((state) => state.records);
  const problem = useHistory((state) => state.storageProblem);
  const latest = useEvictions((state) => state.latest);
  const { usage, quota, isPersistent, limitBytes, models, materials, starred } = useStorageEstimate();
  const [asked, setAsked] = useState<number>();
  const all = Object.values(records);
  const away = all.filter(isPutAway).length;
  const persist = useMutation({
    mutationFn: async () => (await navigator.storage?.persist?.()) ?? false,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["storage"] }),
  });
  const going = asked === undefined ? undefined : evictionsFor(asked);
  const other = usage === undefined ? undefined : Math.max(0, usage - models - materials);
  const of = quota ?? usage ?? 0;

  const choose = (value: string) => {
    const limit = value === "" ? undefined : Number(value);
    // what would put files away is said first
    if (limit !== undefined && evictionsFor(limit).records.length > 0) return setAsked(limit);
    setAsked(undefined);
    setStorageLimit(limit);
  };

  return (
    <section aria-labelledby="storage" className="flex flex-col gap-4">
      <h2 id="storage" className="scroll-mt-4 font-semibold text-ink text-lg">
        {settingsTexts.storageSection.storage}
      </h2>
      {problem && (
        <Notice tone="bad" title={settingsTexts.storageSection.nothingKept}>
          {settingsTexts.storageSection.nothingKeptDetail(problem)}
        </Notice>
      )}
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-panel p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
          {settingsTexts.storageSection.results(all.length)}
          <span className="text-muted tabular-nums">
            {usage !== undefined && formatBytes(usage)}
            {quota !== undefined && (
              <span className="text-faint"> {settingsTexts.storageSection.ofQuota(formatBytes(quota))}</span>
            )}
          </span>
        </p>
        <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-hover forced-color-adjust-none">
          {[
            [models, "bg-accent"],
            [materials, "bg-good"],
            [other ?? 0, "bg-line-strong"],
          ].map(([bytes, colour]) => (
            <div
              key={colour}
              className={String(colour)}
              style={{ width: of > 0 ? `${(100 * Number(bytes)) / of}%` : 0, minWidth: Number(bytes) > 0 ? 3 : 0 }}
            />
          ))}
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Kind colour="bg-accent" name={settingsTexts.storageSection.models} bytes={models} />
          <Kind colour="bg-good" name={settingsTexts.storageSection.materials} bytes={materials} />
          {other !== undefined && (
            <Kind colour="bg-line-strong" name={settingsTexts.storageSection.other} bytes={other} />
          )}
          <Kind name={settingsTexts.storageSection.starred} bytes={starred} />
        </dl>
      </div>

      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-medium text-muted text-sm">{settingsTexts.storageSection.roomForFiles}</p>
          <p className="text-faint text-sm">{settingsTexts.storageSection.roomHint}</p>
        </div>
        <Select
          label={settingsTexts.storageSection.roomForFiles}
          className="w-48"
          value={String(asked ?? limitBytes ?? "")}
          options={[
            { value: "", label: settingsTexts.storageSection.whatTheBrowserGives },
            ...LIMITS.map((limit) => ({ value: String(limit), label: formatBytes(limit) })),
          ]}
          onChange={choose}
        />
      </div>
      {going && asked !== undefined && (
        <Notice
          tone="plain"
          title={settingsTexts.storageSection.wouldBePutAway(going.records.length, formatBytes(going.bytes))}
          actions={
            <>
              <Button
                onClick={() => {
                  setStorageLimit(asked);
                  setAsked(undefined);
                }}
              >
                {settingsTexts.storageSection.putThemAway}
              </Button>
              <Button look="quiet" onClick={() => setAsked(undefined)}>
                {settingsTexts.storageSection.leave}
              </Button>
            </>
          }
        >
          {settingsTexts.storageSection.nothingDeleted}
        </Notice>
      )}
      {latest && !going && (
        <p role="status" className="text-muted">
          {settingsTexts.storageSection.madeRoom(latest.count, formatBytes(latest.bytes))}
        </p>
      )}
      {away > 0 && <p className="text-faint text-sm">{settingsTexts.storageSection.onServersOnly(away)}</p>}

      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-medium text-muted text-sm">{settingsTexts.storageSection.lastingStorage}</p>
          <p className="text-faint text-sm">
            {isPersistent ? settingsTexts.storageSection.lasting : settingsTexts.storageSection.notLasting}
          </p>
          {persist.data === false && (
            <p role="status" className="text-muted text-sm">
              {settingsTexts.storageSection.notPromised}
            </p>
          )}
        </div>
        {!isPersistent && (
          <Button disabled={persist.isPending} onClick={() => persist.mutate()}>
            {settingsTexts.storageSection.askTheBrowser}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

function Kind({ colour, name, bytes }: { colour?: string; name: string; bytes: number }) {
  return (
    <div className="flex items-center gap-2">
      {colour && <span aria-hidden className={`size-2 rounded-full forced-color-adjust-none ${colour}`} />}
      <dt className="text-faint">{name}</dt>
      <dd className="text-muted tabular-nums">{formatBytes(bytes)}</dd>
    </div>
  );
}
