import { readBaseUrl } from "../api/base-url.ts";
import { POLL_INTERVAL_MAX_MS, POLL_INTERVAL_MIN_MS } from "../api/connection.ts";
import { settingsTexts } from "./texts.ts";

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
  if (name === "") errors.name = settingsTexts.readConnectionForm.noName;
  const baseUrl = readBaseUrl(form.address);
  if (baseUrl === undefined) {
    errors.address =
      form.address.trim() === ""
        ? settingsTexts.readConnectionForm.noAddress
        : settingsTexts.readConnectionForm.wrongAddress(form.address.trim());
  }
  const token = form.token.trim();
  if (/[^\x21-\x7e]/.test(token)) errors.token = settingsTexts.readConnectionForm.wrongToken;
  const pollIntervalMs = Math.round(Number(form.pollInterval.replace(",", ".")) * 1000);
  if (!(pollIntervalMs >= POLL_INTERVAL_MIN_MS && pollIntervalMs <= POLL_INTERVAL_MAX_MS)) {
    errors.pollInterval = settingsTexts.readConnectionForm.wrongInterval(
      POLL_INTERVAL_MIN_MS / 1000,
      POLL_INTERVAL_MAX_MS / 1000,
      form.pollInterval,
    );
  }
  if (Object.keys(errors).length > 0 || baseUrl === undefined) return { errors };
  return { errors, value: { name, baseUrl, token, pollIntervalMs } };
}
