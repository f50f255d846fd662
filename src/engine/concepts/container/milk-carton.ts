import { cylinder } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [W, BODY, PEAK, FIN] = [0.078, 0.17, 0.214, 0.02];

const COW = fromHex("#1c1c1e");
const PINK = fromHex("#e8a0a0");

/** What is printed on each sort: its band and word. */
const PRINTS: Readonly<Record<string, { readonly ink: string; readonly text: string; readonly size?: number }>> = {
  milk: { ink: "#2a62c0", text: "MILK" },
  chocolate: { ink: "#5f341c", text: "CHOCO", size: 0.0155 },
  juice: { ink: "#f08a1c", text: "JUICE", size: 0.0155 },
};

const printed =
  (kind: string): Paint =>
  (surface, x, y, z, nx, _ny, nz) => {
    const { ink, text, size = 0.019 } = PRINTS[kind] ?? { ink: "#2a62c0", text: "MILK" };
    const colour = fromHex(ink);
    const u = Math.abs(nz) > Math.abs(nx) ? x * Math.sign(nz) : -z * Math.sign(nx);
    surface.roughness = 0.4;
    const wave = 0.052 + 0.005 * sin(u * 90);
    if (y < wave || y > BODY + 0.012) layColour(surface, colour, 0.4);
    if (Math.abs(nz) < 0.5 && y < BODY && Math.abs(nx) > 0.5) {
      for (let row = 0; row < 5; row += 1)
        if (Math.abs(y - 0.13 + row * 0.012) < 0.0016 && Math.abs(u) < 0.026 - 0.004 * (row % 2))
          layColour(surface, colour, 0.4);
      return;
    }
    if (isWritten(text, u, y - 0.14, size, 0.16)) layColour(surface, colour, 0.4);
    if (kind !== "milk") {
      // a glass of it, or a fruit
      const [a, b] = [u, y - 0.09];
      const r = Math.sqrt(a * a + b * b);
      if (r < 0.024) layColour(surface, kind === "juice" ? fromHex("#f6a02c") : fromHex("#8a5a34"), 0.4);
      if (kind === "juice" && r < 0.02 && r > 0.003 && Math.abs(sin(atan2(b, a) * 4)) > 0.18)
        layColour(surface, fromHex("#ffc860"), 0.4);
      return;
    }
    // a cow's face looks out over the band
    const [a, b] = [u / 0.024, (y - 0.088) / 0.024];
    const head = a * a + b * b * 0.8;
    const ear = (Math.abs(a) - 1.1) * (Math.abs(a) - 1.1) + (b - 0.55) * (b - 0.55) * 5 < 0.12;
    if (ear) layColour(surface, COW, 0.4);
    if (head < 1 && (head > 0.88 || (a < -0.15 && b > -0.1))) layColour(surface, COW, 0.4);
    if (a * a * 0.8 + (b + 0.55) * (b + 0.55) * 2.2 < 0.42) layColour(surface, PINK, 0.4);
    for (const s of [-1, 1]) {
      const [du, dv] = [a - s * 0.36, b - 0.3];
      if (du * du + dv * dv < 0.025) layColour(surface, s < 0 ? fromHex("#ffffff") : COW, 0.4);
      if ((a - s * 0.22) * (a - s * 0.22) + (b + 0.5) * (b + 0.5) < 0.012) layColour(surface, COW, 0.4);
    }
  };

function build({ kind, has }: Planned): Part[] {
  const h = W / 2;
  const ring = (half: number, deep: number, y: number): Ring =>
    [
      [-half, y, deep],
      [half, y, deep],
      [half, y, -deep],
      [-half, y, -deep],
    ] as Vec3[];
  const body = loft([
    ring(h * 0.97, h * 0.97, 0),
    ring(h, h, 0.002),
    ring(h, h, BODY),
    ring(h, 0.0016, PEAK),
    ring(h, 0.0016, PEAK + FIN),
  ]);
  return [
    makePart("carton", "carton", body, { weight: 1, crease: 0.3, paint: printed(kind) }),
    makePart("seam", "carton", block([W + 0.001, 0.003, 0.005], [0, PEAK + FIN * 0.86, 0], 0.0008), { weight: 0.3 }),
    ...(has("cap")
      ? [
          makePart(
            "cap",
            "cap",
            move(turnX(cylinder({ radius: 0.0135, height: 0.012, bevel: 0.0015, segments: 32 }), 0.86), [
              0,
              BODY + 0.017,
              h * 0.52,
            ]),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** A gable-top carton. What makes it itself: a square box of white board that closes in a roof with a pressed fin, a coloured band, MILK and a cow's face on the front; a screw cap in the roof. */
export const milkCarton = defineFromPlan({
  id: "milk-carton",
  family: "container",
  words: [
    "milk carton",
    "carton of milk",
    "juice carton",
    "carton of juice",
    "juice box",
    "milk box",
    "chocolate milk carton",
    "carton",
  ],
  senses: [],
  height: 0.234,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    carton: mainSlot("paper", "#f4f4f0", "box|board"),
    cap: slot("plastic", "#d8302a #2a62c0 #f2f2ee", "lid|spout"),
  },
  kinds: {
    milk: { weight: 1, words: ["milk carton", "carton of milk", "milk box", "carton"] },
    chocolate: { weight: 0, words: ["chocolate milk carton"], dress: { cap: "#5f341c" } },
    juice: { weight: 0, words: ["juice carton", "carton of juice", "juice box"], dress: { cap: "#3f9a3a" } },
  },
  extras: { cap: { chance: 0.6 } },
  build,
});
