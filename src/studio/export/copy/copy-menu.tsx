import { Copy } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { fileAddresses } from "#client/file-address.ts";
import { type AssetRecord, fileUrls } from "../../api/asset-record.ts";
import type { Connection } from "../../api/connection.ts";
import { provenanceOf } from "../../api/provenance.ts";
import { recordAddress } from "../../api/record-address.ts";
import { bodyOf } from "../../api/record-body.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toaster.tsx";
import { blenderFetch } from "../script/blender-fetch.ts";
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

/**
 * Copies a task as a link into this studio, as a script that takes it into Blender, or as the request that made it. Never with
 * a token.
 */
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
        {record.task.status === "succeeded" && fileUrls(record.task).length > 0 && (
          <>
            <DropdownMenu.Item
              className={itemStyle}
              onSelect={() =>
                void copy(
                  blenderFetch(
                    record,
                    provenanceOf(record, connection?.baseUrl),
                    (address) => fileAddresses(request.baseUrl, address)[0] ?? address,
                  ),
                  exportTexts.copyMenu.blenderCopied,
                )
              }
            >
              {exportTexts.choice.blender}
              <span className="text-faint text-sm">{exportTexts.copyMenu.blenderNote}</span>
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
          </>
        )}
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
