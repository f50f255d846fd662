type Keys = readonly (readonly [keys: string, what: string])[];

const GROUPS: Readonly<Record<string, Keys>> = {
  "Everywhere on the workbench": [
    ["Ctrl / ⌘ + Enter", "Generate"],
    ["Alt + ↑ / ↓", "Walk through earlier prompts, in the prompt box"],
    ["A", "Take everything from the result on the stage into the form"],
    ["P", "Take its prompts"],
    ["S", "Take its seed"],
    ["R", "Take everything but the seed"],
    ["Alt + click", "On the shelf: compare with what stands on the stage"],
  ],
  "On the stage": [
    ["← → ↑ ↓", "Turn; with Shift, move"],
    ["+ / −", "Nearer, farther"],
    ["F", "Fit into view"],
    ["Home", "Back to the first view"],
    ["1 2 3 4 7 9", "Look from a side, as on a number pad"],
    ["5", "With and without perspective"],
    ["W", "Edges over the shading, alone, off"],
    ["U", "The texture's layout"],
    ["G", "Grid in metres"],
    ["M", "Measure between two clicks"],
    ["I", "Statistics"],
    ["T", "Turntable"],
    ["[ / ]", "Turn the light"],
  ],
  "In the library": [
    ["← → ↑ ↓", "Move; with Shift, choose along the way"],
    ["Space", "Choose"],
    ["Ctrl / ⌘ + A", "Choose all that is found"],
    [".", "Star"],
    ["1 to 5, 0", "Rate, take the rating away"],
    ["Delete", "Delete"],
    ["Ctrl / ⌘ + Z", "Undo a deletion"],
  ],
  "In an experiment's grid": [
    ["← → ↑ ↓, Home, End", "Move; with Ctrl, to the first or last row"],
    ["Page ↑ / ↓", "Another page of the grid"],
    ["Enter", "Open on the stage"],
    ["S", "Star"],
    ["C", "Choose to compare"],
    ["V", "Turn in 3D where it stands"],
    ["R", "Run again"],
  ],
};

export function KeyboardSection() {
  return (
    <section aria-labelledby="keyboard" className="flex flex-col gap-5">
      <h2 id="keyboard" className="font-semibold text-ink text-lg">
        Keyboard
      </h2>
      {Object.entries(GROUPS).map(([place, keys]) => (
        <div key={place} className="flex flex-col gap-2">
          <h3 className="font-medium text-ink">{place}</h3>
          <dl className="grid grid-cols-[minmax(9rem,auto)_1fr] items-baseline gap-x-6 gap-y-2">
            {keys.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded-sm border border-line bg-panel px-1.5 py-0.5 font-sans text-muted text-sm">
                    {key}
                  </kbd>
                </dt>
                <dd className="text-muted">{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
