import { Moon, Sun } from "lucide-react";
import { headerTexts } from "../ui/header-texts.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useTheme } from "../ui/theme-store.ts";

/** From dark to light and back. The system's own choice is in the settings. */
export function ThemeSwitch() {
  const { resolved, choose } = useTheme();
  const other = resolved === "dark" ? "light" : "dark";
  return (
    <IconButton
      // on a phone there is no room for it: the settings and the palette have it
      className="max-sm:hidden"
      data-remembered="theme"
      icon={resolved === "dark" ? Sun : Moon}
      label={headerTexts.themeSwitch[other]}
      onClick={() => choose(other)}
    />
  );
}
