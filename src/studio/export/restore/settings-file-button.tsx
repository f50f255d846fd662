import { FileInput } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { exportTexts } from "../texts.ts";

/** For those who do not drag: chooses a file that could have been dropped. */
export function SettingsFileButton({ onFile }: { onFile(file: File): void }) {
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
          if (file) onFile(file);
        }}
      />
    </>
  );
}
