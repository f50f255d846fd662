import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from "three";

/** Side of the cloth and of the round table under it, in metres. */
const SIDE = 1.3;
const TABLE = 0.36;
const HEIGHT = 0.62;
/** How round the table's rim is. */
const RIM = 0.05;
/** Folds around the table. */
const FOLDS = 9;

/**
 * A cloth over a round table: flat on top, over the rim in a bend, below in folds that grow towards the hem.
 * What hangs is as long as the cloth is wide, so that a pattern is not stretched.
 *
 * @param steps Vertices across.
 */
export function clothGeometry(steps: number): BufferGeometry {
  const sheet = new PlaneGeometry(SIDE, SIDE, steps, steps);
  const flat = sheet.getAttribute("position");
  const places: number[] = [];
  for (let i = 0; i < flat.count; i += 1) places.push(...drape(flat.getX(i), -flat.getY(i)));
  const cloth = new BufferGeometry();
  cloth.setIndex(sheet.getIndex());
  cloth.setAttribute("position", new Float32BufferAttribute(places, 3));
  cloth.setAttribute("uv", sheet.getAttribute("uv"));
  cloth.computeVertexNormals();
  const lowest = Math.min(...places.filter((_, index) => index % 3 === 1));
  return cloth.translate(0, -lowest, 0);
}

/** Where a place of the flat cloth comes to lie. */
function drape(x: number, z: number): [number, number, number] {
  const reach = Math.hypot(x, z);
  const flat = TABLE - RIM;
  if (reach <= flat) return [x, HEIGHT, z];
  const angle = Math.atan2(z, x);
  const over = reach - flat;
  const quarter = (RIM * Math.PI) / 2;
  const bend = Math.min(over, quarter) / RIM;
  const hang = Math.max(0, over - quarter);
  // folds swing out further than in: the table is in the way
  const fold = Math.cos(FOLDS * angle + 0.6 * Math.sin(3 * angle));
  const swing = 0.34 * hang * (0.55 + 0.45 * fold) + 0.12 * hang;
  const out = flat + RIM * Math.sin(bend) + swing;
  const down = RIM * (1 - Math.cos(bend)) + hang * Math.sqrt(Math.max(0.2, 1 - 0.3 * (0.5 + 0.5 * fold)));
  return [(x / reach) * out, HEIGHT - down, (z / reach) * out];
}
