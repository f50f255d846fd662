import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const [W, H, D] = [0.085, 0.17, 0.034];
/** Height of the dial's middle over that of the face. */
const DIAL = -0.012;

const READING: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz > 0.5 && isWritten("12.60", x + 0.005, y, 0.0125, 0.08)) layColour(surface, fromHex("#16201a"), 0.4);
  if (nz > 0.5 && isWritten("V", x - 0.0272, y + 0.003, 0.0055, 0.1)) layColour(surface, fromHex("#16201a"), 0.4);
};

/** Ranges about the dial, in three colours. */
const ranges: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const [u, v] = [x, y - DIAL];
  const r = Math.sqrt(u * u + v * v);
  if (r < 0.0235 || r > 0.0375) return;
  for (let i = 0; i < 12; i += 1) {
    const angle = (i / 12) * TAU + 0.26;
    const [dx, dy] = [u - 0.031 * cos(angle), v - 0.031 * sin(angle)];
    const word = ["V", "20", "200", "A", "2M", "20K", "OFF", "2", "10", "2K", "V", "mA"][i] as string;
    if (isWritten(word.toUpperCase(), dx, dy, 0.0042, 0.09))
      layColour(surface, fromHex(["#f4f4f0", "#ff8a6a", "#ffd23a"][i % 3] as string), 0.5);
  }
};

function build(_: Planned): Part[] {
  const y = H / 2;
  const lean = (g: Part["geometry"]) => turnX(g, -0.32);
  const up = (g: Part["geometry"], x: number, dy: number, z: number) => lean(move(g, [x, y + dy, z]));
  const knob = merge([
    turnedCorners(
      [
        [0, -0.002],
        [0.021, -0.002],
        [0.021, 0.005, 0.001],
        [0.018, 0.007, 0.001],
        [0, 0.007],
      ],
      40,
    ),
    turnZ(block([0.009, 0.038, 0.009], [0, 0, 0.009], 0.003, 2), 0.6),
  ]);
  const sockets = [-0.026, 0, 0.026].map((x) => up(disc(0.0062, 0.004, 0.001, 24), x, -0.066, D / 2 - 0.001));
  const plug = (x: number) => settle(lean(bar([x, y - 0.066, D / 2], [x, y - 0.066, D / 2 + 0.026], 0.0052, 16)));
  // the leads leave the plugs, fall to the floor and end in a probe each
  const lead = (side: number): Part["geometry"] => {
    const from: Vec3 = [side * 0.026 * (side > 0 ? 1 : 0), 0.03, D / 2 + 0.034];
    const path: Vec3[] = [
      from,
      [from[0] + side * 0.012, 0.02, D / 2 + 0.052],
      [side * 0.05, 0.0024, 0.092],
      [side * 0.105, 0.0024, 0.07],
      [side * 0.112, 0.0024, 0.0],
      [side * 0.082, 0.004, -0.02 + 0.012],
      [side * 0.085, 0.0062, 0.05],
    ];
    return tube(0.0022, curveThrough(path, 8), 10);
  };
  const probe = (side: number) => bar([side * 0.085, 0.0062, 0.045], [side * 0.1, 0.0062, 0.128], 0.0058, 16);
  const tips = [-1, 1].map((side) => bar([side * 0.1, 0.0062, 0.126], [side * 0.1032, 0.0062, 0.146], 0.0013, 10));
  return [
    makePart("guard", "guard", up(slab([W, H, D], 0.016, 0.007), 0, 0, 0), { weight: 1 }),
    makePart("face", "face", up(slab([W - 0.013, H - 0.013, 0.006], 0.012, 0.002), 0, 0, D / 2), {
      weight: 1,
      paint: ranges,
    }),
    makePart("screen", "screen", up(slab([0.064, 0.034, 0.004], 0.003, 0.001), -0.0, 0.054, D / 2 + 0.002), {
      weight: 1,
      paint: READING,
    }),
    makePart("dial", "dial", up(knob, 0, DIAL, D / 2 + 0.003), { weight: 0.9 }),
    makePart("sockets", "dial", merge(sockets.map((g) => g)), { weight: 0.4 }),
    makePart("plug-black", "black", plug(0), { weight: 0.4 }),
    makePart("lead-black", "black", lead(-1), { weight: 0.7 }),
    makePart("probe-black", "black", probe(-1), { weight: 0.6 }),
    makePart("plug-red", "red", plug(0.026), { weight: 0.4 }),
    makePart("lead-red", "red", lead(1), { weight: 0.7 }),
    makePart("probe-red", "red", probe(1), { weight: 0.6 }),
    makePart("tips", "tip", merge(tips), { weight: 0.3 }),
    makePart("prop", "dial", bar([0, 0.004, -0.075], [0, y * 0.8, -0.036], 0.006, 10), { weight: 0.2 }),
  ];
}

/** A multimeter. What makes it itself: a hand-held case in a bright rubber guard with a grey display of digits, one great round dial among its ranges, and a red and a black lead that end in probes. */
export const multimeter = defineFromPlan({
  id: "multimeter",
  family: "device",
  words: ["multimeter", "voltmeter", "digital multimeter", "ammeter", "ohmmeter", "volt meter", "voltage tester"],
  senses: ["voltmeter", "ammeter"],
  height: 0.17,
  view: { azimuth: 0.3, elevation: 0.34 },
  slots: {
    guard: mainSlot("rubber", "#e8b01c #d8541c #c8281e", "case|body|bumper|cover"),
    face: slot("plastic", "#24262b", "front|panel"),
    screen: slot("plastic", "#b9c4a8", "display|lcd"),
    dial: slot("plastic", "#0f1012", "knob|selector|switch|socket"),
    red: slot("rubber", "#c8201c", "red probe|red lead|red wire"),
    black: slot("rubber", "#141517", "probe|lead|wire|cable"),
    tip: slot("chrome", "", "needle|point"),
  },
  build,
});
