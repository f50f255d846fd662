import { FileInput } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { exportTexts } from "../texts.ts";
import { DropZone } from "./drop-zone.tsx";
import { restoreFrom } from "./restore-settings.ts";

/** Takes the settings of a file: dropped anywhere, or chosen by those who do not drag. */
export function SettingsFileButton() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={FileInput}
        label={exportTexts.settingsFileButton.settingsFromAFile}
        tip={exportTexts.settingsFileButton.tip}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={exportTexts.settingsFileButton.fileWithSettings}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // the same file may be chosen again
          event.target.value = "";
          if (file) void restoreFrom(file);
        }}
      />
      <DropZone />
    </>
  );
}
