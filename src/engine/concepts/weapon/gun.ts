import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { block, triggerGroup } from "./gun-parts.ts";
import { flintlock, pistol, revolver } from "./handguns.ts";
import { assaultRifle, rifle, shotgun } from "./long-guns.ts";
import { plasmaPistol, plasmaRifle } from "./plasma-guns.ts";
import { tommyGun } from "./tommy-gun.ts";

/** A ray gun of the pictures: a swollen body, fins, rings around a needle with a ball. */
function rayGun(): Part[] {
  const along = (g: ReturnType<typeof turnedPiece>, x: number) => move(settle(turnZ(g, -PI / 2)), [x, 0.115, 0]);
  return [
    makePart(
      "body",
      "body",
      along(
        turnedPiece(
          [
            [0.012, 0, 0.006],
            [0.034, 0.03, 0.03],
            [0.04, 0.08, 0.03],
            [0.022, 0.13, 0.02],
            [0.01, 0.15, 0.004],
          ],
          40,
        ),
        -0.085,
      ),
      { weight: 1 },
    ),
    makePart(
      "needle",
      "trim",
      along(
        turnedPiece(
          [
            [0.0055, 0, 0],
            [0.0045, 0.09, 0],
          ],
          16,
        ),
        0.05,
      ),
      { weight: 0.6 },
    ),
    ...makeParts(
      "ring",
      "trim",
      [0.075, 0.095, 0.115].map((x, i) =>
        move(settle(turnZ(torus(0.021 - i * 0.004, 0.0036, 32, 10), PI / 2)), [x, 0.115, 0]),
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "disc",
      "trim",
      [0.075, 0.095, 0.115].map((x, i) =>
        along(
          turnedPiece(
            [
              [0.02 - i * 0.004, 0, 0],
              [0.02 - i * 0.004, 0.002, 0],
            ],
            28,
          ),
          x - 0.001,
        ),
      ),
      { weight: 0.3 },
    ),
    makePart("tip", "glow", move(sphere(0.0115, 24), [0.147, 0.115, 0]), { weight: 0.8 }),
    makePart(
      "fin",
      "trim",
      plate(
        [
          [-0.08, 0.145],
          [0.0, 0.146],
          [-0.05, 0.185, 0.01],
          [-0.105, 0.192, 0.003],
        ],
        0.007,
        0.001,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "handle",
      "grip",
      plate(
        [
          [-0.112, 0.003, 0.008],
          [-0.066, -0.004, 0.008],
          [-0.032, 0.095, 0.01],
          [-0.08, 0.098, 0.01],
        ],
        0.03,
        0.008,
      ),
      { weight: 1 },
    ),
    block("rail", "body", [0.08, 0.014, 0.022], [-0.03, 0.082, 0]),
    ...triggerGroup(-0.01, 0.079, 1),
  ];
}

const BUILDS = {
  pistol,
  revolver,
  flintlock,
  rifle,
  shotgun,
  assault: assaultRifle,
  tommy: tommyGun,
  ray: rayGun,
  plasma: plasmaRifle,
  sidearm: plasmaPistol,
};

/** Guns of any age -> their form, where nothing says that they are of the future. */
const OF_TODAY: Readonly<Record<string, keyof typeof BUILDS>> = {
  pistol: "pistol",
  handgun: "pistol",
  rifle: "rifle",
  "sniper rifle": "rifle",
  shotgun: "shotgun",
  "machine gun": "assault",
  "assault rifle": "assault",
};
const LONG = /rifle|shotgun|machine/;

/**
 * A firearm, in profile. What makes it itself: a pistol has a slide with finger cuts over a raked grip; a revolver a fluted cylinder, a hammer and a curved wooden grip; a flintlock a wooden stock, brass and a cock; a rifle a
 * long barrel, a wooden stock and a scope; a shotgun two barrels; an assault rifle a curved magazine; a tommy gun a round drum and two upright grips; a ray gun rings, a fin and a glowing tip; a plasma rifle
 * glowing coils about its barrel, a cell of light and an emitter of two prongs.
 */
export const gun = defineThing({
  id: "gun",
  family: "weapon",
  forms: {
    pistol: 3,
    revolver: 2,
    flintlock: 0,
    rifle: 0,
    shotgun: 0,
    assault: 0,
    tommy: 0,
    ray: 0,
    plasma: 0,
    sidearm: 0,
  },
  choose: (ask) => (says(ask, "futuristic") ? (LONG.test(ask.word) ? "plasma" : "sidearm") : OF_TODAY[ask.word]),
  words: {
    gun: "",
    pistol: "",
    handgun: "",
    revolver: "revolver",
    "six shooter": "revolver",
    flintlock: "flintlock",
    "flintlock pistol": "flintlock",
    "pirate pistol": "flintlock",
    musket: "rifle",
    rifle: "",
    "sniper rifle": "",
    "hunting rifle": "rifle",
    shotgun: "",
    "double-barreled shotgun": "shotgun",
    "machine gun": "",
    "assault rifle": "",
    "submachine gun": "tommy",
    "tommy gun": "tommy",
    "thompson gun": "tommy",
    "thompson submachine gun": "tommy",
    "gangster gun": "tommy",
    "ray gun": "ray",
    raygun: "ray",
    blaster: "ray",
    "laser gun": "ray",
    "space gun": "ray",
    "plasma rifle": "plasma",
    "laser rifle": "plasma",
    "energy rifle": "plasma",
    "pulse rifle": "plasma",
    "blaster rifle": "plasma",
    railgun: "plasma",
    "plasma gun": "plasma",
    "energy weapon": "plasma",
    "plasma pistol": "sidearm",
    "laser pistol": "sidearm",
    "blaster pistol": "sidearm",
    "sci-fi pistol": "sidearm",
    firearm: "",
  },
  senses: ["gun", "firearm", "pistol", "rifle"],
  height: 0.16,
  slots: {
    body: { words: ["frame", "slide", "barrel", "magazine"], materials: ["iron"] },
    grip: {
      words: ["handle", "stock"],
      materials: ["oak", "plastic"],
      colours: ["#6a3a1c", "#4a2614", "#7d4a26"].map(fromHex),
      takesWhole: false,
    },
    steel: { words: ["cylinder", "bolt"], materials: ["brushed-steel"] },
    trim: { words: ["brass", "fin", "ring"], materials: ["gold"], takesWhole: false },
    glow: {
      words: ["tip", "bulb", "coil", "core", "energy cell", "vent", "strip"],
      materials: ["glass"],
      colours: ["#39ff6a", "#ff4a3a", "#3ac8ff"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ form, look }) => {
    const wood = { material: "oak", colours: [fromHex(["#6a3a1c", "#4a2614", "#84502a"][look % 3] as string)] };
    if (form === "pistol")
      return {
        body:
          look % 3 === 0 ? { material: "brushed-steel" } : { material: "painted-metal", colours: [fromHex("#26282c")] },
        grip: look % 2 ? { material: "plastic", colours: [fromHex("#131416")] } : wood,
      };
    if (form === "revolver")
      return {
        body: { material: look % 2 ? "brushed-steel" : "iron" },
        steel: { material: look % 2 ? "brushed-steel" : "iron" },
        grip: wood,
      };
    if (form === "ray")
      return {
        body: {
          material: "painted-metal",
          colours: [fromHex(["#c62a22", "#1f8f8a", "#b9bec6", "#7a3fb0", "#d99a1e", "#2a62b8"][look] as string)],
        },
        trim: { material: look % 2 ? "gold" : "silver" },
        grip: { material: "plastic", colours: [fromHex("#1d1f24")] },
      };
    if (form === "plasma" || form === "sidearm")
      return {
        body: {
          material: "painted-metal",
          colours: [fromHex(["#d9dde0", "#2b3036", "#5a6570", "#c8ccd0", "#3a3f2f", "#8a2f22"][look] as string)],
        },
        steel: { material: "brushed-steel" },
        grip: { material: "plastic", colours: [fromHex("#1a1c20")] },
        glow: { material: "plastic", colours: [fromHex(["#19c8ff", "#ff3d2e", "#37ff6a"][look % 3] as string)] },
      };
    if (form === "assault")
      return {
        body: { material: "painted-metal", colours: [fromHex("#1f2124")] },
        grip: look % 2 ? wood : { material: "plastic", colours: [fromHex("#1a1b1e")] },
      };
    return { body: { material: "painted-metal", colours: [fromHex("#1d1f23")] }, grip: wood };
  },
  build: ({ form }) => BUILDS[form](),
  grip: ({ form }) =>
    form === "rifle" || form === "shotgun" || form === "assault" || form === "tommy" || form === "plasma"
      ? [-0.07, -0.05, 0]
      : [-0.075, 0.05, 0],
  view: { azimuth: 0.34, elevation: 0.1 },
});
