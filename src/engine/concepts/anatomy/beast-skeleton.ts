import { boundsOf } from "#measure/bounds.ts";
import { fromHex } from "../../math/color.ts";
import { defineConcept, type SlotSpec } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { buildBeastBones } from "./beast-bones.ts";
import { BEAST_FORMS, BEASTS } from "./beast-kinds.ts";

type BeastSkeletonParameters = { readonly kind: string; readonly height: number };

const PARAMETERS = {
  kind: { kind: "choice", options: BEASTS, about: "Whose bones they are." },
  height: { kind: "number", min: 0.05, max: 12, unit: "m", about: "Floor to the highest bone." },
} as const;

const BONE = ["#e8dfc6", "#dccfae", "#d2bf98"].map(fromHex);

export const BONE_SLOTS = {
  bone: {
    words: ["skull", "rib", "spine", "leg", "head", "jaw", "tooth", "wing", "tail"],
    materials: ["plaster"],
    colours: BONE,
  },
  horn: {
    words: ["antler", "tusk", "frill"],
    materials: ["plaster"],
    colours: ["#8a7350", "#5c4a36", "#b39a70"].map(fromHex),
  },
} satisfies Record<string, SlotSpec>;

/** "dog skeleton" -> "dog"; a beast that is not among them has the bones of a dog. */
export const beastOf = (word: string): string => BEASTS.find((kind) => word.startsWith(kind)) ?? "dog";

/**
 * The bones of a beast, set up as in a museum. What makes it itself: the beast's own stance and skull with its teeth, horns or
 * tusks; a backbone of beads to the tip of the tail, a cage of ribs, long bones with knobs, toes.
 */
export const beastSkeleton = defineConcept<BeastSkeletonParameters>({
  id: "beast-skeleton",
  family: "figure",
  words: ["animal skeleton", ...BEASTS.map((kind) => `${kind} skeleton`), "dinosaur bones"],
  senses: [],
  height: 1,
  parameters: PARAMETERS,
  slots: BONE_SLOTS,
  sample: (draw, ask) => {
    const kind = beastOf(ask.word === "dinosaur bones" ? "t-rex" : ask.word);
    const { height } = BEAST_FORMS[kind] as { height: number };
    return fitParameters<BeastSkeletonParameters>(PARAMETERS, {
      kind,
      height: height * draw.number("size", 0.92, 1.08) * traitFactor(ask, { tall: 1.15, short: 0.85 }),
    });
  },
  build: ({ kind, height }) => {
    const { parts, sockets } = buildBeastBones((BEAST_FORMS[kind] ?? (BEAST_FORMS.dog as never)).form);
    const size = height / boundsOf(parts.map((part) => part.geometry.positions)).max[1];
    return {
      parts: parts.map((part) => enlargePart(part, size)),
      sockets: sockets.map(({ position: [x, y, z], ...socket }) => ({
        ...socket,
        position: [x * size, y * size, z * size],
        radius: socket.radius * size,
      })),
    };
  },
  view: { azimuth: 0.95, elevation: 0.12 },
});
