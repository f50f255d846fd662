import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { chopsticks } from "./chopsticks.ts";

/** Sushi: on a wooden board, rolls of white rice in black seaweed with a coloured heart, and blocks of rice under slices of salmon, tuna and prawn; ginger, wasabi, chopsticks. */
export const sushi = defineFood({
  id: "sushi",
  words: [
    "sushi",
    "sushi roll",
    "nigiri",
    "maki",
    "sashimi",
    "sushi platter",
    "plate of sushi",
    "salmon sushi",
    "california roll",
    "salmon nigiri",
    "tuna nigiri",
  ],
  senses: ["sushi#1"],
  height: 0.06,
  slots: {
    rice: { ...slot("plaster", "#f5f1e6", "grain"), takesWhole: false },
    board: { ...slot("oak", "#a87040 #7a4a2a #2a2420", "plate|platter|tray"), takesWhole: true },
    salmon: slot("plastic", "#f58a4a", "fish|topping"),
    tuna: slot("plastic", "#b8202c"),
    nori: slot("paper", "#16241c", "seaweed"),
    wasabi: slot("plaster", "#8fb85a"),
    ginger: slot("plastic", "#f2b8a8"),
    chopsticks: slot("oak", "#5a2a1c #9a6a3a", "chopstick"),
  },
  styles: {
    platter: { weight: 1 },
    // "three salmon nigiri": each is one of that kind, and no board under it
    piece: { weight: 0, traits: ["counted"] },
    nigiri: { weight: 0, words: ["nigiri", "salmon nigiri", "salmon sushi"] },
    maki: { weight: 0, words: ["maki", "sushi roll", "california roll"] },
  },
  kinds: {
    salmon: { weight: 1, words: ["salmon nigiri", "salmon sushi", "sashimi", "sushi"] },
    tuna: { weight: 1, words: ["tuna nigiri"] },
    roll: { weight: 0, words: ["maki", "sushi roll", "california roll"] },
  },
  build: (food) => {
    const grains: Paint = (surface, x, y, z) => {
      const n = Math.abs(noise(x * 380, y * 380, z * 380, 3));
      shade(surface, 0.93 + 0.08 * smoothstep(0, 0.3, n));
      surface.height += 0.0005 * smoothstep(0, 0.35, n);
      surface.roughness = 0.5;
    };
    const fish: Paint = (surface, x, y, z) => {
      const s = (x * 0.75 + z * 0.6 + 0.002 * sin(z * 300)) / 0.0072 + 20;
      const stripe = smoothstep(0.2, 0.08, Math.abs(s - Math.floor(s) - 0.5));
      tint(surface, fromHex("#fbdcc4"), 0.75 * stripe);
      surface.roughness = 0.12 + 0 * y;
    };
    const flesh: Paint = (surface, x, y, z) => {
      shade(surface, 1 + 0.2 * noise(x * 60, y * 60, z * 220, 3));
      surface.roughness = 0.12;
    };
    const riceBlock = settle(
      lumpy(box([0.05, 0.022, 0.024], { bevel: 0.0095, bevelSteps: 3, divisions: [6, 1, 2] }), 0.03, 0.008, food.seed),
    );
    const slab = settle(
      deform(box([0.064, 0.006, 0.029], { bevel: 0.0026, bevelSteps: 2, divisions: [14, 1, 6] }), ([x, y, z]) => [
        x,
        y - 9 * x * x - 9 * z * z,
        z,
      ]),
    );
    const roll = settle(
      turnX(
        lathe(
          [
            [0, -0.0125],
            [0.0168, -0.0125],
            [0.018, -0.0115],
            [0.018, 0.0115],
            [0.0168, 0.0125],
            [0, 0.0125],
          ],
          44,
        ),
        0,
      ),
    );
    const rollPaint =
      (heart: readonly string[]): Paint =>
      (surface, x, y, z, nx, ny, nz) => {
        const d = Math.sqrt(x * x + z * z);
        if (d > 0.0166) {
          tint(surface, fromHex("#14201a"), 1);
          surface.roughness = 0.5;
          return;
        }
        grains(surface, x, y, z, nx, ny, nz);
        const a = atan2(z, x);
        if (d < 0.0072 + 0.0006 * sin(a * 5)) {
          const third = a < -1.05 ? 0 : a < 1.05 ? 1 : 2;
          tint(surface, fromHex(heart[third % heart.length] as string), 1);
          surface.roughness = 0.2;
          surface.height -= 0.0004;
        }
      };
    const y0 = 0.0165;
    const swing = (g: Geometry, at: Vec3, a: number): Geometry => place(g, chain(rotation(Y_AXIS, a), translation(at)));
    const parts: Part[] = [];
    const nigiri = (name: string, kind: "salmon" | "tuna", at: Vec3, a: number, banded: boolean) => {
      parts.push(
        makePart(`${name}-rice`, "rice", swing(riceBlock, [at[0], at[1] + 0.0105, at[2]], a), {
          weight: 0.8,
          paint: grains,
          crease: 1.1,
        }),
      );
      parts.push(
        makePart(`${name}-fish`, kind, swing(slab, [at[0], at[1] + 0.0255, at[2]], a), {
          weight: 1,
          paint: kind === "salmon" ? fish : flesh,
          crease: 1,
        }),
      );
      if (banded)
        parts.push(
          makePart(
            `${name}-band`,
            "nori",
            swing(box([0.008, 0.0315, 0.0305], { bevel: 0.002 }), [at[0], at[1] + 0.0153, at[2]], a),
            { weight: 0.6 },
          ),
        );
    };
    const hearts = [["#f58a4a"], ["#8fc43a", "#f58a4a", "#f5d048"], ["#b8202c"]] as const;
    const maki = (name: string, i: number, at: Vec3, lying: boolean) =>
      parts.push(
        makePart(
          name,
          "rice",
          place(
            roll,
            lying
              ? chain(rotation(X_AXIS, 1.35), rotation(Y_AXIS, 0.35), translation([at[0], at[1] + 0.0182, at[2]]))
              : translation([at[0], at[1] + 0.0125, at[2]]),
          ),
          { weight: 0.9, paint: rollPaint(hearts[i % 3] as readonly string[]), crease: 0.7 },
        ),
      );
    if (food.style === "piece") {
      if (food.kind === "roll") maki("roll", food.seed, [0, 0, 0], false);
      else nigiri("nigiri", food.kind === "tuna" ? "tuna" : "salmon", [0, 0, 0], 1.25, false);
      return parts;
    }
    if (food.style !== "maki") {
      nigiri("salmon-1", "salmon", [-0.055, y0, -0.022], 1.25, false);
      nigiri("tuna-1", "tuna", [-0.012, y0, -0.022], 1.25, food.style === "platter");
      nigiri("salmon-2", "salmon", [0.031, y0, -0.022], 1.25, false);
    }
    if (food.style !== "nigiri") {
      const back = food.style === "maki";
      for (let i = 0; i < 4; i += 1) maki(`roll-${i + 1}`, i, [-0.062 + i * 0.041, y0, 0.036], i === 3);
      if (back) for (let i = 0; i < 3; i += 1) maki(`back-${i + 1}`, i + 1, [-0.045 + i * 0.041, y0, -0.01], false);
    }
    const board = box([0.21, 0.014, 0.13], { bevel: 0.003, bevelSteps: 2 });
    parts.push(makePart("board", "board", move(board, [0, 0.0097, 0.004]), { weight: 0.8 }));
    parts.push(
      makePart(
        "feet",
        "board",
        merge([-0.075, 0.075].map((x) => move(box([0.014, 0.012, 0.11], { bevel: 0.002 }), [x, 0, 0.004]))),
        { weight: 0.4 },
      ),
    );
    parts.push(
      makePart("wasabi", "wasabi", move(lumpy(sphere(0.0095, 18), 0.12, 0.006, 2), [0.085, y0 + 0.005, 0.03]), {
        weight: 0.5,
        crease: 1.2,
      }),
    );
    parts.push(
      makePart(
        "ginger",
        "ginger",
        move(lumpy(oval([0.014, 0.006, 0.011], 24), 0.22, 0.006, 5), [0.083, y0 + 0.003, 0.006]),
        { weight: 0.5, crease: 1 },
      ),
    );
    parts.push(
      makePart("chopsticks", "chopsticks", chopsticks(0.2, [0.078, y0 + 0.003, -0.04], 0, 1.57), { weight: 0.6 }),
    );
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});
