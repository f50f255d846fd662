import { useCallback, useEffect, useState } from "react";
import { useConnections } from "./api/connections-store.ts";
import { appTexts } from "./app-texts.ts";
import { useChosenFiles } from "./chosen-files.ts";
import { useChoice } from "./export/restore/choice-store.ts";
import { DropZone } from "./export/restore/drop-zone.tsx";
import { isLibraryFile } from "./library/transfer/is-library-file.ts";
import { Coming } from "./ui/coming.tsx";
import { lazyPart } from "./ui/lazy-part.ts";
import { toast } from "./ui/toaster.tsx";

const TransferDialog = lazyPart(() =>
  import("./library/transfer/transfer-dialog.tsx").then((module) => module.TransferDialog),
);
const ChoiceDialog = lazyPart(() => import("./export/restore/choice-dialog.tsx").then((module) => module.ChoiceDialog));

const forget = () => useChoice.setState({ found: [] });

/** Takes any files that Plinth made, on every page: settings go into the form, contact sheets and libraries open. */
export function DropSlot({ onGo }: { onGo(address: string): void }) {
  const [libraries, setLibraries] = useState<readonly File[]>([]);
  const chosen = useChosenFiles((state) => state.files);
  const found = useChoice((state) => state.found);

  const take = useCallback(
    async (files: readonly File[]) => {
      const { isSheet } = await import("./experiment/sheet/open-sheet.ts");
      const sorted: Record<"library" | "sheet" | "settings", File[]> = { library: [], sheet: [], settings: [] };
      for (const file of files) {
        const kind = (await isLibraryFile(file)) ? "library" : (await isSheet(file)) ? "sheet" : "settings";
        sorted[kind].push(file);
      }
      if (sorted.library.length > 0) setLibraries(sorted.library);
      const address = await openSheets(sorted.sheet);
      if (address) onGo(address);
      if (sorted.settings.length === 0) return;
      const { restoreFrom } = await import("./export/restore/restore-several.ts");
      const isWorkbench = /^\/(tasks\/|$)/.test(location.pathname);
      if ((await restoreFrom(sorted.settings)) && !isWorkbench && !address) onGo("/");
    },
    [onGo],
  );
  const onFiles = useCallback((files: readonly File[]) => void take(files), [take]);

  useEffect(() => {
    if (chosen.length === 0) return;
    useChosenFiles.setState({ files: [] });
    void take(chosen);
  }, [chosen, take]);

  return (
    <>
      <DropZone onFiles={onFiles} />
      {libraries.length > 0 && (
        <Coming onClose={() => setLibraries([])}>
          <TransferDialog files={libraries} onClose={() => setLibraries([])} />
        </Coming>
      )}
      {found.length > 0 && (
        <Coming onClose={forget}>
          <ChoiceDialog found={found} onClose={forget} onGo={onGo} />
        </Coming>
      )}
    </>
  );
}

/** Makes an experiment of each contact sheet. @returns Where to look at what was opened; undefined when nothing was. */
async function openSheets(sheets: readonly File[]): Promise<string | undefined> {
  const { openSheet } = await import("./experiment/sheet/open-sheet.ts");
  const ids: string[] = [];
  for (const sheet of sheets) {
    try {
      ids.push((await openSheet(sheet, useConnections.getState().currentId)).id);
    } catch (error) {
      void toast(error instanceof Error ? error.message : String(error));
    }
  }
  if (ids.length > 1) void toast(appTexts.dropSlot.sheetsOpened(ids.length));
  return ids.length > 1 ? "/experiments" : ids[0] && `/experiments/${ids[0]}`;
}
