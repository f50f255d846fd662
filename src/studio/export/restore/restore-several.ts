import { shorten } from "../../texts/shorten.ts";
import { toast } from "../../ui/toaster.tsx";
import { exportTexts } from "../texts.ts";
import { useChoice } from "./choice-store.ts";
import { bodyOfFound } from "./found-body.ts";
import { type FoundSettings, readSettings } from "./read-settings.ts";
import { restore } from "./restore-settings.ts";

/**
 * Looks into files and takes their settings into the form; where they hold several, the artist chooses. Which hold none is told.
 *
 * @returns Whether the form has changed.
 */
export async function restoreFrom(files: readonly File[]): Promise<boolean> {
  const byRequest = new Map<string, FoundSettings>();
  const empty: File[] = [];
  let problem: string | undefined;
  for (const file of files) {
    try {
      const all = await readSettings(file);
      if (all.length === 0) empty.push(file);
      for (const found of all) {
        // the mesh, the picture and the zip of one asset say the same
        const request = JSON.stringify([found.provenance.family, bodyOfFound(found.provenance)]);
        if (!byRequest.get(request)?.isWhole) byRequest.set(request, found);
      }
    } catch (error) {
      problem = (error as Error).message;
    }
  }
  const found = [...byRequest.values()];
  if (problem) void toast(problem);
  if (empty[0]) {
    const { noSettings, noSettingsIn } = exportTexts.restoreSettings;
    void toast(empty.length === 1 ? noSettings(shorten(empty[0].name)) : noSettingsIn(empty.length));
  }
  if (found.length > 1) useChoice.setState({ found });
  else if (found[0]) restore(found[0]);
  return found.length === 1;
}
