import { ClientError } from "#client/client-error.ts";
import type { Connection } from "./connection.ts";
import { errorsTexts } from "./error-texts.ts";
import { isPartMissing } from "./is-unanswered.ts";
import { PartlyCreatedError } from "./partly-created-error.ts";
import type { ToldFailure } from "./use-told-failure.ts";

/** A failure in words for the artist, and what can be done about it. */
export interface Explanation {
  title: string;
  detail: string;
  /** Where the way on is: once more, or to the connection's settings, or neither. */
  wayOn: "retry" | "settings" | "none";
  /** By which the server's operator finds the request. */
  requestId?: string | undefined;
}

/** Says what a failed call means and how to go on. */
export function explainError(error: unknown, connection: Connection | undefined): Explanation {
  if (error instanceof PartlyCreatedError) {
    const cause = explainError(error.cause, connection);
    return { ...cause, title: errorsTexts.explainError.sentInPart(error.message, cause.title) };
  }
  const server = connection ? `${connection.name} (${connection.baseUrl})` : errorsTexts.explainError.theServer;
  if (isPartMissing(error)) {
    return {
      title: errorsTexts.explainError.doesNotAnswer,
      detail: errorsTexts.explainError.partMissing(location.origin),
      wayOn: "retry",
    };
  }
  if (!(error instanceof ClientError)) {
    return {
      title: errorsTexts.explainError.thisDidNotWork,
      detail: error instanceof Error ? error.message : String(error),
      wayOn: "retry",
    };
  }
  return { ...explainClientError(error, server), requestId: error.requestId };
}

/** The same of what was tried, and how often where it was tried again. Why is left out where the head of the page says it. */
export function explainFailedTry(failure: ToldFailure, connection: Connection | undefined): Explanation {
  const { error, times } = failure;
  const explanation = { ...explainError(error, connection), ...(failure.isServerTold && withoutWhy(error)) };
  if (times < 2) return explanation;
  return { ...explanation, title: errorsTexts.explainError.triedTimes(explanation.title, times) };
}

/** What is left to say where the page tells already what is the matter with its server; nothing where the failure is of another kind. */
function withoutWhy(error: Error): Partial<Explanation> {
  if (error instanceof PartlyCreatedError) {
    const left = withoutWhy(error.cause as Error);
    return left.title ? { ...left, title: error.message } : left;
  }
  if (!(error instanceof ClientError)) return {};
  const title = errorsTexts.explainError.notSent;
  if (error.kind === "network") return { title, detail: "" };
  // the way to the token stands in the head of the page as well
  return error.kind === "unauthorized" ? { title, detail: "", wayOn: "none" } : {};
}

function explainClientError(error: ClientError, server: string): Explanation {
  const said = [error.message, error.problem?.hint].flatMap((words) => (words ? [sentence(words)] : [])).join(" ");
  if (error.kind === "network" && !navigator.onLine) {
    return {
      title: errorsTexts.explainError.offline,
      detail: errorsTexts.explainError.offlineDetail(server),
      wayOn: "retry",
    };
  }
  if (error.kind === "network") {
    return {
      title: errorsTexts.explainError.doesNotAnswer,
      detail: errorsTexts.explainError.doesNotAnswerDetail(server),
      wayOn: "retry",
    };
  }
  if (error.kind === "unauthorized") {
    return {
      title: errorsTexts.explainError.tokenRefused,
      detail: errorsTexts.explainError.tokenRefusedDetail(server),
      wayOn: "settings",
    };
  }
  if (error.kind === "shape") {
    return {
      title: errorsTexts.explainError.senseless,
      detail: errorsTexts.explainError.senselessDetail(said, server),
      wayOn: "settings",
    };
  }
  if (error.status === 402) return { title: errorsTexts.explainError.notEnoughCredits, detail: said, wayOn: "none" };
  if (error.status === 422 || error.status === 400) {
    return { title: errorsTexts.explainError.notAccepted, detail: said, wayOn: "none" };
  }
  if (error.status === 429 || error.status === 503) {
    const wait = error.retryAfterMs ? errorsTexts.explainError.wait(Math.ceil(error.retryAfterMs / 1000)) : "";
    return { title: errorsTexts.explainError.busy, detail: said + wait, wayOn: "retry" };
  }
  if (error.status === 404 || error.status === 405 || error.status === 501) {
    const own = error.problem ? `${said} ` : "";
    return {
      title: errorsTexts.explainError.notOffered,
      detail: errorsTexts.explainError.notOfferedDetail(own, server, error.status),
      wayOn: "settings",
    };
  }
  if ((error.status ?? 0) >= 500) {
    const own = error.problem ? `${said} ` : "";
    return {
      title: errorsTexts.explainError.answered(error.status),
      detail: errorsTexts.explainError.brokenDetail(own),
      wayOn: "retry",
    };
  }
  return {
    title: errorsTexts.explainError.answered(error.status),
    detail: error.problem ? said : "",
    wayOn: "retry",
  };
}

/** Words of a server, with a full stop where they have no end of their own. */
const sentence = (words: string): string => (/[.!?…。]\s*$/.test(words) ? words : `${words}.`);
