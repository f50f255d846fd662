import { isLiving } from "../ties/relate.ts";
import type { Scene } from "./scene.ts";

/** Concept of what is slid down. */
const SLIDE = "playground-slide";
/** Relations of who is on one, whatever the verb. */
const ON: ReadonlySet<string> = new Set(["on", "sitting", "riding"]);

/** "A fox sliding down a slide", "a girl on a slide": they sit on the chute as on the floor, their legs ahead of them. */
export function slideDown({ links }: Scene): void {
  for (const [at, { kind, from, to, how }] of links.entries()) {
    if (to.concept.id !== SLIDE || !isLiving(from) || !ON.has(kind) || how !== undefined) continue;
    links[at] = { kind: "on", from, to };
    if (!from.qualities.traits.includes("standing")) from.qualities.addTrait({ trait: "sitting" });
  }
}
