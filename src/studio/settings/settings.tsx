import { type ReactNode, useEffect } from "react";
import { Segmented } from "../ui/segmented.tsx";
import { type ThemeChoice, useTheme } from "../ui/theme-store.ts";
import { ConnectionsSection } from "./connections-section.tsx";
import { KeyboardSection } from "./keyboard-section.tsx";
import { NotifySection } from "./notify-section.tsx";
import { StorageSection } from "./storage-section.tsx";
import { settingsTexts } from "./texts.ts";

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  {
    value: "system",
    get label() {
      return settingsTexts.page.system;
    },
  },
  {
    value: "dark",
    get label() {
      return settingsTexts.page.dark;
    },
  },
  {
    value: "light",
    get label() {
      return settingsTexts.page.light;
    },
  },
];

interface SettingsProps {
  /** What else there is to do with what is kept, from the library. */
  storage?: ReactNode;
}

export function Settings({ storage }: SettingsProps) {
  const { choice, choose } = useTheme();
  useEffect(() => {
    // a link may lead to one of the sections, also while they are shown
    const scroll = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
    scroll();
    window.addEventListener("hashchange", scroll);
    window.addEventListener("pushState", scroll);
    return () => {
      window.removeEventListener("hashchange", scroll);
      window.removeEventListener("pushState", scroll);
    };
  }, []);
  return (
    <main className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-10 p-4 pb-16 lg:p-8">
        <h1 className="font-semibold text-ink text-xl">{settingsTexts.page.settings}</h1>
        <ConnectionsSection />
        <section aria-labelledby="appearance" className="flex flex-col gap-3">
          <h2 id="appearance" className="font-semibold text-ink text-lg">
            {settingsTexts.page.appearance}
          </h2>
          <Segmented spread label={settingsTexts.page.theme} value={choice} options={THEMES} onChange={choose} />
        </section>
        <NotifySection />
        <StorageSection>{storage}</StorageSection>
        <KeyboardSection />
      </div>
    </main>
  );
}
