import { InvalidArgumentError } from "commander";
import type { Version } from "#contract/create.ts";

const VERSION_NAMES: Readonly<Record<string, Version>> = {
  subnet: "subnet-v1",
  "subnet-v1": "subnet-v1",
  premium: "premium-v1",
  "premium-v1": "premium-v1",
};

/** @throws {InvalidArgumentError} */
export function readVersion(text: string): Version {
  const version = Object.hasOwn(VERSION_NAMES, text) ? VERSION_NAMES[text] : undefined;
  if (version === undefined) throw new InvalidArgumentError(`It must be subnet or premium, got "${text}".`);
  return version;
}

/** @throws {InvalidArgumentError} */
export function readWholeNumber(text: string): number {
  const number = Number(text);
  if (/^[+-]?\d+$/.test(text.trim()) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError(`It must be a whole number, got "${text}".`);
}

/** Seconds -> milliseconds. @throws {InvalidArgumentError} */
export function readSeconds(text: string): number {
  const seconds = Number(text);
  if (text.trim() !== "" && seconds > 0 && seconds <= 1e6) return seconds * 1000;
  throw new InvalidArgumentError(`It must be a number of seconds above 0, got "${text}".`);
}

const DURATION_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** `30d`, `12h`, `2w` from now, or a date. @throws {InvalidArgumentError} */
export function readExpiry(text: string): string {
  const [, amount, unit = ""] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  const unitMs = DURATION_MS[unit];
  const date = amount && unitMs ? new Date(Date.now() + Number(amount) * unitMs) : new Date(text);
  if (Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError(`It must be like 12h, 30d, 2w or 2027-01-31, got "${text}".`);
  }
  return date.toISOString();
}
