import { bodySlot, byWord, defineStructure, fixedSlot, hues } from "./structure.ts";
import { bellTower } from "./tower/bell-tower.ts";
import { clockTower } from "./tower/clock-tower.ts";
import { leaning } from "./tower/leaning.ts";
import { medieval } from "./tower/medieval.ts";
import { waterTower } from "./tower/water-tower.ts";

const ofWord = byWord({
  clock: ["clock tower", "clocktower", "big ben"],
  leaning: ["leaning tower", "leaning tower of pisa", "tower of pisa"],
  water: ["water tower"],
  cone: ["wizard tower"],
  belfry: ["bell tower", "campanile"],
});

/**
 * A tower. What makes it itself: tall and narrow. Of old: a round shaft of stone blocks with slits, a corbelled head, battlements or a
 * pointed roof. A clock tower is square with four great dials under a spire; the leaning one has white arcades storey upon storey;
 * a water tower is a tank of staves on braced legs; in a bell tower bells hang behind open arches. About one with stairs they wind outside.
 */
export const tower = defineStructure({
  id: "tower",
  family: "building",
  words: [
    "tower",
    "watchtower",
    "watch tower",
    "castle tower",
    "castle turret",
    "wizard tower",
    "medieval tower",
    "stone tower",
    "clock tower",
    "clocktower",
    "big ben",
    "leaning tower",
    "leaning tower of pisa",
    "tower of pisa",
    "water tower",
    "bell tower",
    "campanile",
  ],
  senses: ["tower#1", "bell tower", "watchtower"],
  height: 15,
  scale: 6,
  styles: { battlement: 2, cone: 2, wound: 0.0001, clock: 0.0001, leaning: 0.0001, water: 0.0001, belfry: 0.0001 },
  counts: [1, 3],
  counted: "bell",
  choose: (ask) => {
    const form = ofWord(ask);
    if (form === undefined && ask.parts.has("bell")) return "belfry";
    return ask.parts.has("stair") && (form === undefined || form === "cone") ? "wound" : form;
  },
  slots: {
    wall: bodySlot(["stone", "shaft", "battlement"], ["brick"], "#8a867d", "#978b78", "#7c7d80"),
    trim: bodySlot(["frame", "band", "leg"], ["granite"], "#aaa498"),
    roof: fixedSlot(["spire", "cone", "top"], ["roof-tiles"], "#7a2f23", "#3c5274", "#4b3f63"),
    opening: fixedSlot(["window", "slit"], ["iron"], "#16130f"),
    door: fixedSlot(["gate"], ["oak-planks"], "#6b4526"),
    stair: bodySlot(["stairs", "staircase", "spiral staircase", "steps"], ["granite"], "#aaa498"),
    face: fixedSlot(["clock", "dial"], ["plaster"], "#f3efe0"),
    bell: fixedSlot(["church bell", "bells"], ["gold"], "#d6a445"),
    flag: fixedSlot(["banner"], ["woven-cotton"], "#b3201c", "#1f4fa0"),
    pole: fixedSlot(["flagpole"], ["oak"]),
    planks: fixedSlot(["tank", "stave"], ["oak-planks"]),
    iron: fixedSlot(["hoop", "pipe"], ["iron"]),
    "wall-shade": bodySlot(["arcade"], ["plaster"], "#b9ae9a"),
  },
  dress: ({ style }) =>
    style === "clock"
      ? {
          wall: { material: "plaster", colours: hues("#c2a468") },
          trim: { material: "plaster", colours: hues("#d9c08a") },
          roof: { material: "roof-tiles", colours: hues("#4a5458") },
        }
      : style === "leaning"
        ? { wall: { material: "marble", colours: hues("#ece6d8") }, trim: { material: "concrete" } }
        : style === "water"
          ? { trim: { material: "oak" } }
          : {},
  build: (p) =>
    p.style === "clock"
      ? clockTower(p)
      : p.style === "leaning"
        ? leaning(p)
        : p.style === "belfry"
          ? bellTower(p)
          : p.style === "water"
            ? waterTower(p)
            : medieval(p, p.style === "cone" || (p.style === "wound" && p.seed % 2 === 0), p.style === "wound"),
  view: { azimuth: 0.4, elevation: 0.2 },
});
