import type { Link, Mention } from "./scene.ts";
import type { ConnectorKind } from "./words/connectors.ts";

const LIVING_FAMILIES: ReadonlySet<string> = new Set(["animal", "figure"]);

export const isLiving = ({ concept }: Pick<Mention, "concept">): boolean => LIVING_FAMILIES.has(concept.family);

const isWorn = (garment: Mention, wearer: Mention): boolean => garment.concept.family === "garment" && isLiving(wearer);

/** The relation a connector stands for between two things. What is on or in a living being and can be worn, is worn. */
export function relate(kind: ConnectorKind, source: Mention, thing: Mention): Link {
  switch (kind) {
    case "on":
      return isWorn(source, thing) ? { kind: "wearing", from: thing, to: source } : { kind, from: source, to: thing };
    case "in":
      if (isWorn(thing, source)) return { kind: "wearing", from: source, to: thing };
      return thing.concept.family === "vehicle" && isLiving(source)
        ? { kind: "riding", from: source, to: thing }
        : { kind, from: source, to: thing };
    case "with":
    case "wearing":
      return isWorn(thing, source)
        ? { kind: "wearing", from: source, to: thing }
        : { kind: kind === "wearing" && isLiving(source) ? "wearing" : "with", from: source, to: thing };
    case "holding":
      return { kind: isLiving(source) ? "holding" : "with", from: source, to: thing };
    case "of":
      return { kind: "in", from: thing, to: source };
    case "under":
    case "beside":
    case "riding":
      return { kind, from: source, to: thing };
    case "covered":
    case "made":
      return { kind: "with", from: source, to: thing };
    default:
      return { kind: "beside", from: thing, to: source };
  }
}
