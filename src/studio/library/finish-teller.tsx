import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useShallow } from "zustand/shallow";
import { type AssetRecord, isUnderWay } from "../api/asset-record.ts";
import { useConnections } from "../api/connections-store.ts";
import { isOfExperiment } from "../api/experiments-store.ts";
import type { Records } from "../api/history-draft.ts";
import { useHistory } from "../api/history-store.ts";
import { useEvictions } from "../api/make-room.ts";
import { notify } from "../api/notify-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { takeOwnCancellation } from "../api/remove-task.ts";
import { shorten } from "../texts/shorten.ts";
import { announce } from "../ui/announcer.tsx";
import { toast } from "../ui/toaster.tsx";
import { pageTitle } from "./page-title.ts";
import { libraryTexts } from "./texts.ts";

/** The title says how far it is in steps, so that it does not flicker. */
const STEPS = 20;

/** Tells that a task has finished: in the tab's title, to screen readers, by the system, and in passing where its picture is not seen to come. */
export function FinishTeller() {
  const [place, navigate] = useLocation();
  const current = useHistory(({ records }) => records[keyOf(place)]);
  const [finished, setFinished] = useState<AssetRecord>();
  const { underWay, progress } = useHistory(
    useShallow(({ underWay: running }) => {
      const told = running.flatMap(({ report }) => report?.progress ?? []);
      const far = told.length === running.length ? told.reduce((sum, each) => sum + each, 0) / told.length : undefined;
      return {
        underWay: running.length,
        progress: far === undefined || Number.isNaN(far) ? undefined : Math.floor(far * STEPS) / STEPS,
      };
    }),
  );

  useEffect(
    () =>
      useHistory.subscribe(({ records, underWay }, { underWay: before }) => {
        if (underWay === before) return;
        // an experiment tells once, when all of its cells are done
        const all = endedOf(records, before).filter(({ key }) => !isOfExperiment(key));
        const own = all.filter((each) => each.task.status === "failed" && takeOwnCancellation(each));
        for (const each of own) announce(libraryTexts.finishTeller.cancelled(shorten(each.task.prompt)));
        const ended = all.filter((each) => !own.includes(each));
        const [record] = ended;
        if (!record) return;
        const show = () => navigate(recordAddress(record));
        const words = ended.map(wordsOf);
        if (document.hidden) setFinished(record);
        notify(
          ended.length === 1 ? (words[0] ?? "") : libraryTexts.finishTeller.areFinished(ended.length),
          shorten(record.task.prompt, 200),
          show,
        );
        for (const [index, each] of ended.entries()) {
          if (location.pathname === recordAddress(each) || isSeenOnShelf(each)) announce(words[index] ?? "");
          else
            void toast(words[index] ?? "", {
              label: libraryTexts.finishTeller.show,
              name: libraryTexts.finishTeller.showOf(shorten(each.task.prompt)),
              onClick: () => navigate(recordAddress(each)),
            });
        }
      }),
    [navigate],
  );

  useEffect(
    () =>
      useEvictions.subscribe(({ latest }) => {
        if (latest) void toast(libraryTexts.finishTeller.madeRoom(latest.count));
      }),
    [],
  );

  useEffect(() => {
    const seen = () => !document.hidden && setFinished(undefined);
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);

  const title = pageTitle({ place, current, finished, underWay, progress });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** What was under way before and is not any more. What the artist stopped watching has not ended. */
const endedOf = (records: Records, before: readonly AssetRecord[]): AssetRecord[] =>
  before.flatMap((earlier) => {
    const record = records[earlier.key];
    return record && record !== earlier && !record.unwatched && !isUnderWay(record) ? [record] : [];
  });

/** Its picture comes onto the shelf before the artist's eyes: words over the shelf would hide it. A failure has none. */
const isSeenOnShelf = ({ task, connectionId }: AssetRecord): boolean =>
  task.status === "succeeded" &&
  connectionId === useConnections.getState().currentId &&
  /^\/(tasks\/.*)?$/.test(location.pathname) &&
  matchMedia("(min-width: 48rem)").matches;

const wordsOf = (record: AssetRecord): string => {
  const isWell = record.task.status === "succeeded" && !record.lost;
  const isCancelled = record.report?.failure?.code === "cancelled";
  return libraryTexts.finishTeller[isWell ? "finished" : isCancelled ? "cancelled" : "failed"](
    shorten(record.task.prompt),
  );
};

/** `/tasks/box/material/7` -> the key of that record. */
const keyOf = (place: string): string =>
  place.startsWith("/tasks/") ? place.slice("/tasks/".length).split("/").map(decodeURIComponent).join("/") : "";
