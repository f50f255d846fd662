import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { defineMammal } from "./define-mammal.ts";
import { onHead } from "./head-form.ts";
import { RODENT_HEAD } from "./rodent-form.ts";
import type { Studio } from "./species.ts";

const { incisors: _teeth, ...HEAD } = RODENT_HEAD;

/** A platypus: a flat duck's bill on a low brown furry body, webbed feet, a flat beaver's tail. */
export const platypus = defineMammal({
  id: "platypus",
  words: ["platypus", "duck-billed platypus"],
  senses: ["platypus"],
  body: {
    size: 0.16,
    legs: 0.24,
    length: 1.5,
    girth: 1.12,
    bone: 0.85,
    neck: 0.3,
    low: 0.8,
    tuck: 0,
    haunch: 0.85,
    paw: 1.5,
    foot: 1.2,
    head: 1.4,
    fluff: 0.005,
  },
  head: {
    ...HEAD,
    muzzle: { length: 0.2, root: 0.5, tip: 0.3, y: -0.2, drop: 0.04 },
    pads: 0,
    mouth: false,
    nose: { width: 0.1, tall: 0.5, up: 0.2 },
    eye: { ...HEAD.eye, radius: 0.14 },
    whiskers: false,
  },
  ears: undefined,
  tail: { carriage: "dragging", length: 0.75, radii: [0.11, 0.14, 0.16, 0.15, 0.1] },
  varieties: [
    {
      coat: "#6a4426",
      layers: [
        { kind: "under", colour: "#b08a5a", reach: 0.2 },
        { kind: "legs", colour: "#c08a3c", front: 0.55, hind: 0.45 },
      ],
    },
  ],
  nose: "#2a2c30",
  poses: [["crouching", 1]],
  slots: {
    bill: {
      words: ["beak"],
      materials: ["leather"],
      colours: [fromHex("#3c4048"), fromHex("#c9882c")],
      takesWhole: false,
    },
  },
  extras: bill,
  view: { azimuth: 0.75, elevation: 0.2 },
});

function bill({ head, put }: Studio): void {
  const u = head.unit;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const solid = sculpt([
    add(ellipsoid(at(0, -0.22, 1.55), [0.62 * u, 0.12 * u, 0.72 * u])),
    add(ellipsoid(at(0, -0.36, 1.5), [0.54 * u, 0.09 * u, 0.62 * u]), 0.03 * u),
    add(ellipsoid(at(0, -0.16, 0.95), [0.56 * u, 0.22 * u, 0.36 * u]), 0.2 * u),
    add(both(ellipsoid(at(0.14, -0.1, 1.95), [0.06 * u, 0.04 * u, 0.06 * u])), 0.05 * u),
  ]);
  put("bill", "bill", meshSdf(solid, 0.065 * u), undefined, 0.95);
}
