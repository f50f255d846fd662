import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ClientError } from "#client/client-error.ts";
import type { Family } from "#contract/family.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { isOwnService } from "../api/connection.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { createTasks } from "../api/create-tasks.ts";
import type { Draft } from "../api/draft.ts";
import { useDraft } from "../api/draft-store.ts";
import { type CreateBody, PartlyCreatedError } from "../api/partly-created-error.ts";
import { rememberPrompt } from "../api/prompt-history.ts";
import type { PromptSets } from "../api/prompt-set.ts";
import { useToldFailure } from "../api/use-told-failure.ts";
import { afterPress } from "../ui/after-press.ts";
import { announce } from "../ui/announcer.tsx";
import { placeholdersOf } from "./placeholders.ts";
import { type FieldErrors, serverErrors } from "./read-draft.ts";
import { readPrompts } from "./read-prompts.ts";
import { seedAfterRun } from "./seed-policy.ts";
import { createTexts } from "./texts.ts";

/** Sends what is written. Nothing typed is ever cleared by it. */
export function useCreate(family: Family, promptSets: PromptSets, onCreated: (record: AssetRecord) => void) {
  const connection = useCurrentConnection();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sent, setSent] = useState<{ count: number; of: number }>();
  const [refusals, setRefusals] = useState(0);
  const edit = useDraft((state) => state.edit);

  const draftNow = () => useDraft.getState().drafts[family];
  const readDraft = async (draft: Draft): Promise<readonly CreateBody[]> => {
    const { errors: found, bodies } = await readPrompts(family, draft, promptSets, isOwnService(connection));
    setErrors(found);
    return bodies;
  };

  /** A prompt whose places were told to be open: sent once more as it stands, it is meant so. */
  const toldOpen = useRef("");
  const hasOpenPlaces = ({ prompt }: Draft): boolean => {
    const open = placeholdersOf(prompt);
    if (open.length === 0 || toldOpen.current === prompt) return false;
    toldOpen.current = prompt;
    setErrors({ prompt: createTexts.useCreate.openPlaces });
    return true;
  };

  /** What is being sent, and after it what was written and sent meanwhile. */
  const drafts = useRef<Draft[]>([]);

  const mutation = useMutation({
    /** @param unsent What is left of a run that was sent in part; the first of the drafts where there is none. */
    mutationFn: async (unsent: readonly CreateBody[] | undefined): Promise<readonly AssetRecord[]> => {
      const [draft = draftNow()] = drafts.current;
      const bodies = unsent ?? (hasOpenPlaces(draft) ? [] : await readDraft(draft));
      if (bodies.length === 0) {
        setRefusals((count) => count + 1);
        return [];
      }
      rememberPrompt(draft.prompt.trim());
      const created = await createTasks(connection, family, bodies, (record, count) => {
        // the first is looked at while the others are sent
        if (count === 1) onCreated(record);
        setSent({ count, of: bodies.length });
      });
      // a seed that was typed meanwhile is the artist's
      if (useDraft.getState().drafts[family].seed === draft.seed) {
        const seeds = bodies.map((body) => body.seed);
        edit(family, { seed: seedAfterRun(draft, seeds) });
      }
      return created;
    },
    onSuccess: ({ length }) => {
      if (length > 0) announce(length > 1 ? createTexts.useCreate.tasksSent(length) : createTexts.useCreate.taskSent);
    },
    onSettled: (_, error) => {
      setSent(undefined);
      const [, ...waiting] = drafts.current;
      // where nothing comes through, the others would not either: they are among the earlier prompts
      if (error) for (const { prompt } of waiting) rememberPrompt(prompt.trim());
      drafts.current = error ? [] : waiting;
      if (drafts.current.length > 0) mutation.mutate(undefined);
    },
    onError: (error) => {
      const cause = error instanceof PartlyCreatedError ? error.cause : error;
      if (!(cause instanceof ClientError)) return;
      setErrors(serverErrors(cause.problem?.errors ?? []).errors);
      setRefusals((count) => count + 1);
    },
  });

  const failure = useToldFailure(mutation, connection.id);

  /** Checks one field when it is left, so that no one has to send to find out. */
  const check = async (field: keyof FieldErrors) => {
    const draft = useDraft.getState().drafts[family];
    const { errors: found } = await readPrompts(family, draft, promptSets, isOwnService(connection));
    afterPress(() =>
      setErrors((known) => ({
        ...known,
        [field]: field === "prompt" && !known.prompt && isEmpty() ? undefined : found[field],
      })),
    );
  };
  // an empty prompt is not wrong before it is sent
  const isEmpty = () => useDraft.getState().drafts[family].prompt.trim() === "";

  const clearError = (field: keyof FieldErrors) =>
    setErrors((known) => (known[field] ? { ...known, [field]: undefined } : known));

  // complaints that stand beside their fields are not told twice
  const isToldAtFields = mutation.error instanceof ClientError && Object.values(errors).some(Boolean);
  return {
    connection,
    errors,
    check,
    clearError,
    /** What differs from what is being sent waits for it; the same once more is a slip of the finger. */
    send: () => {
      const draft = draftNow();
      if (JSON.stringify(draft) === JSON.stringify(drafts.current.at(-1))) return;
      drafts.current.push(draft);
      if (drafts.current.length === 1) mutation.mutate(undefined);
    },
    /** Sends again what failed, and nothing that was taken. */
    retry: () => {
      if (mutation.isPending) return;
      drafts.current = [draftNow()];
      mutation.mutate(mutation.error instanceof PartlyCreatedError ? mutation.error.unsent : undefined);
    },
    isSending: mutation.isPending,
    /** How many of a run are sent so far, while there is more than one. */
    sent: mutation.isPending && sent && sent.of > 1 ? sent : undefined,
    failure: isToldAtFields ? null : failure,
    /** Counts the attempts that found something wrong with a field. */
    refusals,
    dismiss: () => mutation.isError && mutation.reset(),
  };
}
