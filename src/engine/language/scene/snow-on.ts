import { dropMention, type Scene } from "./scene.ts";

/** Families of what snow lies on where it stands in the snow. */
const SNOWED_ON = /^(?:building|street|garden)$/;
const SNOW = 0.8;

const ICICLE = /icicle/;
const FROZEN = 0.8;

/** "A fountain with icicles": they hang from it because it is frozen, and no crystals stand about. */
export function hangIcicles(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "with" || !ICICLE.test(to.text.toLowerCase())) continue;
    from.qualities.addCondition("frozen", FROZEN);
    dropMention(scene, to);
  }
}

/** A cabin in a snow-covered forest has snow on its roof, a fir with snow on its branches all over. */
export function snowOn({ links, mentions }: Scene): void {
  // on the branches of a tree it lies on all that is seen of them
  for (const { concept, parts, qualities } of mentions)
    for (const part of concept.family === "plant" ? parts.values() : []) {
      if (!part.kinds?.includes("branch") || !part.qualities.conditions.delete("snowy")) continue;
      qualities.addCondition("snowy", SNOW);
    }
  for (const { kind, from, to } of links) {
    const isSnow =
      to.concept.id === "ground" && ((to.qualities.conditions.get("snowy") ?? 0) > 0.5 || to.text === "snow");
    if (isSnow && /^(?:in|on)$/.test(kind) && SNOWED_ON.test(from.concept.family))
      from.qualities.addCondition("snowy", SNOW);
  }
}
