import type { CellResult, ExperimentRecord } from "../../api/experiment-record.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";

/** Every request in words, before anything is sent. */
export function RequestList({ plan, experiment }: { plan: Plan; experiment: ExperimentRecord }) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={experimentTexts.requestList.everyRequest}
      // where the page is low, as it is under zoom, what sends them stays in sight below
      className="max-h-[min(13rem,25dvh)] overflow-y-auto low:basis-full rounded-md border border-line bg-ground text-sm"
    >
      {plan.cells.map(({ key, body }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same request may stand in two cells
          key={index}
          className="flex flex-col border-line px-2.5 py-1.5 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] not-last:border-b"
        >
          <span className="break-words text-ink">{body.prompt}</span>
          <span className="text-faint text-xs tabular-nums">
            {[
              body.seed === undefined
                ? experimentTexts.requestList.oneSeedForAll
                : experimentTexts.requestList.seed(body.seed),
              body.negativePrompt && experimentTexts.requestList.without(body.negativePrompt),
              body.version,
              body.faceLimit && experimentTexts.requestList.faces(body.faceLimit),
              body.version === "premium-v1" && (body.pbr ? "PBR" : experimentTexts.requestList.noPbr),
              stateWord(experiment.results[key]),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ol>
  );
}

const stateWord = (result: CellResult | undefined): string | undefined =>
  result &&
  {
    queued: experimentTexts.requestList.toBeSent,
    sending: experimentTexts.requestList.beingSent,
    sent: experimentTexts.requestList.sent,
    refused: experimentTexts.requestList.refused,
  }[result.state];
