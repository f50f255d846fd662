const KEYS: readonly [keys: string, what: string][] = [
  ["Ctrl / ⌘ + Enter", "Generate"],
  ["Alt + ↑ / ↓", "Walk through earlier prompts, in the prompt box"],
  ["A", "Take everything from the result on the stage into the form"],
  ["P", "Take its prompts"],
  ["S", "Take its seed"],
  ["R", "Take everything but the seed"],
];

export function KeyboardSection() {
  return (
    <section aria-labelledby="keyboard" className="flex flex-col gap-3">
      <h2 id="keyboard" className="font-semibold text-ink text-lg">
        Keyboard
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-panel px-1.5 py-0.5 font-sans text-muted text-sm">
                {keys}
              </kbd>
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
