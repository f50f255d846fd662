import type { GuiseRow } from "./guise.ts";
import type { Wear } from "./wear.ts";

const TEAM: Partial<Wear> = { top: "t-shirt", bottom: "shorts", feet: "shoe", emblem: "number" };

/** Players, each in the dress of the game: what they play with they hold as a thing of its own. */
export const GUISES_OF_SPORTS = {
  "hockey-player": [
    "hockey player|ice hockey player|hockey goalie|hockey goaltender|goaltender",
    {
      top: "sweater",
      bottom: "trousers",
      feet: "ice-skate",
      headgear: "football-helmet",
      emblem: "stripes",
      glove: true,
    },
    "sweater #c8281f,trousers #17171b,ice-skate #2c2c32,headgear #17171b,glove #17171b,trim #f4f4f0",
  ],
  "field-hockey-player": [
    "field hockey player|lacrosse player",
    { ...TEAM, headgear: "headband" },
    "t-shirt #1f5fb0,shorts #f2f2ee,shoe #232326,headgear #f2c32a,trim #f2f2ee",
  ],
  "racket-player": [
    "tennis player|badminton player|squash player|table tennis player|ping pong player|padel player|pickleball player",
    { top: "shirt", bottom: "shorts", feet: "shoe", headgear: "headband" },
    "shirt #f4f4f0,shorts #1f3f7c,shoe #f0f0ee,headgear #c8281f,trim #1f5fb0",
  ],
  cricketer: [
    "cricketer|cricket player|cricket batsman|batsman|cricket bowler",
    { top: "sweater", bottom: "trousers", feet: "boot", headgear: "cap", glove: true },
    "sweater #f3efe0,trousers #f3efe0,boot #f6f4ee,headgear #1f3f7c,glove #e4dcc4",
  ],
  "volleyball-player": [
    "volleyball player|beach volleyball player|handball player|netball player",
    { ...TEAM, headgear: "headband" },
    "t-shirt #f2c32a,shorts #1f3f7c,shoe #f0f0ee,headgear #1f3f7c,trim #1f3f7c",
    "tall",
  ],
  "gridiron-player": [
    "american football player|quarterback|linebacker|nfl player|running back|wide receiver|football linebacker",
    { ...TEAM, bottom: "trousers", headgear: "football-helmet", belt: true },
    "t-shirt #1f3f8c,trousers #e9e7e0,shoe #17171b,headgear #1f3f8c,belt #1f3f8c,trim #f4f4f0",
    "muscular",
  ],
  fencer: [
    "fencer|foil fencer|sabre fencer|swordfighter fencer",
    { outer: "jacket", bottom: "trousers", feet: "shoe", headgear: "fencing-mask", glove: true },
    "jacket #f4f4f1,trousers #f4f4f1,shoe #f0f0ee,headgear #e9eaec,glove #f4f4f1,trim #23252a",
  ],
  golfer: [
    "golfer|golf player|golf pro|caddie",
    { top: "shirt", outer: "vest", bottom: "trousers", feet: "shoe", headgear: "cap", glove: true },
    "shirt #f4f4f0,vest #2f6a44,trousers #d8c6a0,shoe #f0f0ee,headgear #f4f4f0,glove #f4f4f0",
  ],
  gymnast: [
    "gymnast|rhythmic gymnast|acrobatic gymnast",
    { top: "one-piece", bottom: "swimsuit" },
    "one-piece #7a2fa8,swimsuit #7a2fa8,trim #f2c32a",
    "female bun thin",
  ],
  swimmer: [
    "swimmer|competitive swimmer|water polo player",
    { bottom: "swimsuit", headgear: "swim-cap" },
    "swimsuit #1f4f9c,headgear #c8281f,visor #17212c",
  ],
  surfer: ["surfer|wakeboarder|windsurfer|kitesurfer|paddleboarder", { outer: "wetsuit" }, "wetsuit #17212c"],
  weightlifter: [
    "weightlifter|weight lifter|powerlifter|strongman|bodybuilder|wrestler",
    { top: "one-piece", bottom: "swimsuit", feet: "boot", belt: true },
    "one-piece #c8281f,swimsuit #c8281f,boot #f2f2ee,belt #4a2f1a",
    "muscular",
  ],
  lifeguard: [
    "lifeguard|beach lifeguard",
    { top: "t-shirt", bottom: "shorts", emblem: "cross" },
    "t-shirt #f2c32a,shorts #d8261f,trim #d8261f",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
