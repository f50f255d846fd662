import { dropMention, type Scene } from "./scene.ts";

/** "Spices in tiny jars": the jars are those that spices come in. */
export function spiceJars(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "in" || from.concept.id !== "spice-jar" || !/^(?:jar|bottle)$/.test(to.concept.id)) continue;
    for (const trait of to.qualities.traits) from.qualities.addTrait({ trait });
    from.count = Math.max(from.count, to.count);
    // what is said of the jars is said of these
    for (const [i, link] of scene.links.entries()) {
      if (link.from === to) scene.links[i] = { ...link, from };
      else if (link.to === to && link.from !== from) scene.links[i] = { ...link, to: from };
    }
    dropMention(scene, to);
  }
}
