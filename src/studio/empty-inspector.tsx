import { MousePointerClick } from "lucide-react";
import { appTexts } from "./app-texts.ts";

/** The inspector before there is anything to tell: it comes with the form, the rest when something is picked. */
export function EmptyInspector() {
  return (
    <section
      aria-label={appTexts.page.inspector}
      className="flex h-full min-h-0 flex-col items-center justify-center gap-3 p-8 text-center text-faint"
    >
      <MousePointerClick aria-hidden size={24} strokeWidth={1.5} />
      <p className="max-w-44">{appTexts.inspectorSlot.empty}</p>
    </section>
  );
}
