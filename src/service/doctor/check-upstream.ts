import { randomUUID } from "node:crypto";
import { type Client, createClient } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import type { UpstreamConfig } from "../config.ts";
import { boundedFetch } from "../upstream/bounded-fetch.ts";
import { hideToken } from "../upstream/explain-upstream.ts";
import { doubtful, type Finding, reasonOf, well, wrong } from "./finding.ts";

const SUBJECT = "Server behind this one";

const ANSWERS_WITHIN_MS = 10_000;

/** Whether the server that is to make the assets is there, speaks version 1 of the contract, and takes the token. Makes nothing there. */
export async function checkUpstream({ url, token }: UpstreamConfig): Promise<Finding> {
  const clientOf = (bearer: string) =>
    createClient({ baseUrl: url, token: bearer, fetch: boundedFetch, timeoutMs: ANSWERS_WITHIN_MS });
  const client = clientOf(token);
  const finding = await tell(url, await askForNothing(client), client, () => askForNothing(clientOf("none")));
  const { told, advice } = finding;
  return {
    ...finding,
    told: hideToken(told, token),
    ...(advice !== undefined && { advice: hideToken(advice, token) }),
  };
}

/** What it says about a task that cannot be there. */
async function askForNothing(client: Client): Promise<unknown> {
  try {
    return await client.retrieve("text-to-3d", randomUUID());
  } catch (error) {
    return error;
  }
}

async function tell(
  url: string,
  answer: unknown,
  client: Client,
  askWithoutToken: () => Promise<unknown>,
): Promise<Finding> {
  const advice = "PLINTH_UPSTREAM_URL is what stands before /v1/text-to-3d.";
  if (!(answer instanceof ClientError)) return wrong(SUBJECT, `${url} knows a task that nobody made.`, advice);
  const { kind, status } = answer;
  if (kind === "network") return wrong(SUBJECT, `${answer.message} ${reasonOf(answer)}`, `Start it. ${advice}`);
  if (kind === "unauthorized") {
    return wrong(
      SUBJECT,
      `${url} refuses the token (${status}).`,
      "Ask whoever runs it for another: PLINTH_UPSTREAM_TOKEN.",
    );
  }
  if (status === 429 || (status !== undefined && status >= 500)) {
    return doubtful(SUBJECT, `${url} answers ${status} at the moment.`, "Tasks wait for it for a quarter of an hour.");
  }
  if (status !== 404 && status !== 410)
    return wrong(SUBJECT, `${url} does not speak the contract: ${answer.message}`, advice);
  const without = await askWithoutToken();
  if (!(without instanceof ClientError) || without.kind !== "unauthorized") {
    const told = `${url} answers ${status} to any token, so nothing is known of this one, nor whether it is the right address.`;
    return doubtful(SUBJECT, told, advice);
  }
  try {
    return await tellMore(url, client);
  } catch (error) {
    return doubtful(SUBJECT, `${url} takes the token, and does not say more: ${reasonOf(error)}`, advice);
  }
}

async function tellMore(url: string, client: Client): Promise<Finding> {
  const { repeat, account } = await client.capabilities();
  const more = repeat
    ? "with repeat keys"
    : "without repeat keys: a task whose creation is not answered fails and is not sent twice";
  const told = `${url} takes the token and speaks version 1, ${more}`;
  if (!account) return well(SUBJECT, told);
  const { balance } = await client.account();
  if (balance === null) return well(SUBJECT, told);
  const withBalance = `${told}; ${balance} credits are left there`;
  return balance > 0 ? well(SUBJECT, withBalance) : doubtful(SUBJECT, withBalance, "Tasks fail there without credits.");
}
