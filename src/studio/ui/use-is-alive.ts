import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether somebody hears what is pressed: not at the build, nor before React has taken the page over. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
