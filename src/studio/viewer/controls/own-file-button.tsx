import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import type { OwnKind } from "../own/own-files.ts";
import { OWN_TYPES, takeOwnFile, useOwnThings } from "../own/own-things.ts";
import { viewerTexts } from "../texts.ts";

interface OwnFileButtonProps {
  kind: OwnKind;
  /** What the button says. */
  children: string;
  /** The button itself says which file there is: where nothing has room below it. */
  short?: boolean;
  onTaken(): void;
}

/** Picks a file of the artist's own, and says what is wrong with it when it cannot be used. */
export function OwnFileButton({ kind, children, short = false, onTaken }: OwnFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problems, names, reading } = useOwnThings();
  const problem = problems[kind];
  const isReading = reading?.kind === kind;
  const name = names[kind];
  return (
    <div className="flex flex-col gap-1.5">
      <input
        ref={input}
        type="file"
        aria-label={children}
        accept={OWN_TYPES[kind]}
        hidden
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // the same file can be picked again
          currentTarget.value = "";
          if (file && (await takeOwnFile(kind, file))) onTaken();
        }}
      />
      <Button
        icon={FolderOpen}
        disabledReason={isReading ? viewerTexts.ownFileButton.readingAloud : undefined}
        onClick={() => input.current?.click()}
      >
        <span className="truncate">
          {isReading ? viewerTexts.ownFileButton.reading : short && name ? name : children}
        </span>
      </Button>
      {name && !short && <p className="truncate text-faint text-sm">{name}</p>}
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
