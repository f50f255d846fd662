const LOOKS = {
  unknown: { colour: "bg-faint", words: "not asked yet" },
  well: { colour: "bg-good", words: "answers" },
  away: { colour: "border-2 border-bad", words: "does not answer" },
  refused: { colour: "bg-bad", words: "refuses the token" },
} as const;

/** Whether a server answers, as a dot and in words for screen readers. */
export function HealthMark({ state }: { state: keyof typeof LOOKS }) {
  const { colour, words } = LOOKS[state];
  return (
    <span className="inline-flex">
      <span aria-hidden data-tip={words} className={`size-2 rounded-full ${colour}`} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
