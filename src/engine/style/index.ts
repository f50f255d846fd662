import { breaching } from "./faces/breaching.ts";
import { gaping, lolling } from "./faces/gaping.ts";
import { pecking } from "./faces/pecking.ts";
import { preening } from "./faces/preening.ts";
import { balancing, howling, lookingAtViewer, lookingBack, yawning } from "./faces/turned-head.ts";
import { FORMS } from "./forms/forms.ts";
import { SUSPENDED } from "./forms/suspended.ts";
import type { Style } from "./style.ts";
import { boxed } from "./styles/boxed.ts";
import { brickBuilt } from "./styles/brick-built.ts";
import { cartoon } from "./styles/cartoon.ts";
import { clay } from "./styles/clay.ts";
import { flagged, flaggedTowers } from "./styles/flagged.ts";
import { flameJob } from "./styles/flame-job.ts";
import { cyberpunk, futuristic } from "./styles/futuristic.ts";
import { gothic } from "./styles/gothic.ts";
import { haunted } from "./styles/haunted.ts";
import { LAID_ON } from "./styles/laid-on.ts";
import { lowPoly } from "./styles/low-poly.ts";
import { origami } from "./styles/origami.ts";
import { overgrown } from "./styles/overgrown.ts";
import { porcelainFigurine } from "./styles/porcelain-figurine.ts";
import { postApocalyptic } from "./styles/post-apocalyptic.ts";
import { robotic } from "./styles/robotic.ts";
import { ruined } from "./styles/ruined.ts";
import { knitted, plush } from "./styles/sewn.ts";
import { bronze, statue } from "./styles/statue.ts";
import { steampunk } from "./styles/steampunk.ts";
import { voxel } from "./styles/voxel.ts";
import { piped, wireframe } from "./styles/wireframe.ts";

/** Every style, in the order in which several are applied: what adds to a shape before what makes it anew. */
export const STYLES: readonly Style[] = [
  ...LAID_ON,
  flameJob,
  gaping,
  lolling,
  lookingBack,
  preening,
  lookingAtViewer,
  howling,
  balancing,
  pecking,
  breaching,
  yawning,
  gothic,
  haunted,
  steampunk,
  futuristic,
  cyberpunk,
  postApocalyptic,
  robotic,
  ruined,
  cartoon,
  clay,
  plush,
  knitted,
  porcelainFigurine,
  bronze,
  statue,
  origami,
  overgrown,
  lowPoly,
  ...SUSPENDED,
  flagged,
  flaggedTowers,
  boxed,
  wireframe,
  piped,
  voxel,
  brickBuilt,
];

/** @throws {Error} When no listed style has this id. */
export function styleById(id: string): Style {
  const style = [...FORMS, ...STYLES].find((each) => each.id === id);
  if (!style) throw new Error(`styleById: must be a listed style, got ${id}`);
  return style;
}
