import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HatParameters } from "./hat-parameters.ts";
import { bendBrim, crownProfile, crownRadius, HEAD_DEPTH, HEAD_RADIUS, shapeCrown } from "./hat-shape.ts";

/** Metres. */
const THICKNESS = 0.004;
const SEGMENTS = 64;

/** Assembles a hat around a head whose temples are at y = 0. */
export function buildHat(p: HatParameters): Model {
  const hasBrim = p.style !== "cap" && p.style !== "beanie";
  const parts: Part[] = [makeCrown(p)];
  if (p.style === "cap") parts.push(makeBill(p));
  if (p.style === "beanie") parts.push(makeCuff(p));
  if (hasBrim) parts.push(makeBrim(p));
  if (hasBrim && p.band) parts.push(makeBand(p));
  if (p.style === "wizard" && p.band) parts.push(makeBuckle(p));
  if (p.pompom) parts.push(makePompom(p));
  const sockets: Socket[] = [
    // the top of the skull comes to lie a good half radius above the band
    { name: "attach", position: [0, HEAD_RADIUS * 0.62, 0], normal: [0, 1, 0], radius: HEAD_RADIUS },
    { name: "top", position: [0, p.crownHeight, 0], normal: [0, 1, 0], radius: HEAD_RADIUS * 0.6 },
  ];
  return standModel(parts, sockets);
}

/** A hollow cap: down the inside, over the rim, up the outside. */
function makeCrown(p: HatParameters): Part {
  const outer = crownProfile(p);
  const inner = outer.map(([r, y]) => [r === 0 ? 0 : Math.max(0.002, r - THICKNESS), y - THICKNESS] as const);
  const inside = inner.map(([r, y]) => [r, Math.max(0, y)] as const).reverse();
  const shell = settle(deform(lathe([...inside, ...outer], SEGMENTS), (point) => shapeCrown(p, point)));
  const paint = p.style === "cap" || p.style === "rain" ? seams(p) : p.style === "sun" ? sewnRows : undefined;
  return makePart("crown", "crown", shell, { weight: 1, crease: 0.9, ...(paint && { paint }) });
}

/** Metres from row to row of a braid that is sewn round and round. */
const ROW = 0.0135;

/** Rings about the crown and along the brim, one row of the braid lapped over the next. */
const sewnRows: Paint = (surface, x, y, z) => {
  const across = Math.sqrt(x * x + (z * z) / (HEAD_DEPTH * HEAD_DEPTH));
  // down the crown's side rows lie above one another
  const along = (across - 0.9 * y) / ROW;
  const t = along - Math.floor(along);
  const light = 0.68 + 0.42 * Math.min(1, 4 * t) - 0.1 * t;
  surface.r *= light;
  surface.g *= light;
  surface.b *= light;
  surface.height += 0.0012 * Math.min(1, 4 * t) * (1 - 0.6 * t);
};

/** Six panels are sewn together: dark lines from the button down. */
const seams =
  ({ crownHeight }: HatParameters): Paint =>
  (surface, x, y, z) => {
    const angle = atan2(z / HEAD_DEPTH, x) + PI / 6;
    const panel = angle / (PI / 3);
    const off = Math.abs(panel - Math.round(panel)) * (PI / 3) * Math.sqrt(x * x + z * z);
    if (off > 0.0016 || y > crownHeight * 0.98) return;
    surface.r *= 0.55;
    surface.g *= 0.55;
    surface.b *= 0.55;
    surface.height -= 0.001;
  };

function makeBrim(p: HatParameters): Part {
  const inner = crownRadius(p, 0) - THICKNESS * 0.8;
  const outer = inner + p.brimWidth;
  const pieces = 10;
  const across = Array.from({ length: pieces + 1 }, (_, i) => inner + ((outer - inner) * i) / pieces);
  const half = THICKNESS * 0.5;
  const ring = lathe(
    [
      ...across.map((r) => [r, -half] as const),
      [outer + half, 0],
      ...[...across].reverse().map((r) => [r, half] as const),
    ],
    SEGMENTS,
    true,
  );
  const brim = settle(deform(ring, (point) => bendBrim(p, point, inner)));
  const paint = p.style === "tricorn" ? skullAndBones(p) : p.style === "sun" ? sewnRows : undefined;
  return makePart("brim", "brim", brim, { weight: 0.9, crease: 0.9, ...(paint && { paint }) });
}

/** A pirate's mark on what is turned up in front, and a light edge all around. */
const skullAndBones =
  ({ brimWidth, curl }: HatParameters): Paint =>
  (surface, x, y, z) => {
    const unit = brimWidth * 0.2;
    const [u, v] = [x / unit, (y - brimWidth * curl * 0.56) / unit];
    const bone = Math.min(Math.abs(v + 0.9 + 0.5 * u), Math.abs(v + 0.9 - 0.5 * u)) < 0.24 && Math.abs(u) < 2;
    const skull = u * u + (v - 0.35) * (v - 0.35) < 1 || (Math.abs(u) < 0.6 && v < 0 && v > -1);
    const socket = (Math.abs(u) - 0.4) * (Math.abs(u) - 0.4) + (v - 0.25) * (v - 0.25) < 0.075;
    const tooth = v < -0.55 && Math.abs(u * 2.5 - Math.round(u * 2.5)) < 0.12;
    if (z < 0 || !(bone || skull) || (skull && (socket || tooth))) return;
    surface.r = 0.78;
    surface.g = 0.76;
    surface.b = 0.7;
  };

/** A ribbon around the foot of the crown, with a flat bow on the left where there is room. */
function makeBand(p: HatParameters): Part {
  const height = Math.min(0.034, p.crownHeight * 0.2);
  const rows = [0.001, height * 0.33, height * 0.66, height];
  const at = (y: number, out: number) => [crownRadius(p, y) + out, y] as const;
  const ring = lathe(
    [...rows.map((y) => at(y, 0.003)), ...[...rows].reverse().map((y) => at(y, -0.002))],
    SEGMENTS,
    true,
  );
  const band = settle(deform(ring, (point) => shapeCrown(p, point)));
  const side = crownRadius(p, height / 2);
  const bow = [-0.016, 0.016].map((z) =>
    move(box([0.009, height * 0.92, 0.03], { bevel: 0.003 }), [side + 0.002, height / 2, z]),
  );
  const knot = move(box([0.013, height * 0.8, 0.01], { bevel: 0.003 }), [side + 0.002, height / 2, 0]);
  return makePart("band", "band", p.style === "fedora" ? merge([band, ...bow, knot]) : band, { weight: 0.5 });
}

function makeBuckle(p: HatParameters): Part {
  const frame = extrude(rectangleOutline(0.056, 0.048, 0.006), {
    depth: 0.008,
    bevel: 0.002,
    holes: [reverseOutline(rectangleOutline(0.034, 0.028, 0.003))],
  });
  return makePart("buckle", "buckle", move(frame, [0, 0.018, crownRadius(p, 0.018) * HEAD_DEPTH + 0.003]), {
    weight: 0.3,
  });
}

/** The rolled edge of a knitted hat. */
function makeCuff(p: HatParameters): Part {
  const height = p.crownHeight * 0.3;
  const radius = crownRadius(p, height / 2);
  const roll = closeCorners(
    [
      [radius - 0.008, 0.002, 0.003],
      [radius + 0.01, -0.002, 0.008],
      [radius + 0.011, height, 0.008],
      [radius - 0.008, height * 0.96, 0.003],
    ],
    4,
  );
  const ring = lathe(roll, 96, true);
  const ribbed = deform(ring, ([x, y, z]): Vec3 => {
    const rib = 1 + 0.012 * sin(atan2(z, x) * 48);
    return [x * rib, y, z * rib * HEAD_DEPTH];
  });
  return makePart("cuff", "brim", settle(ribbed), { weight: 0.7 });
}

function makePompom(p: HatParameters): Part {
  const top = shapeCrown(p, [0, crownProfile(p).at(-1)?.[1] ?? p.crownHeight, 0]);
  if (p.style !== "beanie")
    return makePart("button", "pompom", move(stretch(sphere(0.009, 16), [1, 0.6, 1]), top), { weight: 0.2 });
  const tufted = deform(sphere(0.036, 32), ([x, y, z]): Vec3 => {
    const tuft = 1 + 0.07 * sin(x * 300 + 2) * sin(y * 280) * sin(z * 310 + 1);
    return [x * tuft, y * tuft, z * tuft];
  });
  return makePart("pompom", "pompom", move(tufted, [top[0], top[1] + 0.022, top[2]]), { weight: 0.5 });
}

/** A crescent plate in front, bent down to the sides: sections from left to right. */
function makeBill(p: HatParameters): Part {
  const radius = crownRadius(p, 0);
  const width = radius * 0.94;
  const stations = 28;
  const rings = Array.from({ length: stations + 1 }, (_, i) => {
    const x = -width + (2 * width * i) / stations;
    const inner = radius * HEAD_DEPTH * Math.sqrt(Math.max(0, 1 - (x * x) / (radius * radius))) - 0.006;
    const share = Math.max(0, 1 - (x * x) / (width * width));
    const outer = inner + 0.01 + p.brimWidth * Math.sqrt(share);
    const rows = [0, 0.25, 0.5, 0.75, 1].map((t) => inner + (outer - inner) * t);
    const level = (z: number) => 0.006 + (p.curl * 0.035 * x * x) / (width * width) - (z - inner) * 0.22;
    const lower = rows.map((z): Vec3 => [x, level(z) - THICKNESS / 2, z]);
    const upper = rows.map((z): Vec3 => [x, level(z) + THICKNESS / 2, z]);
    return [lower[0] as Vec3, ...upper, ...lower.slice(1).reverse()];
  });
  return makePart("bill", "brim", loft(rings), { weight: 0.8, crease: 0.9 });
}
