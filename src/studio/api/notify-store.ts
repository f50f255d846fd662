import { create } from "zustand";
import { onOtherTab, readLocal, writeLocal } from "./local-store.ts";

const KEY = "plinth.notify";

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const readWish = (): boolean => readLocal(KEY, false, isBoolean);

interface NotifyState {
  /** The artist wants to be told by the system when something is finished. */
  wanted: boolean;
}

export const useNotify = create<NotifyState>()(() => ({ wanted: readWish() }));

onOtherTab(KEY, () => useNotify.setState({ wanted: readWish() }));

/** What the browser says about notifications. `missing`: it has none, or only on pages that come over HTTPS. */
export const notifyPermission = (): NotificationPermission | "missing" =>
  typeof Notification === "undefined" ? "missing" : Notification.permission;

/**
 * Switches notifications on or off. On asks the browser, so it must follow a click.
 *
 * @returns Whether they are on now.
 */
export async function wishNotifications(wanted: boolean): Promise<boolean> {
  const isAllowed =
    wanted && notifyPermission() !== "missing" && (await Notification.requestPermission()) === "granted";
  useNotify.setState({ wanted: isAllowed });
  writeLocal(KEY, isAllowed);
  return isAllowed;
}

/** Tells it by the system, where the artist wants that and looks at something else. One at a time: the next replaces it. */
export function notify(title: string, body: string, onClick: () => void): void {
  if (!useNotify.getState().wanted || notifyPermission() !== "granted" || !document.hidden) return;
  try {
    const notification = new Notification(title, { body, tag: "plinth.finished", icon: "/favicon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
  } catch {
    // phones allow them from service workers only: the tab's title tells it too
  }
}
