import { useEffect, useRef } from "react";
import type { Family } from "#contract/family.ts";
import { PROMPT_MAX_LENGTH } from "#contract/limits.ts";
import { useAccount } from "../api/account-query.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { isOwnService } from "../api/connection.ts";
import { costOf } from "../api/cost.ts";
import type { Draft } from "../api/draft.ts";
import { useDraft } from "../api/draft-store.ts";
import type { PromptSets } from "../api/prompt-set.ts";
import { formatCredits } from "../ui/credits.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { usePane } from "../ui/pane-store.ts";
import { Switch } from "../ui/switch.tsx";
import { CreateFooter } from "./create-footer.tsx";
import { ExampleList } from "./example-list.tsx";
import { FaceLimitField } from "./face-limit-field.tsx";
import { placeholdersOf } from "./placeholders.ts";
import { PromptBox } from "./prompt-box.tsx";
import { PromptSetLine } from "./prompt-set-line.tsx";
import { REQUESTS_MAX } from "./read-prompts.ts";
import { SeedField } from "./seed-field.tsx";
import { createTexts } from "./texts.ts";
import { useCreate } from "./use-create.ts";
import { usePromptSet } from "./use-prompt-set.ts";
import { VariationsField } from "./variations-field.tsx";
import { VersionField } from "./version-field.tsx";

interface CreateFormProps {
  family: Family;
  promptSets: PromptSets;
  onCreated(record: AssetRecord): void;
}

/** Everything that goes into one request of a family. */
export function CreateForm({ family, promptSets, onCreated }: CreateFormProps) {
  const draft = useDraft((state) => state.drafts[family]);
  const { connection, errors, check, clearError, send, isSending, sent, retry, failure, refusals, dismiss } = useCreate(
    family,
    promptSets,
    onCreated,
  );
  const set = usePromptSet(draft.prompt, promptSets);
  const account = useAccount(connection);
  const count = set && set.total <= REQUESTS_MAX ? set.total : 1;
  const maxLength = isOwnService(connection) ? PROMPT_MAX_LENGTH : undefined;
  const isPremium = draft.version === "premium-v1";

  // what sending needs is fetched while the artist types
  useEffect(() => {
    const timer = setTimeout(() => void import("#contract/create.ts").then(() => import("#client/client.ts")), 500);
    return () => clearTimeout(timer);
  }, []);

  // a form that was refused shows where
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = refusals > 0 && form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!wrong) return;
    wrong.focus();
    const [open] = wrong instanceof HTMLTextAreaElement ? placeholdersOf(wrong.value) : [];
    if (open) (wrong as HTMLTextAreaElement).setSelectionRange(open.start, open.end);
  }, [refusals]);

  // what a file, a result or Undo has put into the form is seen from its beginning, wherever the form was scrolled to
  const typed = useRef(draft.prompt);
  useEffect(() => {
    if (draft.prompt !== typed.current) form.current?.firstElementChild?.scrollTo({ top: 0 });
    typed.current = draft.prompt;
  }, [draft.prompt]);

  const edit = (change: Partial<Draft>) => {
    dismiss();
    if (change.prompt !== undefined) typed.current = change.prompt;
    for (const field of Object.keys(change)) clearError(field as keyof Draft);
    useDraft.getState().edit(family, change);
  };
  useCommands({
    generate: send,
    prompt: () => {
      usePane.getState().show("create");
      requestAnimationFrame(() => form.current?.querySelector("textarea")?.focus());
    },
  });

  return (
    <form
      ref={form}
      id="create-form"
      noValidate
      className="@container flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="scroll-column gap-5">
        <PromptBox
          name="prompt"
          label={createTexts.form.prompt}
          maxLength={maxLength}
          withHistory
          rows={4}
          placeholder={family === "material" ? createTexts.form.materialPlaceholder : createTexts.form.modelPlaceholder}
          value={draft.prompt}
          error={errors.prompt}
          onChange={(prompt) => edit({ prompt })}
          onBlur={() => check("prompt")}
        />
        {set && !set.problem && <PromptSetLine set={set} onOpen={() => promptSets.openExperiment(family)} />}
        <PromptBox
          name="negativePrompt"
          label={createTexts.form.negativePrompt}
          maxLength={maxLength}
          rows={1}
          placeholder={createTexts.form.negativePlaceholder}
          value={draft.negativePrompt}
          error={errors.negativePrompt}
          onChange={(negativePrompt) => edit({ negativePrompt })}
          onBlur={() => check("negativePrompt")}
        />
        <SeedField draft={draft} error={errors.seed} onEdit={edit} onBlur={() => check("seed")} />
        {family === "text-to-3d" && (
          <>
            <VersionField value={draft.version} error={errors.version} onChange={(version) => edit({ version })} />
            <Switch
              label={createTexts.form.pbrTextures}
              hint={isPremium ? createTexts.form.pbrHint : createTexts.form.pbrOnlyPremium}
              checked={draft.pbr && isPremium}
              disabled={!isPremium}
              onChange={(pbr) => edit({ pbr })}
            />
          </>
        )}
        <div className={family === "text-to-3d" ? "grid grid-cols-2 gap-3" : ""}>
          {family === "text-to-3d" && (
            <FaceLimitField
              value={draft.faceLimit}
              error={errors.faceLimit}
              onChange={(faceLimit) => edit({ faceLimit })}
              onBlur={() => check("faceLimit")}
            />
          )}
          <VariationsField
            value={draft.variations}
            error={errors.variations}
            onChange={(variations) => edit({ variations })}
            onBlur={() => check("variations")}
          />
        </div>
        <ExampleList family={family} onPick={(prompt) => edit({ prompt })} />
      </div>
      <CreateFooter
        connection={connection}
        cost={account && formatCredits(costOf(family, draft, account.prices) * count)}
        isSending={isSending}
        sent={sent}
        failure={failure}
        onRetry={retry}
      />
    </form>
  );
}
