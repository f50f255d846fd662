import type { Mention, Tie } from "../scene/scene.ts";
import type { Finding } from "../things/find-concept.ts";

/** "apples on a tree": the fruit that the tree bears, where it is a tree that can bear it. */
export function fruitOf({ concept }: Pick<Finding, "concept">, tie: Tie | undefined): Mention | undefined {
  const fruit = tie?.source;
  if (!fruit || (tie.kind !== "on" && tie.kind !== "in")) return undefined;
  return concept.words.includes(treeOf(fruit)) ? fruit : undefined;
}

export const treeOf = ({ word }: Pick<Mention, "word">): string => `${word} tree`;
