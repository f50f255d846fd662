import { create } from "zustand";

/** Tasks that their servers have been told to give up, and whose end has not been seen yet, by key. */
export const useGivenUp = create<Readonly<Record<string, true>>>()(() => ({}));

export const noteGivenUp = (key: string): void => useGivenUp.setState({ [key]: true });

/** Its end has been seen: what is asked of the same task later may be cancelled anew. */
export function noteEnd(key: string): void {
  if (!(key in useGivenUp.getState())) return;
  const { [key]: _ended, ...others } = useGivenUp.getState();
  useGivenUp.setState(others, true);
}
