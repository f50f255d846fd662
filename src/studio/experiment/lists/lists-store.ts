import { create } from "zustand";
import { readLocal, writeLocal } from "../../api/local-store.ts";
import type { WordLists } from "../language/resolve-prompt.ts";

const KEY = "plinth.lists";

const isLists = (value: unknown): value is WordLists =>
  typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");

/** The artist's own word lists, for `__name__` in prompts. They live in localStorage. */
export const useLists = create<{ lists: WordLists }>()(() => ({ lists: readLocal(KEY, {}, isLists) }));

const change = (lists: WordLists): void => {
  useLists.setState({ lists });
  writeLocal(KEY, lists);
};

export const saveList = (name: string, text: string): void => change({ ...useLists.getState().lists, [name]: text });

export function removeList(name: string): void {
  const { [name]: _gone, ...others } = useLists.getState().lists;
  change(others);
}

/** In its place among the others. */
export const renameList = (name: string, wanted: string): void =>
  change(
    Object.fromEntries(
      Object.entries(useLists.getState().lists).map(([each, text]) => [each === name ? wanted : each, text]),
    ),
  );

// another tab has changed them
window.addEventListener("storage", ({ key }) => {
  if (key === KEY) useLists.setState({ lists: readLocal(KEY, {}, isLists) });
});

/** A name that no list has: `list`, `list-2` … */
export function freeListName(lists: WordLists, stem = "list"): string {
  let name = stem;
  for (let count = 2; Object.hasOwn(lists, name); count++) name = `${stem}-${count}`;
  return name;
}
