import type { Scene } from "./scene.ts";

/** Families of what snow lies on where it stands in the snow. */
const SNOWED_ON = /^(?:building|street|garden)$/;
const SNOW = 0.8;

/** A cabin in a snow-covered forest has snow on its roof. */
export function snowOn({ links }: Scene): void {
  for (const { kind, from, to } of links) {
    const isSnow =
      to.concept.id === "ground" && ((to.qualities.conditions.get("snowy") ?? 0) > 0.5 || to.text === "snow");
    if (isSnow && /^(?:in|on)$/.test(kind) && SNOWED_ON.test(from.concept.family))
      from.qualities.addCondition("snowy", SNOW);
  }
}
