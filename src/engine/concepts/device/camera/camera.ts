import { standModel } from "../../../geometry/make-part.ts";
import { fromHex } from "../../../math/color.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { buildInstant } from "./build-instant.ts";
import { buildReflex } from "./build-reflex.ts";
import { CAMERA_PARAMETERS, type CameraParameters } from "./camera-parameters.ts";

/**
 * A camera for photographs. What makes it itself: a box held in two hands with a round lens that stands out in front - rings, ribs, dark
 * coated glass -, dials and the shutter button on top. The reflex has a prism's hump and a grip, the rangefinder a flat metal top with
 * windows over leather, the instant camera a sloping face with a flash and a print that comes out below.
 */
export const camera = defineConcept<CameraParameters>({
  id: "camera",
  family: "device",
  words: [
    "camera",
    "photo camera",
    "digital camera",
    "dslr",
    "film camera",
    "vintage camera",
    "old camera",
    "instant camera",
    "polaroid",
    "polaroid camera",
    "reflex camera",
    "retro camera",
  ],
  senses: ["camera"],
  height: 0.1,
  parameters: CAMERA_PARAMETERS,
  slots: {
    body: {
      words: ["case", "leather", "grip"],
      materials: ["leather", "plastic"],
      colours: ["#1d1d1f", "#1d1d1f", "#5b3420", "#2b3a4a"].map(fromHex),
    },
    top: { words: ["top plate"], materials: ["painted-metal"], colours: [fromHex("#232427")], takesWhole: false },
    lens: {
      words: ["barrel", "objective"],
      materials: ["painted-metal"],
      colours: [fromHex("#161719")],
      takesWhole: false,
    },
    dial: { words: ["knob"], materials: ["brushed-steel"], takesWhole: false },
    shutter: {
      words: ["button"],
      materials: ["plastic"],
      colours: ["#c22f27", "#2b2c2f"].map(fromHex),
      takesWhole: false,
    },
    glass: { words: ["window", "flash"], materials: ["glass"], colours: [fromHex("#1a2530")], takesWhole: false },
    print: { words: ["photo", "picture"], materials: ["paper"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const vintage =
      says(ask, "vintage") || ["film camera", "vintage camera", "old camera", "retro camera"].includes(ask.word);
    const style =
      ask.word.startsWith("polaroid") || ask.word === "instant camera"
        ? "instant"
        : vintage
          ? "rangefinder"
          : ask.word === "dslr" || ask.word === "reflex camera" || ask.word === "digital camera"
            ? "reflex"
            : draw.pick("style", ["reflex", "rangefinder", "instant"] as const, [5, 3, 1]);
    return fitParameters<CameraParameters>(CAMERA_PARAMETERS, {
      style,
      width: draw.number("width", 0.13, 0.145) * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      slim: (style === "reflex" ? 0.64 : 0.58) * draw.number("slim", 0.95, 1.08),
      lens:
        (style === "reflex" ? 0.25 : 0.2) *
        draw.number("lens", 0.93, 1.06) *
        traitFactor(ask, { large: 1.1, big: 1.1, small: 0.85 }, "lens"),
      reach:
        (style === "reflex" ? draw.number("reach", 0.45, 0.72) : 0.34) *
        traitFactor(ask, { long: 1.4, short: 0.7 }, "lens"),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "rangefinder"
      ? {
          top: { material: "brushed-steel", colours: [fromHex("#c4c4c0")] },
          lens: { material: "brushed-steel", colours: [fromHex("#b4b4b2")] },
          body: { material: "leather", colours: [fromHex(p.lens > 0.2 ? "#1b1a1a" : "#4e2a17")] },
        }
      : p.style === "instant"
        ? {
            body: { material: "plastic", colours: [fromHex("#e8e4d8")] },
            shutter: { material: "plastic", colours: [fromHex("#d0342a")] },
          }
        : { body: { material: "plastic", colours: [fromHex("#1c1d1f")] } },
  build: (p) => {
    const h = p.width * (p.style === "reflex" ? p.slim * 1.26 : p.style === "instant" ? 0.86 : p.slim);
    return standModel(p.style === "instant" ? buildInstant(p) : buildReflex(p), [
      { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: p.width * 0.12 },
      { name: "attach", position: [-p.width * 0.42, h * 0.4, 0], normal: [0, 0, -1], radius: p.width * 0.2 },
    ]);
  },
  view: { azimuth: 0.55, elevation: 0.3 },
});
