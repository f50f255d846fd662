import type { Paint } from "../../../geometry/part.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2 } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import type { JarParameters } from "./jar-parameters.ts";

const SWEETS = ["#d2353f", "#f0b52c", "#3c9a52", "#3576bd", "#e7732a", "#c24f9e", "#f3ead8"].map(fromHex);

const BEANS = ["#6e3b22", "#84492a", "#5b2f1c"].map(fromHex);

const PICKLES = ["#5d7a2b", "#6f8c36", "#4c6624"].map(fromHex);

const COOKIES = ["#b9803f", "#a86f33", "#c8934f"].map(fromHex);

/** Round pieces heaped behind the glass, each in one of the filling's colours. */
export function lumps(filling: JarParameters["filling"], r: number): Paint {
  const palette = filling === "candy" ? SWEETS : filling === "bean" ? BEANS : filling === "pickle" ? PICKLES : COOKIES;
  const size = filling === "bean" ? 0.0065 : filling === "candy" ? 0.0125 : 0.02;
  return (surface, x, y, z) => {
    const top = Math.sqrt(x * x + z * z) < r * 0.6;
    const v = (top ? z : y) / size;
    const row = Math.floor(v);
    const u = (top ? x : atan2(z, x) * r) / size + (row & 1) * 0.5;
    const column = Math.floor(u);
    const [a, b] = [u - column - 0.5, v - row - 0.5];
    const d = a * a + b * b;
    const pick = Math.imul(column * 7 + row * 13 + 5, 2654435761) >>> 8;
    layColour(surface, palette[pick % palette.length] as Rgb, 0.25);
    const shade = d > 0.25 ? 0.35 : 1 - d * 1.2;
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
}
