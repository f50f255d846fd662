import { fromHex } from "../../math/color.ts";
import type { Material } from "../material.ts";
import { patinate } from "./patinate.ts";

/** Old bronze: dark brown skin, pale green bloom in the hollows, gold-brown metal where hands have rubbed it. Takes colours in the crust, then in the metal. */
export const oxidisedBronze: Material = {
  id: "oxidised-bronze",
  class: "metal",
  words: [
    "oxidised bronze",
    "oxidized bronze",
    "bronze patina",
    "patinated bronze",
    "aged bronze",
    "old bronze",
    "antique bronze",
    "weathered bronze",
    "corroded bronze",
    "green bronze",
    "green patina bronze",
  ],
  tileSize: 0.6,
  shade: (context) =>
    patinate(context, {
      tileSize: 0.6,
      crust: ["#2f3a2c", "#54664c", "#7d9270", "#a3b38c"].map(fromHex),
      brown: fromHex("#2a1d12"),
      metal: [
        [0.15, 0.08, 0.034],
        [0.28, 0.165, 0.07],
        [0.45, 0.29, 0.13],
      ],
      cover: context.draw.number("cover", 0.3, 0.44),
    }),
};
