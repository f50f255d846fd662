import { smoothstep } from "../../math/scalar.ts";
import type { PanelPlace } from "../../texture/tilings/panels.ts";

/** What stands on a panel of a machine. */
export type Greeble = "plain" | "inset" | "raised" | "vent" | "light" | "conduits" | "port" | "ribs";

/** What a greeble does to a texel, all 0 where it does nothing. */
export interface GreebleMark {
  /** Rise in units, about -1..1. */
  rise: number;
  /** How dark a slot it is, 0..1. */
  gap: number;
  /** How much of a lamp, 0..1. */
  light: number;
  /** How much of a part in the second colour, 0..1. */
  part: number;
}

/** Half the length of the longest lamp, in units, without its ends. */
const LAMP = 0.5;

/** Distance to the sides of a rectangle whose corners are cut by `cut`, positive inside. */
function chamfered(dx: number, dy: number, cut: number): number {
  return Math.min(dx, dy, (dx + dy - cut) * Math.SQRT1_2);
}

/**
 * Sets `mark` for a place on a panel.
 *
 * @param unit What details are sized by, in the lengths of `place`: half of a small panel's side.
 */
export function markGreeble(kind: Greeble, place: PanelPlace, unit: number, mark: GreebleMark): void {
  mark.rise = 0;
  mark.gap = 0;
  mark.light = 0;
  mark.part = 0;
  if (kind === "plain") return;
  const { left, top, width, height } = place;
  const dx = Math.min(left, width - left);
  const dy = Math.min(top, height - top);
  const lying = width >= height;
  const along = lying ? left : top;
  const length = lying ? width : height;
  const breadth = lying ? height : width;
  const off = Math.abs((lying ? top : left) - breadth / 2);
  const rim = chamfered(dx - unit * 0.3, dy - unit * 0.3, unit * 0.45);
  const inside = smoothstep(0, unit * 0.09, rim);
  if (kind === "inset" || kind === "raised") {
    mark.rise = inside * (kind === "inset" ? -0.3 : 0.34);
    mark.gap = smoothstep(unit * 0.06, 0, Math.abs(rim - unit * 0.02)) * 0.6;
    mark.part = kind === "inset" ? inside : 0;
    return;
  }
  if (kind === "light") {
    // a slot with round ends, no longer on a large panel: the longest would be found in every tile again
    const end = Math.max(0, Math.abs(along - length / 2) - Math.min(length / 2 - unit * 0.62, unit * LAMP));
    const far = Math.sqrt(end * end + off * off);
    mark.light = smoothstep(unit * 0.13, unit * 0.09, far);
    mark.rise = smoothstep(unit * 0.36, unit * 0.3, far) * 0.22 - smoothstep(unit * 0.19, unit * 0.14, far) * 0.3;
    mark.gap = smoothstep(unit * 0.2, unit * 0.16, far) * (1 - mark.light) * 0.8;
    return;
  }
  if (kind === "port") {
    const radius = breadth / 2 - unit * 0.3;
    const middle = along - length / 2;
    const far = Math.sqrt(middle * middle + off * off) / radius;
    mark.rise = smoothstep(1, 0.93, far) * 0.3 - smoothstep(0.76, 0.7, far) * 0.55 + smoothstep(0.4, 0.34, far) * 0.25;
    mark.gap = smoothstep(0.78, 0.7, far) * smoothstep(0.36, 0.44, far) * 0.55;
    mark.part = smoothstep(0.42, 0.38, far);
    return;
  }
  if (inside === 0) return;
  if (kind === "conduits") {
    const turn = off / (unit * 0.42) + 0.5;
    const t = (turn - Math.floor(turn)) * 2 - 1;
    const band = Math.abs(along / (unit * 1.7) - Math.round(along / (unit * 1.7)));
    const clip = smoothstep(0.07, 0.05, band);
    mark.rise = inside * (Math.sqrt(Math.max(0, 1 - t * t)) * 0.5 - 0.3 + clip * 0.16);
    mark.gap = inside * smoothstep(0.75, 1, Math.abs(t)) * 0.8 * (1 - clip);
    mark.part = inside * (1 - clip);
    return;
  }
  const pitch = kind === "vent" ? unit * 0.3 : unit * 0.42;
  const steps = Math.max(1, Math.round((length - unit * 0.6) / pitch));
  const turn = ((along - unit * 0.3) / (length - unit * 0.6)) * steps;
  const t = turn - Math.floor(turn);
  if (kind === "vent") {
    const slot = smoothstep(0.44, 0.36, t);
    mark.rise = inside * (t * 0.25 - 0.2 - slot * 0.35);
    mark.gap = inside * slot;
  } else {
    mark.rise = inside * smoothstep(0.5, 0.36, Math.abs(t - 0.5) * 1.6) * 0.26;
    mark.gap = inside * smoothstep(0.4, 0.5, Math.abs(t - 0.5)) * 0.4;
  }
}
