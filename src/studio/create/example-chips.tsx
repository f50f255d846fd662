import { useDraft } from "../api/draft-store.ts";
import { usePane } from "../ui/pane-store.ts";
import { EXAMPLES } from "./examples.ts";
import { createMoreTexts } from "./more-texts.ts";

/** Prompts to click on while the stage is empty: the form takes the words over. A tall page shows them in the form already. */
export function ExampleChips() {
  const { family, edit } = useDraft();
  const showPane = usePane((state) => state.show);
  return (
    <ul
      aria-label={createMoreTexts.exampleChips.promptsToTry}
      className="flex max-w-2xl flex-wrap justify-center gap-2 lg:tall:hidden"
    >
      {EXAMPLES[family].map((prompt) => (
        <li key={prompt} className="max-sm:nth-[n+4]:hidden">
          <button
            type="button"
            onClick={() => {
              edit(family, { prompt });
              showPane("create");
            }}
            className="inline-flex h-8 items-center rounded-full border border-line bg-panel/80 px-3.5 text-muted backdrop-blur-sm transition-colors hover:border-line-strong hover:bg-hover hover:text-ink pointer-coarse:h-11"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
