import { graph } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { sheet } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const FIELDS = ["#a3151b", "#173f8c", "#1c1d22", "#1b6b3a", "#7a1f5a", "#b3751a"].map(fromHex);
const SECOND = ["#ecd9a0", "#e8e6de", "#d8a820", "#ece8da", "#d9b23a", "#26170f"].map(fromHex);

/** Emblems of a knight: cross, quarters, chevron, bend, lily. */
const emblem =
  (look: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.15) return;
    const second = SECOND[look] as Rgb;
    const v = y - 0.4;
    let on = false;
    if (look === 0) on = Math.abs(x) < 0.045 || Math.abs(v - 0.06) < 0.045;
    else if (look === 1) on = x > 0 === v > 0.03;
    else if (look === 2) on = Math.abs(v - 0.1 + Math.abs(x) * 0.75) < 0.05;
    else if (look === 3) on = Math.abs(x * 0.8 + v) < 0.06;
    else if (look === 4) on = lily(x, v - 0.02);
    else on = Math.abs(x) < 0.07;
    layColour(surface, on ? second : (FIELDS[look] as Rgb), 0.38, 0);
  };

/** A fleur-de-lis about the origin. */
function lily(x: number, y: number): boolean {
  const u = Math.abs(x);
  const petal = 0.052 * (1 - ((y - 0.07) / 0.12) * ((y - 0.07) / 0.12));
  if (y > -0.03 && u < petal) return true;
  if (Math.abs(y + 0.035) < 0.016 && u < 0.07) return true;
  const [dx, dy] = [u - 0.092, y - 0.035];
  const d = Math.sqrt(dx * dx + dy * dy);
  if (Math.abs(d - 0.047) < 0.02 && (dy > -0.02 || dx < 0.0)) return true;
  return y < -0.03 && y > -0.13 && u < 0.02 + (y + 0.13) * 0.3;
}

function heater(look: number, tall: number): Part[] {
  const half = graph([
    [0, 0.004],
    [0.03, 0.036],
    [0.1, 0.095],
    [0.22, 0.165],
    [0.38, 0.218],
    [0.52, 0.238],
    [0.7, 0.24],
  ]);
  const bulge = (x: number, y: number) => 0.07 - x * x * 1.5 + (y - 0.4) * (y - 0.4) * -0.12;
  const levels = [0, 0.012, 0.03, 0.055, 0.09, 0.13, 0.18, 0.24, 0.31, 0.39, 0.48, 0.56, 0.63, 0.7];
  const at = (y: number, x: number): Vec3 => [x, y * tall, bulge(x, y)];
  const rim: Vec3[] = [
    ...levels.slice(1).map((y) => at(y, half(y))),
    ...Array.from({ length: 11 }, (_, i) => at(0.7, 0.24 - ((i + 1) * 0.48) / 12)),
    ...levels
      .slice(1)
      .reverse()
      .map((y) => at(y, -half(y))),
    at(0, 0),
  ];
  const rivets = [0.12, 0.3, 0.48, 0.66].flatMap((y) =>
    [-1, 1].map((s) =>
      move(sphere(0.011, 12), at(y, s * (half(y) - 0.001)).map((c, i) => (i === 2 ? c + 0.014 : c)) as unknown as Vec3),
    ),
  );
  return [
    makePart(
      "board",
      "body",
      sheet(
        levels.map((y) => [y * tall, -half(y), half(y)] as const),
        0.016,
        (x, y) => bulge(x, y / tall),
        20,
      ),
      { weight: 1, paint: emblem(look), crease: 0.8 },
    ),
    makePart("rim", "rim", sweep(rectangleOutline(0.03, 0.024, 0.006, 2), rim, { closed: true, up: [0, 0, 1] }), {
      weight: 0.9,
    }),
    ...makeParts("rivet", "rim", rivets, { weight: 0.3 }),
  ];
}

const WEDGES = [2, 4, 8, 6];

/** Planks, and wedges of colour around the boss. */
const viking =
  (look: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const plank = x / 0.075;
    const gap = Math.abs(plank - Math.round(plank));
    const angle = (atan2(y, x) / TAU + 0.5) * (WEDGES[look % 4] as number);
    const shift = look > 2 ? Math.sqrt(x * x + y * y) * 1.6 : 0;
    const grain = 0.85 + 0.15 * sin(x * 260 + sin(y * 22) * 1.5);
    const c = (Math.floor(angle + shift) % 2 ? FIELDS : SECOND)[look] as Rgb;
    const dim = gap < 0.03 ? 0.25 : grain;
    layColour(surface, [c[0] * dim, c[1] * dim, c[2] * dim], 0.65, 0);
    if (gap < 0.03) surface.height -= 0.002;
  };

/** Rings and a star of a hero, in metal. */
const rings =
  (look: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.2) return;
    const r = Math.sqrt(x * x + y * y);
    const a = atan2(x, y) / TAU;
    const s = a * 5 - Math.round(a * 5);
    const star = 0.045 / (0.42 + Math.abs(s) * 1.55);
    const c: Rgb =
      r < 0.13
        ? r < star
          ? [0.82, 0.83, 0.85]
          : (FIELDS[1] as Rgb)
        : Math.floor((r - 0.13) / 0.075) % 2 === 0
          ? (FIELDS[look % 2 ? 0 : 4] as Rgb)
          : [0.8, 0.81, 0.83];
    layColour(surface, c, 0.3, 0.6);
  };

/** A long spike on the boss and a ring of them about it, out of the face. */
const spikes = (): Part["geometry"][] =>
  Array.from({ length: 9 }, (_, i) => {
    const [r, long, thick] = i === 0 ? [0, 0.16, 0.034] : [0.235, 0.12, 0.028];
    const spike = settle(turnX(cylinder({ radius: thick, radiusTop: 0.002, height: long, segments: 16 }), PI / 2));
    const foot = i === 0 ? 0.085 : 0.008;
    return move(spike, [r * cos((i / 8) * TAU), r * sin((i / 8) * TAU), foot + long / 2]);
  });

function round(look: number, form: string): Part[] {
  const hero = form === "hero";
  const dish = (r: number) => (hero ? 0.07 : 0.03) * (1 - (r / 0.36) * (r / 0.36));
  const radii = [0.36, 0.3, 0.22, 0.14, 0.07];
  const profile = [
    [0, dish(0) - 0.018] as const,
    ...[...radii].reverse().map((r) => [r, dish(r) - 0.018] as const),
    ...radii.map((r) => [r, dish(r)] as const),
    [0, dish(0)] as const,
  ];
  const board = settle(turnX(lathe(profile, 56), PI / 2));
  const rim = settle(
    turnX(
      lathe(
        [
          [0.345, -0.022],
          [0.375, -0.02],
          [0.375, 0.012],
          [0.345, 0.012],
        ],
        56,
        true,
      ),
      PI / 2,
    ),
  );
  const boss = settle(
    turnX(
      turnedPiece(
        [
          [0.1, 0.012, 0.004],
          [0.1, 0.022, 0.004],
          [0.078, 0.026, 0.006],
          [0.07, 0.06, 0.04],
          [0.03, 0.095, 0.04],
        ],
        36,
      ),
      PI / 2,
    ),
  );
  const at = (part: Part): Part => ({ ...part, geometry: move(part.geometry, [0, 0.375, 0]) });
  const rivets = Array.from({ length: 12 }, (_, i) =>
    move(sphere(0.012, 12), [0.358 * cos((i / 12) * TAU), 0.358 * sin((i / 12) * TAU), 0.012]),
  );
  return [
    makePart("board", "body", board, { weight: 1, paint: hero ? rings(look) : viking(look) }),
    makePart("rim", "rim", rim, { weight: 0.9 }),
    ...(hero
      ? []
      : [makePart("boss", "rim", boss, { weight: 1 }), ...makeParts("rivet", "rim", rivets, { weight: 0.3 })]),
    ...(form === "spiked" ? makeParts("spike", "spike", spikes(), { weight: 0.9 }) : []),
  ].map(at);
}

const ROUND = /^(?:round shield|viking shield|buckler)$/;

/** A shield, its face to the front. What makes it itself: a knight's heater comes to a point below, bears an emblem and has a metal rim with rivets; a round one of painted planks has an iron boss in the middle. */
export const shield = defineThing({
  id: "shield",
  family: "weapon",
  forms: { heater: 3, round: 2, spiked: 0, hero: 0 },
  words: {
    shield: "",
    "knight's shield": "heater",
    "knight shield": "heater",
    "heater shield": "heater",
    "medieval shield": "heater",
    "heraldic shield": "heater",
    "coat of arms": "heater",
    "round shield": "",
    "viking shield": "",
    "spiked shield": "spiked",
    buckler: "",
    "captain america shield": "hero",
    "hero shield": "hero",
  },
  choose: (ask) =>
    ask.parts.has("spike")
      ? "spiked"
      : says(ask, "round") || ROUND.test(ask.word)
        ? "round"
        : says(ask, "emblazoned")
          ? "heater"
          : undefined,
  senses: ["shield", "buckler"],
  height: 0.72,
  slots: {
    body: { words: ["face", "field", "board", "emblem"], materials: ["painted-metal"] },
    spike: { words: ["spine", "thorn"], materials: ["brushed-steel"], takesWhole: false },
    rim: {
      words: ["boss", "rivet", "edge", "border"],
      materials: ["brushed-steel", "gold", "bronze"],
      takesWhole: false,
    },
  },
  dress: ({ look }) => ({
    rim: { material: ["brushed-steel", "gold", "iron", "gold", "silver", "bronze"][look] as string },
  }),
  build: ({ form, look }) => (form === "heater" ? heater(look, 1) : round(look, form)),
  grip: () => [0, 0.38, 0],
  view: { azimuth: 0.42, elevation: 0.1 },
});
