import { useSyncExternalStore } from "react";
import { IS_MAC } from "./key-of.ts";

const never = () => () => {};

/** Whether keys are called as on a Mac. The page as it was built calls them as elsewhere, until it is alive. */
export const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => IS_MAC,
    () => false,
  );
