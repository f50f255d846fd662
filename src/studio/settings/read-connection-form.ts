import { readBaseUrl } from "../api/base-url.ts";
import { POLL_INTERVAL_MAX_MS, POLL_INTERVAL_MIN_MS } from "../api/connection.ts";

/** The form as it is typed. */
export interface ConnectionForm {
  name: string;
  address: string;
  token: string;
  /** Seconds. */
  pollInterval: string;
}

export type ConnectionFormErrors = Partial<Record<keyof ConnectionForm, string>>;

interface ReadForm {
  errors: ConnectionFormErrors;
  value?: { name: string; baseUrl: string; token: string; pollIntervalMs: number };
}

/** Reads the form of a connection; without errors there is a value. */
export function readConnectionForm(form: ConnectionForm): ReadForm {
  const errors: ConnectionFormErrors = {};
  const name = form.name.trim();
  if (name === "") errors.name = "Give it a name.";
  const baseUrl = readBaseUrl(form.address);
  if (baseUrl === undefined) {
    errors.address =
      form.address.trim() === ""
        ? "Where is it? For example https://assets.example.com"
        : `"${form.address.trim()}" is no web address. For example https://assets.example.com`;
  }
  const token = form.token.trim();
  if (/[^\x21-\x7e]/.test(token)) errors.token = "A token has no spaces and only plain characters.";
  const pollIntervalMs = Math.round(Number(form.pollInterval.replace(",", ".")) * 1000);
  if (!(pollIntervalMs >= POLL_INTERVAL_MIN_MS && pollIntervalMs <= POLL_INTERVAL_MAX_MS)) {
    errors.pollInterval = `Must be from ${POLL_INTERVAL_MIN_MS / 1000} to ${POLL_INTERVAL_MAX_MS / 1000} seconds, got "${form.pollInterval}".`;
  }
  if (Object.keys(errors).length > 0 || baseUrl === undefined) return { errors };
  return { errors, value: { name, baseUrl, token, pollIntervalMs } };
}
