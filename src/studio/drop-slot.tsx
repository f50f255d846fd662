import { Suspense, useCallback, useEffect, useState } from "react";
import { useConnections } from "./api/connections-store.ts";
import { appTexts } from "./app-texts.ts";
import { useChosenFile } from "./chosen-file.ts";
import { DropZone } from "./export/restore/drop-zone.tsx";
import { isLibraryFile } from "./library/transfer/is-library-file.ts";
import { lazyPart } from "./ui/lazy-part.ts";
import { toast } from "./ui/toaster.tsx";

const TransferDialog = lazyPart(() =>
  import("./library/transfer/transfer-dialog.tsx").then((module) => module.TransferDialog),
);

/** Takes any file that Plinth made, on every page: settings go into the form, a contact sheet and a library open. */
export function DropSlot({ onGo }: { onGo(address: string): void }) {
  const [library, setLibrary] = useState<File>();
  const chosen = useChosenFile((state) => state.file);

  const take = useCallback(
    async ([file, ...others]: readonly File[]) => {
      if (!file) return;
      if (others.length > 0) void toast(appTexts.dropSlot.oneAtATime(file.name));
      if (await isLibraryFile(file)) return setLibrary(file);
      const { isSheet, openSheet } = await import("./experiment/sheet/open-sheet.ts");
      if (await isSheet(file)) {
        try {
          const { id } = await openSheet(file, useConnections.getState().currentId);
          onGo(`/experiments/${id}`);
        } catch (error) {
          void toast(error instanceof Error ? error.message : String(error));
        }
        return;
      }
      const { restoreFrom } = await import("./export/restore/restore-settings.ts");
      const isWorkbench = /^\/(tasks\/|$)/.test(location.pathname);
      if ((await restoreFrom(file)) && !isWorkbench) onGo("/");
    },
    [onGo],
  );
  const onFiles = useCallback((files: readonly File[]) => void take(files), [take]);

  useEffect(() => {
    if (!chosen) return;
    useChosenFile.setState({ file: undefined });
    void take([chosen]);
  }, [chosen, take]);

  return (
    <>
      <DropZone onFiles={onFiles} />
      {library && (
        <Suspense>
          <TransferDialog file={library} onClose={() => setLibrary(undefined)} />
        </Suspense>
      )}
    </>
  );
}
