import { makePart, standModel } from "../../geometry/make-part.ts";
import { column } from "./column-shape.ts";
import { grave } from "./monument/grave.ts";
import { obelisk } from "./monument/obelisk.ts";
import { pyramid } from "./monument/pyramid.ts";
import { stepped } from "./monument/stepped.ts";
import { stonehenge } from "./monument/stonehenge.ts";
import { top } from "./monument/top.ts";
import { torii } from "./monument/torii.ts";
import { triumphal } from "./monument/triumphal.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

const BUILD: Readonly<Record<string, (p: StructureParameters) => ReturnType<typeof standModel>>> = {
  pyramid,
  stepped,
  obelisk,
  henge: stonehenge,
  grave,
  arch: triumphal,
  torii,
  column: (p) =>
    standModel(
      [makePart("column", "stone", column(0.16 * p.wide, 1.9 * p.tall, 1, 18), { weight: 1 })],
      top(1.9 * p.tall, 0.2),
    ),
};

/** A monument of old. What makes it itself: the pyramid's stepped slopes and dark door; the terraces and stair of the Maya; the obelisk's signs and gilt tip; Stonehenge's ring of uprights with lintels; the gravestone's letters; the triumphal arch; the red torii with its curved lintel; the fluted column. */
export const monument = defineStructure({
  id: "monument",
  family: "building",
  words: [
    "obelisk",
    "pyramid",
    "egyptian pyramid",
    "great pyramid",
    "aztec pyramid",
    "mayan pyramid",
    "mayan temple",
    "aztec temple",
    "ziggurat",
    "stonehenge",
    "stone circle",
    "gravestone",
    "tombstone",
    "headstone",
    "grave",
    "triumphal arch",
    "archway",
    "arch",
    "stone arch",
    "arc de triomphe",
    "torii",
    "torii gate",
    "japanese gate",
    "column",
    "greek column",
    "pillar",
    "roman column",
  ],
  senses: ["obelisk#1", "gravestone", "megalith", "triumphal arch", "column#7"],
  height: 4,
  scale: 1.6,
  counts: [1, 4],
  styles: {
    obelisk: 1,
    pyramid: 0.0001,
    stepped: 0.0001,
    henge: 0.0001,
    grave: 0.0001,
    arch: 0.0001,
    torii: 0.0001,
    column: 0.0001,
  },
  choose: byWord({
    pyramid: ["pyramid", "egyptian pyramid", "great pyramid"],
    stepped: ["aztec pyramid", "mayan pyramid", "mayan temple", "aztec temple", "ziggurat"],
    henge: ["stonehenge", "stone circle"],
    grave: ["gravestone", "tombstone", "headstone", "grave"],
    arch: ["triumphal arch", "arch", "archway", "stone arch", "arc de triomphe"],
    torii: ["torii", "torii gate", "japanese gate"],
    column: ["column", "greek column", "pillar", "roman column"],
  }),
  slots: {
    stone: bodySlot(["shaft", "block", "slab"], ["granite"], "#b7a98e"),
    trim: bodySlot(["step", "base", "relief"], ["granite"], "#a79c86"),
    ground: fixedSlot(["sand", "grass", "mound"], ["grass"]),
    dark: fixedSlot(["door", "cap"], ["painted-metal"], "#1a1714"),
    gilt: fixedSlot(["tip"], ["gold"]),
    paint: bodySlot(["post", "lintel"], ["painted-wood"], "#b8321c"),
  },
  dress: ({ style }) => ({
    stone:
      style === "pyramid"
        ? { material: "brick", colours: hues("#d3ae6c") }
        : style === "stepped"
          ? { material: "brick", colours: hues("#a39a83") }
          : style === "henge"
            ? { material: "granite", colours: hues("#8d8a84") }
            : style === "grave"
              ? { material: "granite", colours: hues("#8b8c8d") }
              : style === "arch" || style === "column"
                ? { material: "marble", colours: hues("#e4dccb") }
                : undefined,
    trim: style === "arch" ? { material: "marble", colours: hues("#efe9dc") } : undefined,
    ground: style === "pyramid" ? { material: "sand", colours: hues("#e0bf85") } : undefined,
  }),
  build: (p) => (BUILD[p.style] as (typeof BUILD)[string])(p),
  view: { azimuth: 0.5, elevation: 0.22 },
});
