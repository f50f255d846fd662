import { choice, flag, metres, ratio } from "../../parameter-specs.ts";

/** What a rotary telephone is drawn from. */
export type RotaryTelephoneParameters = {
  readonly style: "desk" | "candlestick";
  readonly size: number;
  readonly breadth: number;
  readonly rise: number;
  readonly brass: boolean;
  readonly tangled: boolean;
  readonly unhooked: boolean;
};

/** Their ranges. */
export const ROTARY_TELEPHONE_PARAMETERS = {
  style: choice(["desk", "candlestick"], "Low with the handset on top, or a pillar with the receiver on a hook."),
  size: metres(0.15, 0.4, "Side to side of the body."),
  breadth: ratio(0.75, 1.35, "Width over the usual."),
  rise: ratio(0.7, 1.4, "Height over the usual."),
  brass: flag("Metal dial."),
  tangled: flag("The cord lies in a snarl."),
  unhooked: flag("The handset of a desk telephone lies beside it, the cradle is empty."),
};
