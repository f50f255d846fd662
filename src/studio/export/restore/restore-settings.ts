import { recalled } from "../../api/draft.ts";
import { useDraft } from "../../api/draft-store.ts";
import { useHistory } from "../../api/history-store.ts";
import type { Provenance } from "../../api/provenance.ts";
import { shorten } from "../../texts/shorten.ts";
import { usePane } from "../../ui/pane-store.ts";
import { toast } from "../../ui/toaster.tsx";
import { exportTexts } from "../texts.ts";
import type { FoundSettings } from "./read-settings.ts";

/** Takes the settings of a file into the form. That can be undone. */
export function restore({ provenance, isWhole }: FoundSettings): void {
  const { family, drafts, choose } = useDraft.getState();
  const known = provenance.taskId ? taskOf(provenance.taskId) : undefined;
  const target = known?.family ?? provenance.family;
  const before = drafts[target];
  const next = known && !isWhole ? recalled(before, known, "all") : drafted(before, provenance);
  const { edit } = useDraft.getState();
  edit(target, next);
  choose(target);
  usePane.getState().show("create");
  const cut = isWhole || known ? "" : exportTexts.restoreSettings.cutOff;
  void toast(exportTexts.restoreSettings.restored(shorten(next.prompt), cut), {
    label: exportTexts.restoreSettings.undo,
    onClick: () => {
      edit(target, before);
      choose(family);
    },
  });
}

const taskOf = (taskId: string) =>
  Object.values(useHistory.getState().records).find((record) => record.task.id === taskId);

type Draft = ReturnType<typeof useDraft.getState>["drafts"]["material"];

/** The form as the file says; what it does not say is left as it was. */
function drafted(draft: Draft, { prompt, negativePrompt, seed, family, version, faceLimit, pbr }: Provenance): Draft {
  const common = { ...draft, prompt, negativePrompt: negativePrompt ?? "", seed: String(seed) };
  if (family === "material") return common;
  return {
    ...common,
    faceLimit: faceLimit === undefined ? "" : String(faceLimit),
    ...(version && { version }),
    ...(pbr !== undefined && { pbr }),
  };
}
