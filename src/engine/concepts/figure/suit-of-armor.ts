import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { type Concept, defineConcept } from "../concept.ts";
import { fitParameters, wants } from "../from-ask.ts";
import { buildHuman } from "./build-human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type ArmorParameters = HumanParameters & { readonly plinth: boolean };

const PARAMETERS: Concept<ArmorParameters>["parameters"] = {
  ...HUMAN_PARAMETERS,
  plinth: { kind: "flag", about: "Stands on a wooden plinth." },
};

const STAND = 0.08;

/** What of a knight is steel, what is mail, what is leather. */
const SLOT_OF: Readonly<Record<string, string>> = {
  body: "mail",
  trousers: "mail",
  shirt: "mail",
  belt: "leather",
  prop: "weapon",
};

function buildArmor(p: ArmorParameters): Model {
  const figure = buildHuman(p);
  const rise = p.plinth ? STAND - 0.004 : 0;
  const parts: Part[] = figure.parts
    .filter(({ slot }) => slot !== "eye" && slot !== "hair")
    .map((part) => {
      const { paint, ...rest } = part;
      const slot = SLOT_OF[part.slot] ?? "armor";
      const geometry = move(part.geometry, [0, rise, 0]);
      return { ...rest, slot, geometry, ...(paint && part.slot !== "body" && { paint }) };
    });
  if (p.plinth) {
    const r = 0.21 * p.height;
    const profile = roundCorners(
      [
        [0, 0],
        [r * 1.12, 0, 0.01],
        [r * 1.12, STAND * 0.4, 0.012],
        [r, STAND * 0.62, 0.01],
        [r, STAND, 0.01],
        [0, STAND],
      ],
      3,
    );
    parts.push(makePart("stand", "stand", lathe(profile, 56), { weight: 0.5 }));
  }
  return standModel(
    parts,
    figure.sockets.map((socket) => ({
      ...socket,
      position: [socket.position[0], socket.position[1] + rise, socket.position[2]],
    })),
  );
}

/** An empty suit of armour on show. What makes it itself: a shut helm with a sight slit, breastplate, pauldrons, gauntlets and greaves of bright steel from head to foot, standing at attention on a wooden plinth. */
export const suitOfArmor = defineConcept<ArmorParameters>({
  id: "suit-of-armor",
  family: "figure",
  words: ["suit of armor", "suit of armour", "medieval armor", "medieval armour", "empty armor"],
  senses: ["body armor"],
  height: 1.95,
  parameters: PARAMETERS,
  slots: {
    armor: {
      words: ["helmet", "breastplate", "armour", "plate", "gauntlet"],
      materials: ["brushed-steel", "steel", "steel"],
    },
    mail: { words: ["chainmail", "joint"], materials: ["iron"], takesWhole: false },
    leather: { words: ["belt", "strap"], materials: ["leather"], colours: [fromHex("#5a3820")], takesWhole: false },
    weapon: { words: ["sword", "spear", "axe"], materials: ["brushed-steel"], takesWhole: false },
    stand: {
      words: ["plinth", "base", "pedestal"],
      materials: ["oak"],
      colours: [fromHex("#5a3418")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const p = sampleHuman(draw, { ...ask, guise: "knight" }, { guise: "knight", pose: "standing" });
    const armed = wants(ask, "weapon", draw.chance("armed", 0.6));
    return fitParameters<ArmorParameters>(PARAMETERS, {
      ...p,
      head: 0.168,
      hair: "none",
      beard: "none",
      brows: false,
      glasses: "none",
      faceless: true,
      pose: armed ? "holding" : "standing",
      prop: armed ? draw.pick("arm", ["sword", "spear", "axe"], [3, 2, 1]) : "none",
      glove: true,
      plinth: wants(ask, "stand", true),
    });
  },
  build: buildArmor,
  view: { azimuth: 0.4, elevation: 0.08 },
});
