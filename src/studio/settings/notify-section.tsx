import { useState } from "react";
import { notifyPermission, useNotify, wishNotifications } from "../api/notify-store.ts";
import { Switch } from "../ui/switch.tsx";
import { settingsTexts } from "./texts.ts";

/** Being told by the system when something is finished. The browser is asked only on the press of the switch. */
export function NotifySection() {
  const wanted = useNotify((state) => state.wanted);
  const [permission, setPermission] = useState(notifyPermission);
  const isOn = wanted && permission === "granted";
  return (
    <section aria-labelledby="notifications" className="flex flex-col gap-3">
      <h2 id="notifications" className="font-semibold text-ink text-lg">
        {settingsTexts.notifySection.heading}
      </h2>
      <Switch
        label={settingsTexts.notifySection.tellMe}
        hint={
          permission === "missing"
            ? settingsTexts.notifySection.none
            : permission === "denied"
              ? settingsTexts.notifySection.denied
              : settingsTexts.notifySection.hint
        }
        checked={isOn}
        disabled={permission === "missing"}
        onChange={(on) => void wishNotifications(on).then(() => setPermission(notifyPermission()))}
      />
    </section>
  );
}
