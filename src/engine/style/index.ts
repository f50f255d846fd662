import { boxed } from "./boxed.ts";
import { breaching } from "./breaching.ts";
import { brickBuilt } from "./brick-built.ts";
import { cartoon } from "./cartoon.ts";
import { clay } from "./clay.ts";
import { flagged } from "./flagged.ts";
import { flameJob } from "./flame-job.ts";
import { FORMS } from "./forms.ts";
import { cyberpunk, futuristic } from "./futuristic.ts";
import { gaping, lolling } from "./gaping.ts";
import { gothic } from "./gothic.ts";
import { haunted } from "./haunted.ts";
import { LAID_ON } from "./laid-on.ts";
import { lowPoly } from "./low-poly.ts";
import { origami } from "./origami.ts";
import { overgrown } from "./overgrown.ts";
import { pecking } from "./pecking.ts";
import { porcelainFigurine } from "./porcelain-figurine.ts";
import { postApocalyptic } from "./post-apocalyptic.ts";
import { robotic } from "./robotic.ts";
import { ruined } from "./ruined.ts";
import { knitted, plush } from "./sewn.ts";
import { bronze, statue } from "./statue.ts";
import { steampunk } from "./steampunk.ts";
import type { Style } from "./style.ts";
import { SUSPENDED } from "./suspended.ts";
import { balancing, howling, lookingAtViewer, lookingBack, yawning } from "./turned-head.ts";
import { voxel } from "./voxel.ts";
import { piped, wireframe } from "./wireframe.ts";

/** Every style, in the order in which several are applied: what adds to a shape before what makes it anew. */
export const STYLES: readonly Style[] = [
  ...LAID_ON,
  flameJob,
  gaping,
  lolling,
  lookingBack,
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
