import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import type { SculptStep } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import type { Eye } from "../animal/eye.ts";
import type { SlotSpec, View } from "../concept.ts";
import type { CoatFrame } from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";
import type { EarForm } from "./ear.ts";
import type { Head, HeadForm } from "./head-form.ts";
import type { MammalParameters } from "./mammal-parameters.ts";
import type { Build, Joints, Pose, Skeleton } from "./skeleton.ts";
import type { TailForm } from "./tail.ts";

/** Proportions of the body; lengths count in heights at the withers. See `Build`. */
export interface BodyForm extends Omit<Build, "pose" | "arms"> {
  /** Floor to withers, metres. */
  readonly size: number;
  /** Half the skull's width over 0.147 heights: 1 is a labrador's. */
  readonly head: number;
  /** Height of tufts of long hair all over, in heights; 0 smooth. */
  readonly fluff?: number;
  /** Hair on neck and breast: 0 none to 1 a ruff. */
  readonly ruff?: number;
}

/** One colouring of a species: by its own words, else by the seed. */
export interface Variety {
  /** The concept's words that mean this one. */
  readonly words?: readonly string[];
  /** Chance against the others where no word decides; default 1. */
  readonly weight?: number;
  /** Main colour of the coat, hex. */
  readonly coat: string;
  readonly layers: readonly CoatLayer[];
  readonly body?: Partial<BodyForm>;
  readonly head?: Partial<HeadForm>;
  readonly nose?: string;
  /** Colours (hex) of further slots: a black mane. */
  readonly dress?: Readonly<Record<string, string>>;
  /** A slot it has or has not whatever the seed: the lioness no mane. */
  readonly without?: readonly string[];
}

/** What further pieces of a species are made with. */
export interface Studio {
  readonly parameters: MammalParameters;
  readonly build: Build;
  readonly skeleton: Skeleton;
  readonly head: Head;
  /** Body and head as one field. */
  readonly clay: Sdf;
  readonly frame: CoatFrame;
  /** The coat's paint for a region, for pieces of hair. */
  readonly coat: Paint;
  /** Left front and hind limbs. */
  readonly joints: { readonly front: Joints; readonly hind: Joints };
  /** Adds a part; geometry and paint in heights at the withers. */
  readonly put: (name: string, slot: string, geometry: Geometry, paint: Paint | undefined, weight: number) => void;
}

/** What tells one mammal from all others. Fill it in until it is itself. */
export interface Species {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly body: BodyForm;
  readonly head: HeadForm;
  readonly ears: EarForm | undefined;
  readonly tail: TailForm | undefined;
  readonly varieties: readonly Variety[];
  /** Hex of the nose leather. */
  readonly nose: string;
  /** What it does when nothing is said, with weights. */
  readonly poses: readonly (readonly [Pose, number])[];
  /** Material of its skin. Default fur. */
  readonly hide?: string;
  /** A head of its own instead of the usual one: a horse's. */
  readonly headClay?: (head: Head) => readonly SculptStep[];
  /** Lips, nostrils and eye rims that go with it. */
  readonly face?: (head: Head, eye: Eye) => Paint;
  /** Further clay on body and head: humps, flippers, jowls. */
  readonly sculpt?: (skeleton: Skeleton, head: Head, build: Build) => readonly SculptStep[];
  /** Further pieces: mane, horns, tusks, hooves, an acorn. */
  readonly extras?: (studio: Studio) => void;
  /** Their slots. */
  readonly slots?: Readonly<Record<string, SlotSpec>>;
  /** Lower limbs of its own instead of paws: hooves, flippers. Left side, in heights. */
  readonly lowerLimb?: (joints: Joints, which: "front" | "hind", build: Build) => readonly SculptStep[];
  readonly view?: View;
}
