import { useState } from "react";
import { notifyPermission, useNotify, wishNotifications } from "../api/notify-store.ts";
import { Switch } from "../ui/switch.tsx";

/** Being told by the system when something is finished. The browser is asked only on the press of the switch. */
export function NotifySection() {
  const wanted = useNotify((state) => state.wanted);
  const [permission, setPermission] = useState(notifyPermission);
  const isOn = wanted && permission === "granted";
  return (
    <section aria-labelledby="notifications" className="flex flex-col gap-3">
      <h2 id="notifications" className="font-semibold text-ink text-lg">
        Notifications
      </h2>
      <Switch
        label="Tell me when something is finished while I am elsewhere"
        hint={
          permission === "missing"
            ? "This browser has no notifications for this page. The tab's title tells it."
            : permission === "denied"
              ? "The browser does not allow this page to notify. Its settings for this page can change that."
              : "By a notification of the system. The tab's title tells it anyway."
        }
        checked={isOn}
        disabled={permission === "missing"}
        onChange={(on) => void wishNotifications(on).then(() => setPermission(notifyPermission()))}
      />
    </section>
  );
}
