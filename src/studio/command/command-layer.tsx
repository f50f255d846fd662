import { announce } from "../ui/announcer.tsx";
import { Coming } from "../ui/coming.tsx";
import { headerTexts } from "../ui/header-texts.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { useTheme } from "../ui/theme-store.ts";
import { closeSheet, openPalette, openSheet, useOpenSheet } from "./open-store.ts";

const Palette = lazyPart(() => import("./palette.tsx").then((module) => module.Palette));
const KeySheet = lazyPart(() => import("./key-sheet.tsx").then((module) => module.KeySheet));

/** What can be done on every page, and the two sheets that list all of it. */
export function CommandLayer({ onGo }: { onGo(address: string): void }) {
  const open = useOpenSheet((state) => state.open);
  useCommands({
    palette: openPalette,
    sheet: openSheet,
    "go.workbench": () => onGo("/"),
    "go.experiments": () => onGo("/experiments"),
    "go.library": () => onGo("/library"),
    "go.compare": () => onGo("/compare"),
    "go.settings": () => onGo("/settings"),
    theme: () => {
      const { resolved, choose } = useTheme.getState();
      const other = resolved === "dark" ? "light" : "dark";
      choose(other);
      announce(headerTexts.command.themes[other]);
    },
  });
  return (
    <Coming onClose={closeSheet}>
      {open === "palette" && <Palette onGo={onGo} onClose={closeSheet} />}
      {open === "sheet" && <KeySheet onGo={onGo} onClose={closeSheet} />}
    </Coming>
  );
}
