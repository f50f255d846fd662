import { useMutation } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { createTasks } from "../api/create-tasks.ts";
import { PartlyCreatedError } from "../api/partly-created-error.ts";
import { bodyOf } from "../api/record-body.ts";
import { announce } from "../ui/announcer.tsx";
import { createMoreTexts } from "./more-texts.ts";
import { seedsOf } from "./seed-policy.ts";
import { type WordSwap, withWord } from "./word-swaps.ts";

/** What is to be like it: the seeds after its own, or one word changed. */
export type More = { seeds: number } | { swap: WordSwap; other: string };

/** Sends what is like an earlier asset, with everything else as it was there. */
export function useMore(
  record: AssetRecord,
  connection: Connection | undefined,
  onCreated: (first: AssetRecord) => void,
) {
  return useMutation({
    mutationFn: (more: More) => {
      if (!connection) throw new Error(createMoreTexts.useMore.connectionGone);
      const body = bodyOf(record);
      const bodies =
        "seeds" in more
          ? seedsOf(record.task.seed, more.seeds + 1)
              .slice(1)
              .map((seed) => ({ ...body, seed }))
          : [{ ...body, prompt: withWord(body.prompt, more.swap, more.other) }];
      return createTasks(connection, record.family, bodies);
    },
    onSuccess: ([first, ...others]) => {
      if (!first) return;
      announce(
        others.length > 0 ? createMoreTexts.useMore.tasksSent(others.length + 1) : createMoreTexts.useMore.taskSent,
      );
      onCreated(first);
    },
    onError: (error) => {
      if (error instanceof PartlyCreatedError && error.created[0]) onCreated(error.created[0]);
    },
  });
}
