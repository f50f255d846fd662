import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width, height and thickness, metres; it stands on its long edge. */
const [W, H, T] = [0.187, 0.103, 0.025];
const TITLES = ["HOME VIDEO", "HOLIDAY 89", "MOVIE NIGHT", "DO NOT WATCH"];

const face =
  (title: string): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.6 || z < 0) return;
    const v = y - H / 2;
    // two windows with the wound tape and toothed hubs behind them
    for (const [s, wound] of [
      [-1, 0.028],
      [1, 0.021],
    ] as const) {
      const [cx, cy] = [s * 0.047, -0.004];
      if (Math.abs(x - cx) < 0.03 && Math.abs(v - cy) < 0.022) {
        const [a, b] = [x - cx, v - cy];
        const d = Math.sqrt(a * a + b * b);
        layColour(surface, [0.055, 0.058, 0.062], 0.1, 0);
        if (d < wound) layColour(surface, [0.018, 0.014, 0.012], 0.2, 0);
        if (d < 0.0125) layColour(surface, [0.85, 0.85, 0.83], 0.35, 0);
        if (d < 0.0085 && !(d > 0.006 && ((atan2(b, a) / TAU) * 6 + 6) % 1 < 0.4))
          layColour(surface, [0.02, 0.02, 0.022], 0.5, 0);
        return;
      }
    }
    // the label between and above
    if (Math.abs(x) < 0.0735 && v > 0.02 && v < 0.0345) {
      layColour(surface, [0.9, 0.88, 0.82], 0.75, 0);
      if (v > 0.0326) layColour(surface, fromHex("#d8402a"), 0.7, 0);
      else if (v > 0.031) layColour(surface, fromHex("#f0a82a"), 0.7, 0);
      if (isWritten(title, x, v - 0.0254, 0.0072, 0.09)) layColour(surface, [0.03, 0.04, 0.14], 0.7, 0);
      return;
    }
    if (Math.abs(x) < 0.011 && Math.abs(v + 0.004) < 0.024) {
      if (isWritten("VHS", x, v + 0.004, 0.0062, 0.12)) layColour(surface, [0.7, 0.7, 0.7], 0.4, 0);
      return;
    }
    // ribs along the lower edge
    if (v < -0.034 && Math.abs(x) < 0.08 && (((x * 300) % 1) + 1) % 1 < 0.5) surface.height -= 0.0006;
  };

function build({ seed }: Planned): Part[] {
  const title = TITLES[seed % TITLES.length] as string;
  const lean = (part: Part): Part => ({
    ...part,
    geometry: { ...turnX(part.geometry, -0.16), rest: part.geometry.rest },
  });
  return [
    makePart("shell", "body", block([W, H, T], [0, H / 2, 0], 0.002, 2), { weight: 1, paint: face(title) }),
    makePart("flap", "body", block([W * 0.985, 0.016, T * 1.05], [0, H - 0.008, 0], 0.003, 2), { weight: 0.5 }),
    makePart("spine-label", "label", merge([block([0.15, 0.0012, 0.017], [0, 0.0002, 0])]), { weight: 0.1 }),
  ].map(lean);
}

/** A video cassette. What makes it itself: a flat black plastic box as wide as a hand, with two windows that show the wound tape round white toothed hubs, a paper label with a handwritten title and stripes, a flap along its edge. */
export const vhsTape = defineFromPlan({
  id: "vhs-tape",
  family: "device",
  words: ["vhs tape", "vhs", "video tape", "videotape", "video cassette", "vhs cassette", "videocassette", "vcr tape"],
  senses: ["videotape"],
  height: 0.103,
  vary: 0.02,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#17181a #1c1d20", "case|shell|flap"),
    label: slot("paper", "#e8e4d8", "sticker"),
  },
  build,
});
