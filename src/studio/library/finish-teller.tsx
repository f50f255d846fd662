import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { type AssetRecord, isUnderWay } from "../api/asset-record.ts";
import { isOfExperiment } from "../api/experiments-store.ts";
import { useHistory } from "../api/history-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { announce } from "../ui/announcer.tsx";
import { toast } from "../ui/toaster.tsx";
import { pageTitle } from "./page-title.ts";

/** Tells that a task has finished: in the tab's title, to screen readers, and in passing when something else is on the stage. */
export function FinishTeller() {
  const [place, navigate] = useLocation();
  const current = useHistory(({ records }) => Object.values(records).find((record) => recordAddress(record) === place));
  const [finished, setFinished] = useState<AssetRecord>();
  const underWay = useHistory(({ records }) => Object.values(records).filter(isUnderWay).length);

  useEffect(
    () =>
      useHistory.subscribe(({ records }, { records: before }) => {
        for (const record of Object.values(records)) {
          const earlier = before[record.key];
          if (!earlier || earlier === record || !isUnderWay(earlier) || isUnderWay(record)) continue;
          const isWell = record.task.status === "succeeded" && !record.lost;
          const words = `${record.task.prompt} ${isWell ? "is finished." : "has failed."}`;
          if (document.hidden) setFinished(record);
          if (location.pathname === recordAddress(record)) announce(words);
          // an experiment shows in its grid what becomes of its cells, and tells when all of it is done
          else if (!isOfExperiment(record.key))
            void toast(words, { label: "Show", onClick: () => navigate(recordAddress(record)) });
        }
      }),
    [navigate],
  );

  useEffect(() => {
    const seen = () => !document.hidden && setFinished(undefined);
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);

  const title = pageTitle({ current, finished, underWay });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
