import { stageTexts } from "../texts.ts";

/** What an empty stage says. The bare plinth behind it is drawn by the scene. */
export function EmptyStage() {
  return (
    <div className="pointer-events-none absolute inset-x-6 top-[9%] flex flex-col items-center gap-1.5 text-center">
      <p className="font-semibold text-ink text-xl">{stageTexts.emptyStage.heading}</p>
      <p className="max-w-sm text-balance text-muted">{stageTexts.emptyStage.hint}</p>
    </div>
  );
}
