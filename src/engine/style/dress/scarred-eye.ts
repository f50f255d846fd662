import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Style } from "../style.ts";

const SCAR: Rgb = fromHex("#c4605a");
const STITCH: Rgb = fromHex("#5a2320");
/** Half the length and half the width of a scar, how far apart its stitches are and half how long, over the eye's radius. */
const LONG = 2.3;
const WIDE = 0.2;
const APART = 0.62;
const ACROSS = 0.42;
/** How far aside it goes for each step down. */
const SLANT = 0.28;
/** Least radius it is measured by, over the height of the whole: a bear's eye is small. */
const LEAST = 0.028;
/** Slots the scar leaves clear: it runs across lid and cheek, not through the eye. */
const CLEAR = /^(?:eye|hair|hat|headgear|glasses|beak|tooth|horn)/;

/** "With a scar across its eye": a seamed line over the brow and the cheek of the left eye. */
export const scarredEye: Style = {
  id: "scarred-eye",
  apply: (thing) => {
    const eye = eyeOf(thing.model.parts);
    if (!eye) return thing;
    const { min, max } = boundsOf([eye.geometry.positions]);
    const [cx, cy] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
    const whole = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const radius = Math.max((max[1] - min[1]) / 2, LEAST * (whole.max[1] - whole.min[1]));
    const parts = thing.model.parts.map((part): Part => {
      if (CLEAR.test(part.slot)) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [px, py, pz] = toModel(x, y, z);
        const down = (py - cy) / radius;
        const aside = Math.abs((px - cx) / radius + SLANT * down);
        if (Math.abs(down) > LONG || aside > ACROSS || pz < min[2] - radius) return;
        const taper = WIDE * smoothstep(LONG, 0.6 * LONG, Math.abs(down)) + 0.02;
        const step = Math.abs(down / APART - Math.round(down / APART)) * APART;
        const stitch = smoothstep(0.1, 0.06, step) * smoothstep(ACROSS, 0.9 * ACROSS, aside);
        layColour(surface, STITCH, 0.8 * stitch, 0);
        layColour(surface, SCAR, 0.95 * smoothstep(taper + 0.04, taper, aside), 0);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** The left one of its eyes. */
const eyeOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ name }) => /(?:^|-)left-eye$/.test(name)) ??
  parts.find(({ name, geometry }) => /(?:^|-)eye(?:-|$)/.test(name) && boundsOf([geometry.positions]).min[0] > 0);
