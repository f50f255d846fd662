import type { View } from "../concepts/concept.ts";
import { socketOf, type Unplaced } from "./contact/unplaced.ts";
import { isRooted } from "./held/hold-before.ts";
import { isWorktop } from "./held/stand-ahead.ts";
import { isOnLeaf } from "./stand/alight.ts";

/** Elevation from which one sees into a vessel, radians. */
const INTO = 0.52;
/** Elevation from which one sees what lies on a table somebody works at, radians. */
const ONTO = 0.36;
/** Elevation from which one sees what ground it is, radians. */
const GROUND_ELEVATION = 0.34;
/** View of what leans. */
const LEANING_VIEW: View = { azimuth: 0.5, elevation: 0.26 };
/** Elevation from which one sees what sits on a leaf. */
const DOWN = 0.85;
/** From the side of who leaves a trail, and a little from behind and above. */
const TRAILING_VIEW: View = { azimuth: 1.15, elevation: 0.34 };
/** View of what hangs. */
const HUNG_VIEW: View = { azimuth: 0.42, elevation: 0.14 };
/** Azimuths that show player and instrument, and two who face each other, as a climber does what is climbed. */
const PLAYING = 0.62;
const FACING = 1.05;
/** From the side of who pushes something: it would hide him. */
const PUSHING = 1.35;
/** From the side of who milks and a little from behind: the beast shows its flank, and the pail. */
const MILKED = 2.1;
/** From the side of two in each other's arms: both faces are seen. */
const EMBRACED = 1.4;
/** From the side of who hugs what hides him from the front. */
const HUGGING = 1.75;
/** From the side of who sits at a desk: it hides nobody then. */
const AT_DESK: View = { azimuth: 1.38, elevation: 0.3 };
/** Over the shoulder of who plays a piano: its case hides the keys from elsewhere. */
const AT_KEYS: View = { azimuth: 2.15, elevation: 0.42 };
/** From beside a reader: both the face and the page. */
const READING = 0.9;

/** Where a scene is seen best from: as its subject is, but so that what the things do is not hidden. */
export function chooseView(
  objects: readonly Unplaced[],
  ties: readonly ({ readonly kind: string; readonly target: number } | undefined)[],
): View {
  const own = (objects[0] as Unplaced).view;
  const kinds = new Set(ties.map((tie) => tie?.kind));
  if (kinds.has("leaning")) return LEANING_VIEW;
  const faces = objects.some(({ placement }, index) => placement?.facing && ties[index]?.kind === "beside");
  const isPut = (...ways: readonly string[]) => objects.some(({ placement }) => ways.includes(placement?.where ?? ""));
  const reads = isPut("before", "eyed");
  const isEmbraced = isPut("kissed");
  const climbs = isPut("up", "drawn", "chased", "file", "together", "apart", "away", "through", "danced", "hugged");
  const sits = objects.some((object, index) => {
    const tie = ties[index];
    return tie?.kind === "on" && isOnLeaf(object, objects[tie.target] as Unplaced);
  });
  if (sits) return { azimuth: own.azimuth, elevation: DOWN };
  if (isPut("trail")) return TRAILING_VIEW;
  // what hangs on the face of a wall is seen from before it
  if (isPut("hung")) return HUNG_VIEW;
  if (isPut("desk")) return objects.some(({ model }) => socketOf(model, ["keys"])) ? AT_KEYS : AT_DESK;
  const isHugged = objects.some(
    (object, index) =>
      object.placement?.where === "arms" && isRooted(object, objects[ties[index]?.target ?? 0] as Unplaced),
  );
  const azimuth = isHugged
    ? HUGGING
    : isPut("milked")
      ? MILKED
      : isEmbraced
        ? EMBRACED
        : isPut("ahead", "tended")
          ? PUSHING
          : faces || climbs
            ? FACING
            : reads
              ? READING
              : kinds.has("playing")
                ? PLAYING
                : own.azimuth;
  const isRinged = objects.some(
    ({ isRing, isFitted, placement }) => isRing || (isFitted && placement?.where === "around"),
  );
  const worksAt = objects.some((object) => object.placement?.where === "ahead" && isWorktop(object));
  const isInside = isRinged || isPut("ring") || kinds.has("in") || kinds.has("pile") || isPut("coiled");
  const least = isInside ? INTO : worksAt ? ONTO : kinds.has("ground") ? GROUND_ELEVATION : own.elevation;
  return { azimuth, elevation: Math.max(least, own.elevation) };
}
