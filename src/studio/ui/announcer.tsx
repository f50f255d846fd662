import { create } from "zustand";

const useAnnouncement = create<{ text: string }>()(() => ({ text: "" }));

/** Tells screen readers what happened, politely. */
export const announce = (text: string): void => {
  // the same words twice in a row must be heard twice
  const { text: last } = useAnnouncement.getState();
  useAnnouncement.setState({ text: text === last ? `${text}\u00a0` : text });
};

/** The live region of status messages. One for the whole page. */
export function Announcer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
