import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept, type SlotSpec } from "../../concept.ts";
import { says, wants } from "../../from-ask.ts";
import { fullnessOf } from "../drink.ts";
import { sampleProportions } from "../proportions.ts";
import { buildJar } from "./build-jar.ts";
import { JAR_FILLINGS, JAR_PARAMETERS, type JarParameters } from "./jar-parameters.ts";

function sampleJar(draw: Draw, ask: Ask): JarParameters {
  const china =
    ask.word === "cookie jar" || ask.word === "biscuit jar" || (ask.materials?.some((id) => id !== "glass") ?? false);
  const style = china
    ? "cookie"
    : ask.word === "mason jar"
      ? "mason"
      : ask.word === "jam jar"
        ? "jam"
        : draw.pick("style", ["mason", "jam", "cookie", "apothecary"] as const, [4, 2, 2, 1]);
  const named = JAR_FILLINGS.find((filling) => ask.parts.has(filling));
  const usual =
    ask.word === "jam jar"
      ? "jam"
      : says(ask, "empty") || ask.doing?.has("containing") || style === "cookie"
        ? "none"
        : style === "apothecary"
          ? "candy"
          : draw.pick("filling", ["jam", "honey", "candy", "none", "bean"] as const, [4, 4, 3, 1, 2]);
  return {
    ...sampleProportions(draw, ask),
    style: named && named !== "cookie" && style === "cookie" && !china ? "mason" : style,
    filling: named ?? usual,
    fullness: fullnessOf(ask),
    lid: wants(ask, "lid", !says(ask, "open")),
    label: wants(ask, "label", (style === "jam" || style === "cookie") && draw.chance("label", 0.6)),
  };
}

const filling = (words: string, colour: string): SlotSpec => ({
  words: words.split("|"),
  materials: ["plastic"],
  colours: [fromHex(colour)],
  takesWhole: false,
});

/** A jar. What makes it itself: wide and upright with a short neck nearly as wide, a metal screw lid, and what it holds seen through the glass; a cookie jar is of china with a knobbed lid. */
export const jar = defineConcept<JarParameters>({
  id: "jar",
  family: "vessel",
  words: ["jar", "glass jar", "mason jar", "cookie jar", "jam jar", "biscuit jar", "candy jar", "storage jar"],
  senses: ["jar#1", "cookie jar"],
  height: 0.15,
  parameters: JAR_PARAMETERS,
  slots: {
    body: {
      words: ["glass"],
      materials: ["glass"],
      colours: ["#d8e8e6", "#cfe3dd", "#d9e6ea"].map(fromHex),
      clear: true,
    },
    china: {
      words: ["pot"],
      materials: ["ceramic-glaze"],
      colours: ["#eee6d4", "#c9543e", "#5f8c9a", "#d9ab4a", "#7a9a6c"].map(fromHex),
    },
    lid: {
      words: ["cap", "cover", "top"],
      materials: ["painted-metal", "gold", "brushed-steel"],
      colours: ["#c9a24a", "#b5322e", "#d9d5ca"].map(fromHex),
      takesWhole: false,
    },
    jam: filling("jelly|marmalade|strawberry jam|preserve", "#8e1226"),
    honey: filling("syrup|peanut butter", "#d98a12"),
    pickle: filling("gherkin|olive", "#5d7a2b"),
    cookie: filling("biscuit", "#b9803f"),
    candy: filling("sweet|jelly bean|gumball|lollipop|marble|button", "#d2353f"),
    bean: filling("coffee bean|nut|seed|spice", "#6e3b22"),
    water: filling("liquid|content|contents", "#86c3dc"),
    label: { words: ["tag", "sticker"], materials: ["paper"], colours: [fromHex("#efe6cf")], takesWhole: false },
  },
  sample: sampleJar,
  build: buildJar,
  view: { azimuth: 0.3, elevation: 0.24 },
});
