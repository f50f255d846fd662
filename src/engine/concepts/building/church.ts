import { buildChurch } from "./church/build-church.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues } from "./structure.ts";

/**
 * A church. What makes it itself: a long gabled nave with pointed windows between buttresses, a square tower in front with a belfry and a
 * steep spire that bears a cross, an arched door. A cathedral has two towers, a rose window between them and three portals.
 */
export const church = defineStructure({
  id: "church",
  family: "building",
  words: ["church", "chapel", "cathedral", "basilica", "abbey", "notre dame", "gothic cathedral", "gothic church"],
  senses: ["church#2", "cathedral", "chapel", "abbey"],
  height: 16,
  scale: 6,
  styles: { church: 1, cathedral: 0.0001 },
  choose: (ask) =>
    byWord({ cathedral: ["cathedral", "basilica", "abbey", "notre dame", "gothic cathedral"] })(ask) ?? "church",
  slots: {
    wall: bodySlot(["tower", "stone", "facade"], ["brick", "plaster"], "#a19a8d"),
    roof: fixedSlot(["spire", "steeple"], ["roof-tiles"], "#46505c", "#7c4634", "#3e5a52"),
    trim: bodySlot(["frame", "buttress", "arch"], ["granite"], "#c8c0b0"),
    glass: fixedSlot(["window", "stained glass", "rose window"], ["glass"], "#33547f", "#47356e"),
    opening: fixedSlot(["belfry"], ["iron"], "#1d1a18"),
    door: fixedSlot(["portal", "gate"], ["oak-planks"], "#6b4123"),
    cross: fixedSlot(["crucifix"], ["gold"]),
  },
  dress: ({ style, seed }) => ({
    wall:
      style === "church" && seed % 2 === 0
        ? { material: "plaster", colours: hues("#ece7db") }
        : { material: "brick", colours: hues(["#a39b8b", "#8f8a80", "#b1a48a"][seed % 3] as string) },
  }),
  build: buildChurch,
  view: { azimuth: 0.6, elevation: 0.22 },
});
