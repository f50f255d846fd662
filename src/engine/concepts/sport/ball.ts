import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { layColour } from "../lay-colour.ts";
import { BALL_PAINTS } from "./ball-paint.ts";

const stripes: Paint = (surface, x) => {
  if (Math.abs(Math.abs(x) - 0.083) < 0.0085) layColour(surface, [0.9, 0.88, 0.84], 0.5);
};

/** A pointed ball lying down, its laces up and to the front. */
function american(): Part[] {
  const half = curveThrough(
    [
      [0.0, -0.14, 0],
      [0.022, -0.132, 0],
      [0.06, -0.095, 0],
      [0.083, -0.045, 0],
      [0.088, 0, 0],
    ],
    5,
  ).map(([r, y]) => [r, y] as Point2);
  const profile = [
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map(([r, y]) => [r, -y] as Point2),
  ];
  const body = settle(turnZ(lathe(profile, 40), PI / 2));
  const laces = Array.from({ length: 8 }, (_, i) =>
    move(box([0.005, 0.005, 0.034], { bevel: 0.002 }), [-0.042 + i * 0.012, 0.0885 - Math.abs(i - 3.5) * 0.0007, 0]),
  );
  const put = chain(rotation(X_AXIS, 0.75), rotation(Y_AXIS, 0.25));
  return [
    makePart("ball", "body", body, { weight: 1, paint: stripes }),
    makePart("lace", "lace", move(box([0.1, 0.005, 0.006], { bevel: 0.002 }), [0, 0.0882, 0]), { weight: 0.8 }),
    ...makeParts("stitch", "lace", laces, { weight: 0.7 }),
  ].map((part) => ({ ...part, geometry: place(part.geometry, put) }));
}

const COLOURS: Readonly<Record<string, readonly string[]>> = {
  soccer: ["#f3f2ee"],
  basket: ["#c9571a", "#b84c17"],
  tennis: ["#c6dc2e", "#d2e63c"],
  baseball: ["#f0ebdd"],
  golf: ["#f6f5f1"],
  bowling: ["#16357e", "#6a1230", "#1b1b20", "#3f1c6b", "#0e5a52"],
  american: ["#7a3d1c", "#6a3318"],
  rubber: ["#c8261e", "#2167b4", "#2a9248"],
};

/** Forms that have the colour of their stuff. */
const UNDYED = /^(?:cannon|snow)$/;

/** A ball. What makes it itself: black pentagons among white hexagons; a basketball's four black lines on pebbled orange; felt with a curved white seam; red stitches on white leather; dimples; three finger holes; beach stripes; an 8; a pointed leather ball with laces. */
export const ball = defineThing({
  id: "ball",
  family: "sport",
  forms: {
    rubber: 1,
    soccer: 3,
    basket: 2,
    beach: 1.5,
    volley: 1,
    tennis: 1,
    baseball: 0,
    golf: 0,
    bowling: 0,
    american: 0,
    eight: 0,
    cannon: 0,
    snow: 0,
  },
  words: {
    ball: "",
    "soccer ball": "soccer",
    "soccer football": "soccer",
    basketball: "basket",
    "basketball ball": "basket",
    "tennis ball": "tennis",
    baseball: "baseball",
    "baseball ball": "baseball",
    volleyball: "volley",
    "beach volleyball": "volley",
    "golf ball": "golf",
    "bowling ball": "bowling",
    "beach ball": "beach",
    "american football": "american",
    football: "american",
    "rugby ball": "american",
    "eight ball": "eight",
    "8 ball": "eight",
    "billiard ball": "eight",
    "pool ball": "eight",
    "rubber ball": "rubber",
    "bouncy ball": "rubber",
    "toy ball": "rubber",
    cannonball: "cannon",
    "cannon ball": "cannon",
    "iron ball": "cannon",
    snowball: "snow",
  },
  // a ball of one colour is no football, nor is a striped one, or what is juggled
  choose: ({ colours, word, traits, doing }) => {
    if (word !== "ball") return undefined;
    if (colours?.length === 1 || doing?.has("juggled")) return "rubber";
    return traits.has("striped") ? "beach" : undefined;
  },
  senses: ["ball"],
  height: 0.22,
  variety: 0,
  slots: {
    body: { words: ["leather", "cover"], materials: ["leather"], colours: [fromHex("#f3f2ee")] },
    lace: { words: ["stitch", "lacing"], materials: ["plastic"], colours: [fromHex("#f1eee6")], takesWhole: false },
  },
  dress: ({ form, look }) => {
    const hexes = COLOURS[form] ?? ["#f2efe6"];
    const material =
      form === "bowling" || form === "eight" || form === "golf"
        ? "plastic"
        : form === "tennis"
          ? "felt"
          : form === "cannon"
            ? "iron"
            : form === "snow"
              ? "snow"
              : form === "beach" || form === "rubber"
                ? "rubber"
                : form === "soccer" || form === "volley"
                  ? "plastic"
                  : "leather";
    return { body: { material, colours: UNDYED.test(form) ? [] : [fromHex(hexes[look % hexes.length] as string)] } };
  },
  build: ({ form, look, play }) => {
    if (form === "american") return american();
    const turned = form === "bowling" || form === "eight" ? 0.1 : form === "beach" ? 0.5 : (play - 0.5) * 1.2;
    const geometry = place(
      sphere(0.11, 56, 32),
      chain(rotation(X_AXIS, form === "beach" ? 0.6 : 0.25), rotation(Y_AXIS, turned)),
    );
    const paint: Paint | undefined = BALL_PAINTS[form]?.(look);
    return [makePart("ball", "body", geometry, { weight: 1, ...(paint && { paint }) })];
  },
  view: { azimuth: 0.35, elevation: 0.2 },
});
