import { Copy } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { Connection } from "../../api/connection.ts";
import { recordAddress } from "../../api/record-address.ts";
import { bodyOf } from "../../api/record-body.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toaster.tsx";
import { exportTexts } from "../texts.ts";
import { asCurl, asFetch, asJson, asPython, type RequestToCopy } from "./request-code.ts";

const CODES: readonly { label: string; note: string; write(request: RequestToCopy): string }[] = [
  { label: "cURL", note: "shell", write: asCurl },
  {
    label: "JSON",
    get note() {
      return exportTexts.copyMenu.requestBody;
    },
    write: asJson,
  },
  { label: "JavaScript", note: "fetch", write: asFetch },
  {
    get label() {
      return exportTexts.copyMenu.python;
    },
    note: "requests",
    write: asPython,
  },
];

const itemStyle =
  "flex h-8 cursor-pointer items-center justify-between gap-6 rounded-sm px-2 outline-none data-highlighted:bg-hover data-highlighted:text-ink pointer-coarse:h-11";

/** Copies what made a task: as a link into this studio, or as a request to its server. Never with a token. */
export function CopyMenu({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const request: RequestToCopy = {
    baseUrl: connection?.baseUrl ?? location.origin,
    family: record.family,
    body: bodyOf(record),
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton icon={Copy} label={exportTexts.copyMenu.copyAs} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        side="top"
        sideOffset={6}
        className="z-40 min-w-52 rounded-lg border border-line bg-raised p-1 text-muted shadow-float"
      >
        <DropdownMenu.Item
          className={itemStyle}
          onSelect={() => void copy(location.origin + recordAddress(record), exportTexts.copyMenu.linkCopied)}
        >
          {exportTexts.copyMenu.link}
          <span className="text-faint text-sm">{exportTexts.copyMenu.thisStudio}</span>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        {CODES.map(({ label, note, write }) => (
          <DropdownMenu.Item
            key={label}
            className={itemStyle}
            onSelect={() =>
              void copy(
                write(request),
                label === "JSON" ? exportTexts.copyMenu.jsonCopied : exportTexts.copyMenu.copied(label),
              )
            }
          >
            {label}
            <span className="text-faint text-sm">{note}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

async function copy(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void toast(words);
  } catch {
    void toast(exportTexts.copyMenu.notAllowed);
  }
}
