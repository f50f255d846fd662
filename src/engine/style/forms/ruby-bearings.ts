import { fromHex } from "../../math/color.ts";
import { BEARINGS } from "../cover/clad-with-gears.ts";
import type { Style } from "../style.ts";

/** Wheels that turn in rubies: the bearings at their hubs are red stones. */
export const rubyBearings: Style = {
  id: "ruby-bearings",
  apply: (thing) => {
    const bearing = thing.materials[BEARINGS];
    if (!bearing) return thing;
    const ruby = { ...bearing, base: "plastic", colours: [fromHex("#c40d2c")] };
    return { ...thing, materials: { ...thing.materials, [BEARINGS]: ruby } };
  },
};
