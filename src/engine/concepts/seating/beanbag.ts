import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineThing } from "../define-thing.ts";

/** Seams that run down from the crown. */
const seams: Paint = (surface, x, _y, z) => {
  const turn = (atan2(z, x) / (2 * PI) + 1) * 6;
  const off = Math.abs(turn - Math.round(turn)) * Math.sqrt(x * x + z * z);
  if (off > 0.045) return;
  surface.height -= 0.006 * (1 - off / 0.045);
  if (off < 0.012) {
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
  }
};

/** A beanbag. What makes it itself: a big slumped sack of soft cloth, broad on the floor, a hollow where one sits and a drawn-up crown behind it, seams running down its sides. */
export const beanbag = defineThing<"chair" | "pouf">({
  id: "beanbag",
  family: "furniture",
  words: {
    beanbag: "",
    "bean bag": "",
    "bean bag chair": "chair",
    "beanbag chair": "chair",
    pouf: "pouf",
    pouffe: "pouf",
  },
  senses: [],
  forms: { chair: 1, pouf: 0 },
  height: 0.75,
  slots: {
    body: {
      words: ["cover", "cloth", "bag"],
      materials: ["woven-cotton", "leather", "felt"],
      colours: ["#b8433a", "#2f5f8a", "#4f7a4f", "#d9a03f", "#6a5a8a", "#8a8d92"].map(fromHex),
    },
  },
  build: ({ form, look }) => {
    const ball = sphere(1, 56, 36);
    const body = deform(ball, ([x, y, z]) => {
      if (form === "pouf") {
        const flat = Math.sqrt(Math.sqrt(1 - y * y * y * y));
        const r = Math.sqrt(x * x + z * z) || 1;
        return [
          (x / r) * 0.29 * Math.max(flat, r * 0.2) * Math.min(1, r * 1.6),
          0.19 + 0.19 * y * (1 - 0.06 * (1 - r)),
          (z / r) * 0.29 * Math.max(flat, r * 0.2) * Math.min(1, r * 1.6),
        ];
      }
      const v = (y + 1) / 2;
      const belly = 0.46 * (1 + 0.14 * smoothstep(0.6, 0.1, v));
      const crumple =
        1 + 0.045 * noise(x * 2.4 + 7, y * 2.4, z * 2.4, look) + 0.02 * noise(x * 6, y * 6, z * 6, look + 1);
      const peak = 0.24 * smoothstep(0.62, 1, v);
      const hollow = 0.2 * smoothstep(0.45, 0.85, v) * smoothstep(-0.35, 0.5, z);
      return [
        x * belly * crumple,
        Math.max(0, 0.29 + y * 0.33 + peak - hollow) * (1 + 0.02 * noise(x * 3, y * 3, z * 3, look + 2)),
        (z * belly - 0.13 * smoothstep(0.5, 1, v)) * crumple,
      ];
    });
    return [
      makePart(
        "body",
        "body",
        { ...settle(body), rest: ball.rest.map((value) => value * 0.5) },
        { weight: 1, crease: 1.3, paint: seams },
      ),
    ];
  },
  sockets: ({ form }) => {
    const y = form === "pouf" ? 0.375 : 0.42;
    return [
      { name: "seat", position: [0, y, 0.1], normal: [0, 1, 0], radius: 0.24 },
      { name: "top", position: [0, y, 0.08], normal: [0, 1, 0], radius: 0.2 },
    ];
  },
  view: { azimuth: 0.55, elevation: 0.26 },
});
