import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Paint, Part, Socket } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { normalize, add as plus, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { enlarge, enlargePaint, mirrorRest, pair } from "../animal/enlarge.ts";
import { eyeball, eyelid, paintEye, paintLid, underLid } from "../animal/eye.ts";
import { beakHalves } from "./beak.ts";
import { birdClay, poseBird } from "./bird-body.ts";
import { birdLeg } from "./bird-leg.ts";
import { beakPaint, bodyPaint, tailPaint, wingPaint } from "./bird-paint.ts";
import type { BirdParameters } from "./bird-parameters.ts";
import type { BeakSection, BirdFrame, BirdShape } from "./bird-shape.ts";
import { birdTail } from "./bird-tail.ts";
import { foldedWing } from "./folded-wing.ts";
import { spreadWing } from "./spread-wing.ts";
import { tipBird } from "./tip-bird.ts";
import { flipper } from "./wing-arm.ts";

const TONGUE = fromHex("#c23a44");
/** How much longer the legs show of who runs, how far each foot is before or behind, and how high the hind one, over their length. */
const STRIDING = 1.5;
const STRIDE = 0.75;
const KICK = 0.4;
/** The same of who walks. */
const PACE = 0.45;
const LIFT = 0.14;
/** Poses in which the legs are drawn in. */
const LEGLESS = /^(?:flying|swimming|diving)$/;
/** How much steeper than usual a bird is that lands, and the steepest, radians; how far before it its feet are, over their length. */
const REARED = 0.38;
const STEEPEST = 1.15;
const HELD_OUT = 0.6;
/** How much longer its legs show, reached out for the ground. */
const LET_DOWN = 1.35;
/** The steps of who has shorter legs than this, in body lengths, are as long as with these. */
const SHORT = 0.3;
/** How far along the beak what it carries is. */
const GRASP = 0.75;

/** Any bird, in body lengths, then made as large as it is. */
export function buildBird(p: BirdParameters, shape: BirdShape): Model {
  const legless = LEGLESS.test(p.pose);
  const lands = p.pose === "landing";
  const swoops = p.pose === "swooping";
  const runs = p.pose === "running";
  const walks = p.pose === "walking";
  const legs = shape.leg.length * p.legs * (runs ? STRIDING : lands ? LET_DOWN : 1);
  const lean = lands
    ? Math.min(STEEPEST, shape.lean + REARED)
    : p.pose === "flying" || swoops
      ? Math.min(0.25, shape.lean)
      : p.pose === "swimming" || p.pose === "diving"
        ? Math.min(0.12, shape.lean)
        : runs
          ? Math.min(0.12, shape.lean)
          : shape.lean + p.lean;
  const posed = poseBird(shape, {
    girth: shape.girth * p.plump,
    legs,
    lean,
    head: p.head,
    neck: p.neck,
    tail: shape.tail.length * p.tail,
    legless,
    seed: p.seed,
  });
  const clay = birdClay(shape, posed, legs, legless);
  const frame: BirdFrame = { ...posed, clay };
  const { headRadius: r, at, girth } = frame;
  const wide = shape.wide ?? 0.92;
  const parts: Part[] = [];
  const put = (
    name: string,
    slot: string,
    geometry: Geometry,
    paint: Paint | undefined,
    weight: number,
    crease = 1.2,
  ) =>
    parts.push(
      makePart(name, slot, enlarge(geometry, p.size), {
        crease,
        weight,
        ...(paint && { paint: enlargePaint(paint, p.size) }),
      }),
    );

  put("body", "body", meshSdf(clay, Math.max(0.0275, r * 0.1)), bodyPaint(p, shape, frame), 1);
  const { span = 1.1, chord = 0.5, fingers = 0.3, length = 1, kind = "feathered" } = shape.wing;
  const reach = length * p.wing;
  const shoulder = at(-0.22, 0.12, girth * wide * 0.7);
  const isArm = kind !== "feathered" || p.wings.endsWith("arms");
  if (isArm) {
    const arms = flipper(
      frame,
      wide,
      kind === "stub" ? 0.4 : 0.66 * reach,
      p.wings,
      kind === "feathered" ? 0.14 : 0.11,
    );
    const paint = wingPaint(p, shape, frame, { span, chord });
    put("left-wing", "wing", arms.left, paint, 0.95, 0.9);
    put("right-wing", "wing", mirrorRest(arms.right), paint, 0.95, 0.9);
  } else if (p.wings === "spread") {
    const open = { shoulder, span: span * p.wing, chord: chord * p.wing, fingers };
    const raise = p.pose === "flying" ? 0.5 : runs || lands || swoops ? 1 : 0.62;
    put(
      "wings",
      "wing",
      pair(spreadWing({ ...open, raise, pitch: p.pose === "flying" ? 0.5 : 0.75 })),
      wingPaint(p, shape, frame, open),
      0.95,
      0.9,
    );
  } else
    put("wings", "wing", pair(foldedWing(frame, wide, reach)), wingPaint(p, shape, frame, { span, chord }), 0.95, 0.9);
  if (shape.tail.length > 0) put("tail", "tail", birdTail(shape.tail, frame), tailPaint(p, shape, frame), 0.9, 0.9);
  const bill = beakHalves(shape.beak, frame, p.beak * (1 + 0.3 * p.gape), p.beakDepth, p.gape);
  const billPaint = beakPaint(shape, bill.root, bill.unit);
  put("upper-beak", "beak", bill.upper, billPaint, 0.9, 0.9);
  put("lower-beak", "beak", bill.lower, billPaint, 0.85, 0.9);
  if (p.gape > 0) put("beak-tongue", "beak", tongue(bill, shape, p), (surface) => dye(surface, TONGUE, 1), 0.6);
  if (!legless) {
    const along = shape.leg.at ?? 0.06;
    const stance = shape.leg.stance ?? 0.13;
    const root = at(along, -girth * 0.5);
    const hip: Vec3 = [stance, root[1], root[2]];
    const stride = runs ? STRIDE * legs : walks ? PACE * Math.max(legs, SHORT) : 0;
    // both feet held out before the body
    const held = lands || swoops ? HELD_OUT * Math.max(legs, SHORT) : 0;
    const left = birdLeg({ ...shape.leg, raised: false }, legs, hip, stride + held, swoops ? LIFT * legs : 0);
    const isRaised = (shape.leg.raised ?? false) && !walks && !runs && held === 0;
    const right = birdLeg(
      { ...shape.leg, raised: isRaised },
      legs,
      hip,
      held - stride,
      swoops ? LIFT * legs : runs ? KICK * legs : walks ? LIFT * Math.max(legs, SHORT) : 0,
    );
    put("left-leg", "leg", left, undefined, 0.75, 1);
    put("right-leg", "leg", mirrorRest(right), undefined, 0.75, 1);
  }
  putEyes(p, shape, frame, put);
  for (const extra of shape.extras?.(frame) ?? [])
    put(extra.name, extra.slot, extra.geometry, extra.paint, extra.weight, extra.crease);
  const [far, drop] = shape.beak.upper.at(-1) as BeakSection;
  // what is carried is between the tips, not before the eyes
  const lips = plus(bill.root, [0, GRASP * drop * bill.unit * p.beakDepth, GRASP * far * bill.unit * p.beak]);
  return tipBird(parts, sockets(p, frame, wide, isArm, lips), p.pose);
}

/** What shows in an open beak, as long as most of the lower half and in the middle between them. */
function tongue({ root, unit }: ReturnType<typeof beakHalves>, { beak }: BirdShape, p: BirdParameters): Geometry {
  const [, , , wide = 0.2] = beak.lower[1] ?? [];
  const long = 0.36 * ((beak.lower.at(-1) as BeakSection)[0] + 0.2) * unit * p.beak;
  const flat = place(sphere(1, 16), scaling([0.75 * wide * unit, 0.06 * unit, long]));
  return place(flat, chain(translation([0, -0.05 * unit, long]), rotation(X_AXIS, 0.3 * p.gape), translation(root)));
}

function putEyes(
  p: BirdParameters,
  shape: BirdShape,
  { clay, head }: BirdFrame,
  put: (name: string, slot: string, geometry: Geometry, paint: Paint | undefined, weight: number) => void,
): void {
  const {
    radius: own,
    iris = "#1d100a",
    pupil = 0.7,
    out = [0.82, 0.2, 0.55],
    gaze = [0.9, 0.1, 0.5],
    sunk = 0.45,
    brow = false,
  } = shape.eye;
  const radius = own * p.eye;
  const way = normalize(out);
  const spot = plus(surfaceAlong(clay, head, way, 1), scale(way, -radius * sunk));
  const look = {
    colour: fromHex(iris),
    size: 0.92,
    pupil: "round",
    pupilSize: pupil,
    white: [0.06, 0.045, 0.035],
  } as const;
  for (const side of [1, -1]) {
    const eye = {
      centre: [spot[0] * side, spot[1], spot[2]] as Vec3,
      radius,
      gaze: normalize([gaze[0] * side, gaze[1], gaze[2]]),
    };
    const name = side > 0 ? "left" : "right";
    const own = underLid(eye, p.openness);
    put(`${name}-eye`, "eye", eyeball(own, 24), paintEye(own, look), 0.8);
    if (p.openness < 1) put(`${name}-eyelid`, "body", eyelid(own, p.openness, 0), paintLid(own, p.openness, 0.6), 0.5);
    else if (brow) put(`${name}-brow`, "body", eyelid(eye, 0.72, 0.5), darker, 0.5);
  }
}

function sockets(
  p: BirdParameters,
  { clay, head, headRadius: r, centre, up, girth, at }: BirdFrame,
  wide: number,
  isArm: boolean,
  mouth: Vec3,
): Socket[] {
  const crown = surfaceAlong(clay, head, Y_AXIS, 2);
  const saddle = surfaceAlong(clay, centre, normalize(plus(up, [0, 0.4, 0])), 1);
  const inMetres = (point: Vec3) => scale(point, p.size);
  const tip = isArm && p.wings.endsWith("arms") ? at(-0.2, -girth - 0.28, -girth * wide - 0.2) : undefined;
  return [
    { name: "head", position: inMetres(crown), normal: [0, 1, 0], radius: r * 0.9 * p.size },
    { name: "top", position: inMetres(crown), normal: [0, 1, 0], radius: r * 0.7 * p.size },
    { name: "back", position: inMetres(saddle), normal: [0, 1, 0], radius: girth * 0.6 * p.size },
    { name: "neck", position: inMetres(plus(head, [0, -r * 1.02, -r * 0.1])), normal: [0, 1, 0], radius: r * p.size },
    { name: "eyes", position: inMetres(plus(head, [0, 0.12 * r, r])), normal: [0, 0, 1], radius: r * 0.9 * p.size },
    { name: "mouth", position: inMetres(mouth), normal: [0, 0, 1], radius: 0.5 * r * p.size },
    ...(tip ? [{ name: "hand", position: inMetres(tip), normal: Y_AXIS, radius: 0.1 * p.size }] : []),
  ];
}

const darker: Paint = (surface) => shade(surface, 0.75);
