import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const W = 0.45;
const H = 1.7;

/** A branch of cherry blossom that runs on over the panels. */
const blossom =
  (panel: number): Paint =>
  (surface, x, y) => {
    const u = x + panel * W;
    const branch = 0.95 + 0.35 * sin(u * 2.1 + 0.4) + 0.04 * noise(u * 9, 1, 0, 3);
    const thick = 0.016 + 0.01 * noise(u * 3, 5, 0, 2);
    if (Math.abs(y - branch) < thick) layColour(surface, [0.1, 0.05, 0.03], 0.8);
    const [i, j] = [Math.floor(u / 0.11), Math.floor(y / 0.11)];
    const cx = (i + 0.5 + 0.35 * noise(i * 3.1, j * 1.7, 0.5, 7)) * 0.11;
    const cy = (j + 0.5 + 0.35 * noise(i * 1.3, j * 2.9, 4.5, 8)) * 0.11;
    const near = Math.abs(cy - branch) < 0.2 + 0.1 * noise(i * 1.9, j, 2, 5);
    const [dx, dy] = [u - cx, y - cy];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (near && d < 0.034)
      layColour(surface, d < 0.009 ? [0.8, 0.5, 0.05] : d > 0.027 ? [0.7, 0.16, 0.24] : [0.85, 0.33, 0.4], 0.8);
  };

/** A crane's sun over waves. */
const waves =
  (panel: number): Paint =>
  (surface, x, y) => {
    const u = x + panel * W - W;
    const sun = u * u + (y - 1.2) * (y - 1.2);
    if (sun < 0.05) layColour(surface, [0.6, 0.06, 0.04], 0.8);
    if (y > 0.66) return;
    const row = Math.floor(y / 0.09);
    const cx = (Math.floor(u / 0.18 + (row % 2) * 0.5) + 0.5 - (row % 2) * 0.5) * 0.18;
    const [dx, dy] = [u - cx, y - row * 0.09 + 0.02];
    const d = Math.sqrt(dx * dx + dy * dy) / 0.11;
    const band = Math.floor(d * 4);
    layColour(surface, band % 2 === 0 ? [0.03, 0.12, 0.3] : [0.72, 0.78, 0.8], 0.8);
  };

function build({ style, count, kind }: Planned): Part[] {
  const out: Part[] = [];
  const fold = 0.55;
  let [px, pz] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const a = i % 2 === 0 ? fold : -fold;
    const at = (g: Part["geometry"]) => move(turnY(g, a), [px + (cos(a) * W) / 2, 0, pz - (sin(a) * W) / 2]);
    const frame = merge([
      ...[-1, 1].map((s) => block([0.034, H, 0.03], [s * (W / 2 - 0.017), H / 2, 0], 0.005)),
      block([W - 0.03, 0.05, 0.028], [0, H - 0.025, 0], 0.005),
      block([W - 0.03, 0.05, 0.028], [0, 0.1, 0], 0.005),
    ]);
    const lattice = merge([
      ...[-0.07, 0.07].map((x) => block([0.011, H - 0.15, 0.019], [x, (H + 0.08) / 2, 0], 0.002)),
      ...[1, 2, 3, 4, 5, 6].map((k) => block([W - 0.05, 0.011, 0.019], [0, 0.12 + (k * (H - 0.15)) / 7, 0], 0.002)),
    ]);
    const panel = settle(block([W - 0.05, H - 0.14, 0.012], [0, (H + 0.08) / 2, 0]));
    out.push(makePart(`frame-${i + 1}`, "body", at(frame), { weight: 0.9 }));
    const picture = kind === "blossom" ? blossom(i) : waves(i);
    out.push(
      makePart(`panel-${i + 1}`, "panel", at(panel), { weight: 1, ...(style === "painted" ? { paint: picture } : {}) }),
    );
    if (style === "shoji") out.push(makePart(`lattice-${i + 1}`, "body", at(lattice), { weight: 0.9 }));
    px += cos(a) * W;
    pz -= sin(a) * W;
    if (i + 1 < count)
      out.push(
        ...makeParts(
          `hinge-${i + 1}`,
          "hinge",
          [0.35, H / 2, H - 0.3].map((y) => bar([px, y, pz], [px, y + 0.07, pz], 0.012, 10)),
          { weight: 0.3 },
        ),
      );
  }
  return out;
}

/** A folding screen. What makes it itself: three or four tall framed panels hinged side by side in a zigzag, of paper behind a wooden lattice, or with a painting of blossoms or waves that runs on over all of them. */
export const foldingScreen = defineFromPlan({
  id: "folding-screen",
  family: "furniture",
  words: [
    "folding screen",
    "room divider",
    "privacy screen",
    "shoji screen",
    "shoji",
    "japanese screen",
    "byobu",
    "dressing screen",
    "partition screen",
  ],
  senses: ["screen#4"],
  height: 1.7,
  view: { azimuth: 0.2, elevation: 0.2 },
  slots: {
    body: mainSlot("oak", "#2a1812 #6a3d1e #b0804a", "frame|lattice|wood"),
    panel: slot("paper", "#efe6cc", "paper|picture|painting", true),
    hinge: slot("gold", ""),
  },
  styles: {
    painted: { weight: 1.5, words: ["byobu", "japanese screen"], dress: { panel: "#d8b868|#e8dcb4|#c8d0c0" } },
    shoji: { weight: 1, words: ["shoji screen", "shoji"] },
  },
  kinds: { blossom: {}, waves: {} },
  count: { slot: "panel", min: 3, max: 4, most: 6 },
  build,
});
