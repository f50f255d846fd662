import { useId, useState } from "react";
import { experimentTexts } from "../texts.ts";
import { WRITING_EXAMPLES } from "./writing-examples.ts";

/** How choices are written, with what comes of each. Folded until it is asked for. */
export function WritingHelp() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { heading, what } = experimentTexts.writingHelp;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-6 items-center self-start rounded-sm text-accent-text text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11"
      >
        {heading}
      </button>
      <dl
        id={id}
        hidden={!isOpen}
        className="order-1 flex basis-full flex-col gap-2.5 rounded-md border border-line bg-ground p-2.5 text-sm"
      >
        {WRITING_EXAMPLES.map((example) => (
          <div key={example.what}>
            <dt>
              <code className="break-words font-mono text-ink">{example.prompt}</code>
            </dt>
            <dd className="text-muted">
              {what[example.what]}
              {example.gives.length > 0 && <span className="block text-faint">{example.gives.join(" · ")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
