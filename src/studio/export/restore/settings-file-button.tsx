import { FileInput } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { exportTexts } from "../texts.ts";

/** For those who do not drag: chooses files that could have been dropped. */
export function SettingsFileButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
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
        multiple
        aria-label={exportTexts.settingsFileButton.fileWithSettings}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // the same file may be chosen again
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
