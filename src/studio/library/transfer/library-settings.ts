import { readLocal, writeLocal } from "../../api/local-store.ts";
import { PROMPT_HISTORY_LENGTH, readPromptHistory } from "../../api/prompt-history.ts";

const PREFIX = "plinth.";
/** Tokens are in these, or they are about this browser and not about the artist. */
const PRIVATE: readonly string[] = ["plinth.connections", "plinth.storage", "plinth.notify"];
const PROMPTS = "plinth.prompts";
const TEMPLATES = "plinth.templates";
const TEMPLATES_MAX = 100;
const LISTS = "plinth.lists";
const LISTS_MAX = 200;
const PROMPT_LENGTH_MAX = 1000;
const LIST_LENGTH_MAX = 40_000;
const TEXT_MAX = 100_000;

/** Everything the artist has set up, without tokens. */
export function readSettings(): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (let index = 0; index < localStorage.length; index++) {
    const key = localStorage.key(index) ?? "";
    if (!key.startsWith(PREFIX) || PRIVATE.includes(key)) continue;
    const text = localStorage.getItem(key) ?? "";
    try {
      settings[key] = JSON.parse(text);
    } catch {
      settings[key] = text;
    }
  }
  return settings;
}

/** Takes earlier prompts, templates and word lists over, behind those that are here. How the studio is set up stays. */
export function takeSettings(settings: Readonly<Record<string, unknown>>): void {
  const prompts = promptsIn(settings[PROMPTS]);
  if (prompts.length > 0) write(PROMPTS, behind(readPromptHistory(), prompts).slice(0, PROMPT_HISTORY_LENGTH));
  const templates = promptsIn(settings[TEMPLATES]);
  if (templates.length > 0) {
    write(TEMPLATES, behind(readLocal(TEMPLATES, [], isTexts), templates).slice(0, TEMPLATES_MAX));
  }
  const lists = listsIn(settings[LISTS]);
  // one of the same name is the artist's of here
  if (Object.keys(lists).length > 0) write(LISTS, { ...lists, ...readLocal(LISTS, {}, isRecord) });
}

/** The parts of the page that show it hear of it as other tabs do. */
function write(key: string, value: unknown): void {
  writeLocal(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

const behind = (own: readonly string[], theirs: readonly string[]): string[] => [...new Set([...own, ...theirs])];

/** A file may hold anything: what makes no sense is left out. */
function promptsIn(value: unknown): string[] {
  if (!Array.isArray(value) || JSON.stringify(value).length > TEXT_MAX) return [];
  return value.filter((prompt) => typeof prompt === "string" && prompt.length <= PROMPT_LENGTH_MAX);
}

function listsIn(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const known = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= LIST_LENGTH_MAX,
  );
  return Object.fromEntries(known.slice(0, LISTS_MAX));
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
