import { fromHex, type Rgb } from "../../math/color.ts";

/** Pine, oak, walnut, mahogany, cherry and a whitewash, as cabinet-makers stain them. */
export const WOOD_COLOURS: readonly Rgb[] = ["#c08f57", "#a5733f", "#6f4a2c", "#6b3423", "#8f5230"].map(fromHex);
