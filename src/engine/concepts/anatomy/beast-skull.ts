import { makePart, standModel } from "../../geometry/make-part.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says } from "../from-ask.ts";
import { BEAST_FORMS, BEASTS } from "./beast-kinds.ts";
import { BONE_SLOTS, beastOf } from "./beast-skeleton.ts";
import { beastSkull, type SkullForm } from "./beast-skull-form.ts";

type BeastSkullParameters = { readonly kind: string; readonly unit: number; readonly open: number };

const PARAMETERS = {
  kind: { kind: "choice", options: BEASTS, about: "Whose skull it is." },
  unit: { kind: "number", min: 0.03, max: 0.5, unit: "m", about: "Half width of the braincase." },
  open: { kind: "number", min: 0, max: 1, unit: "ratio", about: "How far the jaw hangs." },
} as const;

/**
 * A beast's skull. What makes it itself: a snout with the hole of the nose at its end, sockets at the sides, cheek arches, the
 * teeth of its kind in long jaws, and its horns, antlers or tusks.
 */
export const beastSkullConcept = defineConcept<BeastSkullParameters>({
  id: "beast-skull",
  family: "figure",
  words: ["animal skull", ...BEASTS.map((kind) => `${kind} skull`)],
  senses: [],
  height: 0.4,
  parameters: PARAMETERS,
  slots: BONE_SLOTS,
  sample: (draw, ask) => {
    const kind = beastOf(ask.word === "animal skull" ? "cow" : ask.word);
    const { form } = (BEAST_FORMS[kind] as (typeof BEAST_FORMS)[string]).form.skull;
    return fitParameters<BeastSkullParameters>(PARAMETERS, {
      kind,
      unit: draw.number("unit", 0.1, 0.115),
      open: says(ask, "open") ? 1 : form.open,
    });
  },
  build: ({ kind, unit, open }) => {
    const { form } = (BEAST_FORMS[kind] as (typeof BEAST_FORMS)[string]).form.skull;
    const own: SkullForm = { ...form, open };
    const { bone, horns, paint } = beastSkull([0, 0, 0], unit, own);
    return standModel(
      [
        makePart("skull", "bone", bone, { crease: 1, weight: 1.2, paint }),
        ...(horns ? [makePart("horns", "horn", horns, { weight: 1 })] : []),
      ],
      [
        { name: "head", position: [0, 0.74 * unit, -0.1 * unit], normal: [0, 1, 0], radius: 0.8 * unit },
        { name: "top", position: [0, 0.8 * unit, 0], normal: [0, 1, 0], radius: 0.4 * unit },
        {
          name: "mouth",
          position: [0, -0.62 * unit, (0.7 + form.snout) * unit],
          normal: [0, 0, 1],
          radius: 0.4 * unit,
        },
      ],
    );
  },
  view: { azimuth: 0.7, elevation: 0.16 },
});
