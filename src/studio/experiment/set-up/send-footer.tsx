import { useState } from "react";
import { Link } from "wouter";
import type { CreateModelBody } from "#contract/create.ts";
import { useAccount } from "../../api/account-query.ts";
import { embeddedConnection } from "../../api/connection.ts";
import { useConnections } from "../../api/connections-store.ts";
import { priceOf } from "../../api/cost.ts";
import { type ExperimentRecord, isRunning } from "../../api/experiment-record.ts";
import { useHistory } from "../../api/history-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCredits } from "../../ui/credits.ts";
import { useLists } from "../lists/lists-store.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { sameAsBefore } from "../run/queue-cells.ts";
import { openCells, startExperiment } from "../run/start-experiment.ts";
import { RequestList } from "./request-list.tsx";

/** How many there will be, what they will cost, the list of them, and what sends them. Always in sight. */
export function SendFooter({ experiment, plan }: { experiment: ExperimentRecord; plan: Plan }) {
  const [isListed, setListed] = useState(false);
  const connection = useConnections(({ connections }) =>
    connections.find((each) => each.id === experiment.connectionId),
  );
  const account = useAccount(connection ?? embeddedConnection(location.origin));
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
    <div className="flex flex-col gap-3 border-line border-t bg-panel p-4">
      {plan.problems.cells && (
        <p role="alert" className="text-bad text-sm">
          {plan.problems.cells.message}
        </p>
      )}
      {isSound && (
        <div className="flex items-baseline justify-between gap-3 text-muted text-sm">
          <p>
            {shape && plan.cells.length > 1 && counts.filter((count) => count > 1).length > 1 ? `${shape} = ` : ""}
            <span className="font-medium text-ink">
              {plan.cells.length} {plan.cells.length === 1 ? "cell" : "cells"}
            </span>
            {toSend.length < plan.cells.length && `, ${toSend.length || "nothing new"} to send`}
            {found > 0 && `, ${found} made before`}
          </p>
          <button
            type="button"
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
            className="shrink-0 rounded-sm text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {isListed ? "Hide list" : "Show list"}
          </button>
        </div>
      )}
      {isSound && isListed && <RequestList plan={plan} experiment={experiment} />}
      <Button
        look="accent"
        className="h-10 w-full text-lg"
        disabledReason={whyNot({ isSound, open: open.length, hasConnection: connection !== undefined })}
        onClick={() => {
          announce(`${toSend.length} to send.`);
          void startExperiment(experiment, lists);
        }}
      >
        {actionName(isSound, toSend.length, found)}
      </Button>
      <div className="flex min-h-4 justify-between gap-3 text-faint text-xs">
        <span>{isRunning(experiment) ? "Added to what is being sent." : ""}</span>
        {cost !== undefined && toSend.length > 0 && (
          <span className={short ? "text-bad" : ""}>
            Costs {formatCredits(cost)}
            {short && `; there are ${account?.balance ?? 0}`}
          </span>
        )}
      </div>
      {!connection && (
        <p className="text-bad text-sm">
          Its connection is no longer in the{" "}
          <Link href="/settings" className="underline underline-offset-2">
            settings
          </Link>
          .
        </p>
      )}
    </div>
  );
}

function actionName(isSound: boolean, toSend: number, found: number): string {
  if (!isSound || toSend + found === 0) return "Generate";
  return toSend > 0 ? `Generate ${toSend}` : `Fill in ${found}`;
}

function whyNot(facts: { isSound: boolean; open: number; hasConnection: boolean }): string | undefined {
  if (!facts.hasConnection) return "Its connection is gone.";
  if (!facts.isSound) return "Something above is missing or wrong.";
  return facts.open === 0 ? "Every cell has been sent. Change something, or run a cell again." : undefined;
}
