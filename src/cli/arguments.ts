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
