import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

export const CROWN_STYLES = ["open", "imperial", "tiara"] as const;

export type CrownParameters = {
  readonly style: (typeof CROWN_STYLES)[number];
  readonly radius: number;
  readonly height: number;
  readonly points: number;
  readonly flare: number;
  readonly pearls: boolean;
  readonly cap: boolean;
  readonly empty: boolean;
  readonly frontStone: number;
};

export const CROWN_PARAMETERS = {
  style: choice(CROWN_STYLES, "A ring of points, a state crown closed with arches over a cap, or a tiara."),
  radius: metres(0.06, 0.13, "At the brow."),
  height: metres(0.04, 0.24, "Brow to points; of a state crown, to where its arches spring."),
  points: integer(5, 12, "Points around; a tiara's from ear to ear."),
  flare: ratio(1, 1.5, "Radius at the points against the brow's."),
  pearls: flag("Has pearls on its points; a state crown, along its rims and arches."),
  cap: flag("Has a velvet cap inside."),
  empty: flag("Its stones are gone: empty settings are left."),
  frontStone: ratio(1, 3.2, "The stone at the front of a ring of points against the others."),
};
