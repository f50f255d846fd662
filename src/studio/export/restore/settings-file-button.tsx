import { FileInput } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { DropZone } from "./drop-zone.tsx";
import { restoreFrom } from "./restore-settings.ts";

/** Takes the settings of a file: dropped anywhere, or chosen by those who do not drag. */
export function SettingsFileButton() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={FileInput}
        label="Settings from a file"
        tip="Take the settings of a file that Plinth made. Or drop it anywhere."
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File with settings"
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
