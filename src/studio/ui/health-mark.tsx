import { uiTexts } from "./texts.ts";

const COLOURS = {
  unknown: "bg-faint",
  well: "bg-good",
  away: "border-2 border-bad",
  refused: "bg-bad",
} as const;

/** Whether a server answers, as a dot and in words for screen readers. */
export function HealthMark({ state }: { state: keyof typeof COLOURS }) {
  const words = uiTexts.healthMark[state];
  return (
    <span className="inline-flex">
      <span aria-hidden data-tip={words} className={`size-2 rounded-full forced-color-adjust-none ${COLOURS[state]}`} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
