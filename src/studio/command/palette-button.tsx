import { Search } from "lucide-react";
import { headerTexts } from "../ui/header-texts.ts";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { KeyCaps } from "../ui/keys/key-caps.tsx";
import { ariaKey } from "../ui/keys/key-of.ts";
import { useIsMac } from "../ui/keys/use-is-mac.ts";
import { openPalette } from "./open-store.ts";

/** The way to the palette for those who do not know its key, and to the key for those who do not know the palette. */
export function PaletteButton() {
  const [key] = liveKeys("palette", useBindings());
  const isMac = useIsMac();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={key && ariaKey(key, isMac)}
      data-tip={headerTexts.command.palette}
      onClick={openPalette}
      className="inline-flex h-8 shrink-0 items-center justify-center gap-2 rounded-md px-2 text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11 xl:border xl:border-line xl:bg-ground"
    >
      <Search aria-hidden size={16} strokeWidth={1.75} />
      {/* not a label: that would have to hold what is seen, word by word, the key's name too */}
      <span className="sr-only">{headerTexts.command.palette}</span>
      <span aria-hidden className="pr-6 max-xl:hidden">
        {headerTexts.command.search}
      </span>
      {key && (
        <span aria-hidden data-remembered="keys" className="inline-flex max-xl:hidden">
          <KeyCaps name={key} />
        </span>
      )}
    </button>
  );
}
