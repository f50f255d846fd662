import type { Link, Mention, Scene, Tie } from "../scene/scene.ts";
import { isLiving, relate } from "./relate.ts";

/** How somebody is on a thing that wears nothing itself. */
const ON_IT: ReadonlySet<Link["kind"]> = new Set(["on", "sitting", "lying", "riding"]);

/**
 * "A girl in a raincoat with rubber boots": who wears the one wears the other. "An owl on a pile of books with a graduation cap": it is
 * the owl's.
 */
export function wearerWith({ links }: Scene, { kind, source }: Tie, thing: Mention): Mention | undefined {
  if (kind !== "with" || !source) return undefined;
  const wearer =
    links.find((link) => link.kind === "wearing" && link.to === source)?.from ??
    links.find((link) => link.how === "coiled" && link.from === source && isLiving(link.to))?.to;
  if (wearer) return /^(?:wearing|holding)$/.test(relate("with", wearer, thing).kind) ? wearer : undefined;
  const sitter = links.find(({ kind, from, to }) => to === source && ON_IT.has(kind) && isLiving(from))?.from;
  return sitter && !isLiving(source) && relate("with", sitter, thing).kind === "wearing" ? sitter : undefined;
}
