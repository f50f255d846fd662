import type { Provenance } from "../../api/provenance.ts";
import type { MaterialChoice } from "../export-choice.ts";
import { targetOffer } from "../export-choice.ts";
import { exportFilesTexts } from "../job/texts.ts";
import type { MaterialMap } from "./material-maps.ts";

/** What goes where, and what made it. */
export function materialReadme(choice: MaterialChoice, maps: readonly MaterialMap[], provenance: Provenance): string {
  const convention = choice.normal === "dx" ? exportFilesTexts.readme.directx : exportFilesTexts.readme.opengl;
  const rows = maps.map(
    ({ name, file }) =>
      `${file}\n    ${exportFilesTexts.readme.what[name]}${name === "normal" ? `, ${convention}` : ""}`,
  );
  return [
    `${provenance.prompt}`,
    "",
    choice.target === "maps"
      ? targetOffer("maps").label
      : exportFilesTexts.readme.for(targetOffer(choice.target).label),
    exportFilesTexts.readme.how[choice.target],
    "",
    ...rows,
    "",
    exportFilesTexts.readme.theMapsTile,
    "",
    ...settingsLines(provenance),
  ].join("\n");
}

/** What made it, for people. The same is inside every file, for programs. */
export function settingsLines({ prompt, negativePrompt, seed, version, taskId, server }: Provenance): string[] {
  return [
    exportFilesTexts.readme.madeWithPlinth,
    exportFilesTexts.readme.prompt(prompt),
    ...(negativePrompt ? [exportFilesTexts.readme.negativePrompt(negativePrompt)] : []),
    exportFilesTexts.readme.seed(seed),
    ...(version ? [exportFilesTexts.readme.version(version)] : []),
    ...(taskId ? [exportFilesTexts.readme.task(taskId)] : []),
    ...(server ? [exportFilesTexts.readme.server(server)] : []),
    exportFilesTexts.readme.dropThisZip,
    "",
  ];
}
