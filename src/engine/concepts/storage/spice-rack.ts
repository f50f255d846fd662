import type { Part } from "../../geometry/part.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const SPICES = ["red", "gold", "green", "brown", "dark"] as const;

/** Two or three shelves of small jars, each full of another spice. */
function build({ count, stream }: Planned): Part[] {
  const next = stream("spices");
  const rack = new Assembly();
  const [wide, deep, storey] = [0.44, 0.085, 0.145];
  const high = storey * count + 0.03;
  for (const s of [-1, 1]) rack.box("wood", [0.018, high, deep], (s * wide) / 2, 0, 0, 0.004);
  rack.box("wood", [wide, high + 0.02, 0.01], 0, 0, -deep / 2 + 0.004, 0.003);
  for (let row = 0; row < count; row += 1) {
    const y = 0.006 + row * storey;
    rack.box("wood", [wide, 0.012, deep], 0, y, 0, 0.003);
    rack.add("rail", bar([-wide / 2, y + 0.045, deep / 2 - 0.006], [wide / 2, y + 0.045, deep / 2 - 0.006], 0.005, 8));
    for (let i = 0; i < 7; i += 1) {
      const x = (i - 3) * 0.058;
      const spice = SPICES[Math.floor(next() * SPICES.length)] as string;
      rack.post(spice, 0.0215, 0.058 + 0.014 * next(), [x, y + 0.012, 0.004], 0.0215, 18);
      rack.post("glass", 0.0235, 0.085, [x, y + 0.011, 0.004], 0.0235, 18);
      rack.post("label", 0.0242, 0.026, [x, y + 0.03, 0.004], 0.0242, 18);
      rack.post("lid", 0.0245, 0.02, [x, y + 0.094, 0.004], 0.0245, 18);
    }
  }
  return rack.parts({ wood: 1, lid: 0.8, glass: 0.8 });
}

/** A spice rack. What makes it itself: a narrow wooden stand of two or three shelves with rails, on each a row of small glass jars with lids and labels, full of red, yellow, green and brown spices. */
export const spiceRack = defineFromPlan({
  id: "spice-rack",
  family: "furniture",
  words: ["spice rack", "spice shelf", "herb rack", "spice jars", "spice set"],
  senses: ["spice rack"],
  height: 0.4,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    wood: mainSlot("pine oak walnut", "", "shelf|rack"),
    rail: slot("brushed-steel", "", "bar"),
    glass: { ...slot("glass", "#e4eef0", "jar|bottle"), clear: true },
    label: slot("paper", "#f2ead4", "tag"),
    lid: slot("painted-metal", "#26282a #b8bcc0", "cap"),
    red: slot("soil", "#b8301c", "paprika|chili"),
    gold: slot("soil", "#e0a020", "curry|turmeric"),
    green: slot("soil", "#5a7a32", "herb"),
    brown: slot("soil", "#8a5430", "cinnamon|spice"),
    dark: slot("soil", "#2c2420", "pepper"),
  },
  count: { slot: "shelf", min: 2, max: 3, most: 5 },
  build,
});
