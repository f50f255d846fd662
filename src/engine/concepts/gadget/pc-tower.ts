import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const [W, H, D] = [0.21, 0.45, 0.42];
const GLOWS = ["#18c8ff", "#ff2a6a", "#9a4aff", "#2aff8a", "#ff7a1a"].map(fromHex);

/** Seven bent blades about a hub, facing +Z. */
function rotor(radius: number): Geometry {
  const blade = move(turnX(block([radius * 0.66, radius * 0.3, 0.003], [0, 0, 0], 0.001), 0.5), [radius * 0.56, 0, 0]);
  return merge([
    move(disc(radius * 0.3, 0.012, 0.003, 24), [0, 0, -0.006]),
    ...Array.from({ length: 7 }, (_, i) => turnZ(blade, (i / 7) * TAU)),
  ]);
}

const ring = (radius: number): Geometry => turnX(torus(radius, 0.0045, 40, 10), PI / 2);

/** Three lit fans behind a bezel; the side is a window on the lit board. */
function gaming({ seed }: Planned): Part[] {
  const glow = GLOWS[seed % GLOWS.length] as Rgb;
  const lit: Paint = (surface) => layColour(surface, glow, 0.2, 0);
  const fans = [0.37, 0.235, 0.1];
  const inside: Paint = (surface, _x, y, z, nx) => {
    if (nx < 0.5) return;
    const [u, v] = [z / D, y / H];
    const frame = Math.abs(u) > 0.42 || v < 0.07 || v > 0.93;
    if (frame) return;
    layColour(surface, [0.012, 0.013, 0.018], 0.15, 0);
    const near = (a: number, b: number, w: number, h: number) => Math.abs(u - a) < w && Math.abs(v - b) < h;
    if (near(0.0, 0.62, 0.26, 0.24)) layColour(surface, [0.03, 0.034, 0.045], 0.3, 0);
    const [du, dv] = [(u + 0.02) * D, (v - 0.68) * H];
    const r = du * du + dv * dv;
    if (r < 0.0021) layColour(surface, r > 0.00145 ? glow : [0.006, 0.006, 0.008], 0.25, 0);
    if (near(-0.02, 0.36, 0.34, 0.055)) layColour(surface, v > 0.4 ? glow : [0.09, 0.095, 0.11], 0.3, 0);
    for (let i = 0; i < 4; i++)
      if (near(0.17 + i * 0.03, 0.68, 0.009, 0.13)) layColour(surface, i % 2 === 0 ? glow : [0.16, 0.16, 0.18], 0.3, 0);
    if (v < 0.24) layColour(surface, [0.02, 0.02, 0.024], 0.4, 0);
  };
  return [
    makePart("case", "body", block([W - 0.008, H, D], [-0.004, H / 2 + 0.02, 0], 0.006, 2), { weight: 1 }),
    makePart("window", "glass", block([0.006, H - 0.03, D - 0.03], [W / 2 - 0.006, H / 2 + 0.02, 0], 0.0015), {
      weight: 1,
      paint: (surface, x, y, z, nx, ny, nz) => inside(surface, x, y - 0.02, z, nx, ny, nz),
    }),
    makePart("front", "bezel", block([W - 0.03, H - 0.03, 0.012], [-0.004, H / 2 + 0.02, D / 2 + 0.002], 0.003), {
      weight: 0.8,
    }),
    makePart("rings", "light", merge(fans.map((y) => move(ring(0.06), [-0.004, y + 0.02, D / 2 + 0.009]))), {
      weight: 0.9,
      paint: lit,
    }),
    makePart("fans", "fan", merge(fans.map((y) => move(rotor(0.054), [-0.004, y + 0.02, D / 2 + 0.012]))), {
      weight: 0.8,
    }),
    makePart("strip", "light", block([0.006, H - 0.06, 0.006], [-W / 2 + 0.008, H / 2 + 0.02, D / 2 + 0.002], 0.002), {
      weight: 0.4,
      paint: lit,
    }),
    makePart(
      "power",
      "light",
      settle(move(turnX(disc(0.009, 0.005, 0.001, 24), -PI / 2), [0.05, H + 0.019, D / 2 - 0.04])),
      { weight: 0.3, paint: lit },
    ),
  ];
}

/** A grey box: disc drive, floppy slot, vents and a round button on its front. */
function office({ kind }: Planned): Part[] {
  const old = kind === "beige";
  const front = D / 2 + 0.006;
  const y = (v: number) => 0.012 + H * v;
  const vents: Paint = (surface, x, yy, z) => {
    if (z < D / 2 || yy > y(0.42) || yy < y(0.08) || Math.abs(x) > W * 0.36) return;
    const row = (yy - y(0.08)) / 0.014;
    if (row - Math.floor(row) < 0.42) {
      layColour(surface, [0.006, 0.006, 0.006], 0.8, 0);
      surface.height -= 0.002;
    }
  };
  const tray = (v: number) => block([W * 0.76, 0.042, 0.008], [0, y(v), front + 0.004], 0.002, 2);
  return [
    makePart("case", "body", block([W, H, D], [0, H / 2 + 0.012, 0], 0.005, 2), { weight: 1 }),
    makePart("front", "bezel", block([W * 0.99, H * 0.985, 0.018], [0, H / 2 + 0.012, D / 2 + 0.002], 0.007, 3), {
      weight: 1,
      paint: vents,
    }),
    makePart("drives", "bezel", merge([tray(0.88), tray(0.77)]), {
      weight: 0.8,
      paint: (surface, x, yy, _z, _nx, _ny, nz) => {
        if (nz < 0.5) return;
        const v = yy - y(yy > y(0.825) ? 0.88 : 0.77);
        if (Math.abs(v) < 0.0018 || (x > 0.05 && x < 0.066 && v < -0.008 && v > -0.015))
          layColour(surface, [0.01, 0.01, 0.01], 0.6, 0);
      },
    }),
    makePart("floppy", "dark", block([W * 0.5, 0.006, 0.006], [-0.02, y(0.66), front + 0.003], 0.001), { weight: 0.4 }),
    makePart("button", old ? "bezel" : "metal", move(disc(0.014, 0.008, 0.002, 32), [0, y(0.54), front + 0.002]), {
      weight: 0.6,
    }),
    makePart("lamp", "light", block([0.018, 0.005, 0.004], [0.055, y(0.54), front + 0.003], 0.001), {
      weight: 0.4,
      paint: (surface) => layColour(surface, [0.08, 0.95, 0.2], 0.2, 0),
    }),
    makePart(
      "ports",
      "dark",
      merge([-0.016, 0.016].map((x) => block([0.014, 0.006, 0.003], [x, y(0.48), front + 0.003], 0.0008))),
      { weight: 0.3 },
    ),
  ];
}

function build(planned: Planned): Part[] {
  const parts = planned.style === "gaming" ? gaming(planned) : office(planned);
  const feet = merge(
    [-1, 1].flatMap((a) => [-1, 1].map((b) => block([0.034, 0.028, 0.05], [a * W * 0.34, 0.008, b * D * 0.36], 0.003))),
  );
  return [...parts, makePart("feet", "dark", feet, { weight: 0.3 })].map((part) => ({
    ...part,
    geometry: turnY(part.geometry, -0.2),
  }));
}

/**
 * The box of a desktop computer. What makes it itself: an upright deep case on four feet, either with a glass side onto the lit board and
 * three glowing fans in its front, or an office box with disc drives, a big power button and vents.
 */
export const pcTower = defineFromPlan({
  id: "pc-tower",
  family: "device",
  words: [
    "pc tower",
    "desktop pc tower",
    "desktop pc",
    "gaming pc",
    "computer tower",
    "computer case",
    "pc case",
    "desktop computer tower",
    "gaming computer",
    "gaming rig",
    "cpu tower",
    "pc",
  ],
  height: 0.47,
  vary: 0.05,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#18191c #24262b", "case|box"),
    bezel: slot("plastic", "#101114", "front|drive"),
    glass: slot("glass", "#10131a", "window|side panel"),
    fan: slot("plastic", "#1c1e24", "rotor"),
    light: slot("plastic", "#e8f4ff", "rgb|lamp|led"),
    metal: slot("brushed-steel", "", "power button"),
    dark: slot("rubber", "#141516", "foot|port"),
  },
  styles: {
    gaming: { weight: 3, words: ["gaming pc", "gaming computer", "gaming rig"], slots: ["glass", "fan"] },
    office: { weight: 2, traits: ["vintage", "old"] },
  },
  kinds: {
    black: { weight: 2 },
    beige: { weight: 0, traits: ["vintage", "old"], dress: { body: "#cfc6ac", bezel: "#d6cdb4" } },
  },
  build,
});
