import { fromHex } from "../../math/color.ts";
import { atan2, log, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { layShells, type ShellBed, type ShellKind } from "./lay-shells.ts";

/** By how much a ram's horn's tube grows in a turn. */
const GROWTH = 2.1;
/** Turns between a point and the tube's outer wall at the mouth; its fraction is the place across the tube. */
const whorl = (u: number, v: number): number => {
  const r = Math.sqrt(u * u + v * v);
  return log(Math.max(r, 0.03) / 0.95) / log(GROWTH) - atan2(v, u) / TAU;
};

const COIL = createShape(64, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const turn = whorl(u, v);
  // the last whorl ends at the mouth
  if (r > 0.96 || turn > 0) return 0;
  const t = (turn - Math.floor(turn)) * 2 - 1;
  return (0.35 + 0.65 * Math.sqrt(Math.max(0, 1 - t * t))) * (0.55 + 0.45 * smoothstep(0, 0.6, r));
});

/** A scallop: a fan of ribs from its hinge, with two ears. */
const FAN = createShape(64, (u, v) => {
  const far = Math.sqrt(u * u + (v + 0.82) * (v + 0.82));
  const angle = atan2(u, v + 0.82);
  const ribs = Math.abs((angle * 4.6 - Math.floor(angle * 4.6)) * 2 - 1);
  const reach = 1.72 + 0.06 * ribs;
  const ear = v < -0.6 && v > -0.9 && Math.abs(u) < 0.36 ? 0.3 : 0;
  if (far > reach || Math.abs(angle) > 0.72) return ear;
  const dome =
    Math.sqrt(clamp01(1 - ((far - 0.75) / 0.98) * ((far - 0.75) / 0.98))) *
    Math.sqrt(clamp01(1 - (angle / 0.74) * (angle / 0.74)));
  return Math.max(ear, dome * (0.8 + 0.2 * ribs) + 0.12);
});

export const SHELL_BED: ShellBed = {
  tile: 0.4,
  kinds: [
    {
      shape: COIL,
      bandAt: (u, v) => whorl(u, v) * 0.5 + atan2(v, u) * 2.2,
      across: 8,
      from: 0.95,
      to: 1.25,
      width: 0.95,
      thick: 0.36,
    },
    {
      shape: FAN,
      bandAt: (u, v) => Math.sqrt(u * u + (v + 0.82) * (v + 0.82)) * 3.2,
      across: 7,
      from: 0.7,
      to: 1.2,
      width: 1,
      thick: 0.3,
    },
    {
      shape: COIL,
      bandAt: (u, v) => whorl(u, v) * 0.5 + atan2(v, u) * 2.2,
      across: 15,
      from: 0.85,
      to: 1.25,
      width: 0.95,
      thick: 0.4,
    },
  ],
  tones: [
    ["#a98f74", "#d6c2a6", "#f0e6d4"],
    ["#8a6f58", "#b9987a", "#e2cbae"],
    ["#b9a79a", "#ddd1c5", "#f3ece3"],
    ["#9c7264", "#cfa595", "#efd6c8"],
  ],
  bed: ["#7d756a", "#a39a8c", "#c2b9aa"].map(fromHex),
  roughness: 0.34,
};

/** The coiled ones alone. */
export const COILS: readonly ShellKind[] = SHELL_BED.kinds.filter(({ shape }) => shape === COIL);

/** A wall or beach of sea shells: ram's horns and scallops side by side, banded, set in lime. Takes colours in the shells, then in the lime. */
export const seashells: Material = {
  id: "seashells",
  class: "misc",
  words: [
    "seashell",
    "sea shell",
    "shell",
    "shell wall",
    "wall of shell",
    "scallop shell",
    "clam shell",
    "cockle",
    "shell grotto",
  ],
  tileSize: SHELL_BED.tile,
  shade: (context) => layShells(SHELL_BED, context),
};
