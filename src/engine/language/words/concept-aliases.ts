import type { AliasTable } from "./aliases/alias-table.ts";
import { ANIMAL_ALIASES } from "./aliases/animals.ts";
import { BUILDING_ALIASES } from "./aliases/buildings.ts";
import { FOOD_ALIASES } from "./aliases/food.ts";
import { HOUSEHOLD_ALIASES } from "./aliases/household.ts";
import { NAMED_ALIASES } from "./aliases/named.ts";
import { NATURE_ALIASES } from "./aliases/nature.ts";
import { PEOPLE_ALIASES } from "./aliases/people.ts";
import { TOOL_ALIASES } from "./aliases/tools.ts";
import { VEHICLE_ALIASES } from "./aliases/vehicles.ts";
import { WORN_ALIASES } from "./aliases/worn.ts";

const TABLES: readonly AliasTable[] = [
  ANIMAL_ALIASES,
  BUILDING_ALIASES,
  FOOD_ALIASES,
  HOUSEHOLD_ALIASES,
  NAMED_ALIASES,
  NATURE_ALIASES,
  PEOPLE_ALIASES,
  TOOL_ALIASES,
  VEHICLE_ALIASES,
  WORN_ALIASES,
];

/**
 * Nouns WordNet lacks or files elsewhere -> the words to look for among the concepts' own, first found wins. They are
 * understood, not guessed.
 */
export const CONCEPT_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([aliases, targets]) =>
      aliases.split("|").map((alias): [string, readonly string[]] => [alias, targets.split("|")]),
    ),
  ),
);
