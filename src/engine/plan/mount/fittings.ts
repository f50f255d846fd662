/** Side of a host that a fitting is on: `side` is the one that is seen, `top` where it stands up from, `lid` facing up. */
export type MountFace = "front" | "back" | "side" | "top" | "lid";

/** How a kind of fitting is put on what has it. Fittings are built with their foot at the back, -Z, or, for `top`, below. */
export interface Fitting {
  readonly face: MountFace;
  /** The same on what lives or moves by itself, on vehicles, and on doors and gates. */
  readonly onFigure?: MountFace;
  readonly onVehicle?: MountFace;
  /** Height of its foot as a share of the host's; across, from the middle, as a share of half the host's width. */
  readonly level: number;
  readonly aside?: number;
  /** Its largest extent over the square root of the face's area. */
  readonly size: number;
  /** The same on a figure, and how far across. */
  readonly ofFigure?: { readonly size: number; readonly aside: number };
  /** Slots that it has where it stands by itself. */
  readonly without?: readonly string[];
  /** May be on an animal, a figure or a robot. */
  readonly livesOn?: true;
  /** A strip, along Y, that follows the surface of what has it. */
  readonly bends?: true;
  /** Lies about as well: on a table it does. */
  readonly isLoose?: true;
}

/** Concept -> how it is mounted. */
export const FITTINGS: ReadonlyMap<string, Fitting> = new Map<string, Fitting>([
  [
    "winding-key",
    {
      face: "side",
      onFigure: "back",
      onVehicle: "side",
      level: 0.55,
      size: 0.62,
      ofFigure: { size: 0.85, aside: 0.28 },
      livesOn: true,
    },
  ],
  ["lever", { face: "side", level: 0.5, size: 0.5 }],
  ["hand-crank", { face: "side", level: 0.5, size: 0.42 }],
  ["door-knocker", { face: "front", level: 0.62, size: 0.2 }],
  ["tap", { face: "front", level: 0.2, size: 0.26 }],
  ["padlock", { face: "front", level: 0.5, size: 0.24, isLoose: true }],
  ["propeller", { face: "lid", onVehicle: "front", level: 0.5, size: 0.8 }],
  ["badge", { face: "front", level: 0.66, aside: 0.24, size: 0.2, livesOn: true, isLoose: true }],
  ["gauge", { face: "front", level: 0.6, size: 0.24 }],
  ["antenna", { face: "top", level: 1, aside: 0.45, size: 0.6 }],
  ["chimney", { face: "top", level: 1, aside: 0.4, size: 0.42, livesOn: true }],
  ["satellite-dish", { face: "top", level: 1, aside: 0.4, size: 0.3 }],
  ["horseshoe", { face: "front", level: 0.68, size: 0.22, isLoose: true }],
  ["doorknob", { face: "front", level: 0.47, aside: 0.72, size: 0.12, without: ["door"], isLoose: true }],
  ["zipper", { face: "front", level: 0.5, size: 0.6, bends: true }],
  ["light-switch", { face: "front", level: 0.5, size: 0.18 }],
]);
