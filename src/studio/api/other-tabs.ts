import { whenNeeded } from "../texts/when-needed.ts";

/** A line to the studio in the other tabs of this browser. It is opened with its first use: while modules load that is dear. */
export function otherTabs<T>(name: string) {
  const channel = whenNeeded(() => new BroadcastChannel(name));
  return {
    tell: (message: T): void => channel().postMessage(message),
    hear(told: (message: T) => void): void {
      channel().onmessage = ({ data }: MessageEvent<T>) => told(data);
    },
  };
}
