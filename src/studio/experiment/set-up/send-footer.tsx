import { useState } from "react";
import { Link } from "wouter";
import type { CreateModelBody } from "#contract/create.ts";
import { useAccount } from "../../api/account-query.ts";
import { embeddedConnection } from "../../api/connection.ts";
import { useConnections } from "../../api/connections-store.ts";
import { priceOf } from "../../api/cost.ts";
import { AT_ONCE_MAX, type ExperimentRecord, isRunning } from "../../api/experiment-record.ts";
import { changeExperiment } from "../../api/experiments-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCredits } from "../../ui/credits.ts";
import { Select } from "../../ui/select.tsx";
import { useLists } from "../lists/lists-store.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { sameAsBefore } from "../run/queue-cells.ts";
import { openCells, startExperiment } from "../run/start-experiment.ts";
import { experimentTexts } from "../texts.ts";
import { RequestList } from "./request-list.tsx";

/** How many there will be, what they will cost, the list of them, and what sends them. Always in sight. */
export function SendFooter({ experiment, plan }: { experiment: ExperimentRecord; plan: Plan }) {
  const [isListed, setListed] = useState(false);
  const connection = useConnections(({ connections }) =>
    connections.find((each) => each.id === experiment.connectionId),
  );
  const account = useAccount(connection ?? embeddedConnection());
  const lists = useLists((state) => state.lists);
  const records = useHistory((state) => state.records);
  const open = openCells(plan.cells, experiment);
  const made = sameAsBefore(records, experiment);
  const toSend = open.filter(({ key }) => !made.has(key));
  const counts = Object.values(plan.labels).map((labels) => labels.length);
  const shape = counts.filter((count) => count > 1).join(" × ");
  const cost = account && connection && toSend.reduce((sum, { body }) => sum + price(body), 0);
  function price({ version = "premium-v1", pbr = false }: CreateModelBody): number {
    return account ? priceOf(experiment.settings.family, { version, pbr }, account.prices) : 0;
  }
  const short = cost !== undefined && account?.balance != null && account.balance < cost;
  const isSound = plan.cells.length > 0;
  const found = open.length - toSend.length;

  return (
    // where it is low, what sends them and how many at once are one line
    <div className="flex flex-col gap-3 border-line border-t bg-panel p-4 low:flex-row low:flex-wrap low:items-center low:gap-2 low:py-2">
      {plan.problems.cells && (
        <p role="alert" className="text-bad text-sm low:basis-full">
          {plan.problems.cells.message}
        </p>
      )}
      {isSound && (
        <div className="flex items-baseline justify-between gap-3 text-muted text-sm low:basis-full">
          <p>
            {shape && plan.cells.length > 1 && counts.filter((count) => count > 1).length > 1 ? `${shape} = ` : ""}
            <span className="font-medium text-ink">{experimentTexts.sendFooter.cells(plan.cells.length)}</span>
            {toSend.length < plan.cells.length && experimentTexts.sendFooter.ofThemToSend(toSend.length)}
            {found > 0 && experimentTexts.sendFooter.madeBefore(found)}
          </p>
          <button
            type="button"
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
            className="shrink-0 rounded-sm text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {isListed ? experimentTexts.sendFooter.hideList : experimentTexts.sendFooter.showList}
          </button>
        </div>
      )}
      {isSound && isListed && <RequestList plan={plan} experiment={experiment} />}
      <Button
        look="accent"
        className="h-10 w-full text-lg low:w-auto low:min-w-40 low:flex-1"
        disabledReason={whyNot({ isSound, open: open.length, hasConnection: connection !== undefined })}
        onClick={() => {
          announce(experimentTexts.sendFooter.toSend(toSend.length));
          void startExperiment(experiment, lists);
        }}
      >
        {actionName(isSound, toSend.length, found)}
      </Button>
      <div className="-my-1 flex items-center justify-between gap-3 text-faint text-sm">
        <div className="flex items-center gap-2">
          <span aria-hidden className="whitespace-nowrap">
            {experimentTexts.sendFooter.atOnce}
          </span>
          <Select
            label={experimentTexts.sendFooter.underWayAtOnce}
            className="w-16"
            value={String(experiment.atOnce)}
            options={AT_ONCE}
            onChange={(value) =>
              void changeExperiment(experiment.id, (current) => ({ ...current, atOnce: Number(value) }))
            }
          />
        </div>
        {isRunning(experiment) && open.length > 0 && <span>{experimentTexts.sendFooter.addedToRunning}</span>}
        {cost !== undefined && toSend.length > 0 && (
          <span className={short ? "text-bad" : ""}>
            {experimentTexts.sendFooter.costs(formatCredits(cost))}
            {short && experimentTexts.sendFooter.thereAre(account?.balance ?? 0)}
          </span>
        )}
      </div>
      {!connection && (
        <p className="text-bad text-sm low:basis-full">
          {experimentTexts.sendFooter.connectionMissing}{" "}
          <Link href="/settings" className="underline underline-offset-2">
            {experimentTexts.sendFooter.openSettings}
          </Link>
        </p>
      )}
    </div>
  );
}

const AT_ONCE = Array.from({ length: AT_ONCE_MAX }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

function actionName(isSound: boolean, toSend: number, found: number): string {
  if (!isSound || toSend + found === 0) return experimentTexts.sendFooter.generate;
  return toSend > 0 ? experimentTexts.sendFooter.generateSome(toSend) : experimentTexts.sendFooter.fill(found);
}

function whyNot(facts: { isSound: boolean; open: number; hasConnection: boolean }): string | undefined {
  if (!facts.hasConnection) return experimentTexts.sendFooter.connectionGone;
  if (!facts.isSound) return experimentTexts.sendFooter.unsound;
  return facts.open === 0 ? experimentTexts.sendFooter.allSent : undefined;
}
