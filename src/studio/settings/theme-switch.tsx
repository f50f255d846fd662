import { Moon, Sun } from "lucide-react";
import { IconButton } from "../ui/icon-button.tsx";
import { useTheme } from "../ui/theme-store.ts";

/** From dark to light and back. The system's own choice is in the settings. */
export function ThemeSwitch() {
  const { resolved, choose } = useTheme();
  const other = resolved === "dark" ? "light" : "dark";
  return (
    <IconButton
      icon={resolved === "dark" ? Sun : Moon}
      label={`Switch to the ${other} theme`}
      onClick={() => choose(other)}
    />
  );
}
