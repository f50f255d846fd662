import { box } from "../../geometry/box.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { makeBody, makeDoors } from "./car-body.ts";
import { makeCabin } from "./car-cabin.ts";
import { makeCockpit } from "./car-cockpit.ts";
import { carFrame } from "./car-frame.ts";
import type { CarParameters } from "./car-parameters.ts";
import { makeTrim } from "./car-trim.ts";
import { makeWheel } from "./wheel.ts";

/** Assembles a car along its frame. */
export function buildCar(p: CarParameters): Model {
  const frame = carFrame(p);
  const firstDoor = (frame.roofLine.at(-1)?.[0] ?? 0) - 0.12;
  const middle = (frame.roofFront + frame.roofRear) / 2;
  const twoDoors = p.style === "coupe" || p.style === "sports" || p.style === "pickup" || p.style === "convertible";
  const pillar = twoDoors ? frame.roofRear + 0.1 : Math.max(middle, firstDoor - 1.25);
  const lastDoor = Math.max(frame.rearAxle + frame.archRadius * 0.75, pillar - 1);
  // gaps from the tail to the nose
  const doors = twoDoors ? [pillar, firstDoor] : [lastDoor, pillar, firstDoor];
  const panels: (readonly [number, number])[] = p.style === "van" ? [[frame.roofRear + 0.02, pillar - 0.05]] : [];
  const more = p.style === "suv" || p.style === "van" ? [lastDoor] : [];
  const track = frame.halfWidth - 0.115;
  const wheel = { radius: p.wheelRadius, width: 0.21, spokes: p.spokes, rim: 0.66 };
  const wheels = [["front", frame.frontAxle] as const, ["rear", frame.rearAxle] as const].flatMap(([name, axle]) =>
    ([1, -1] as const).flatMap((side) =>
      makeWheel(`wheel-${name}-${side === 1 ? "left" : "right"}`, [side * track, p.wheelRadius, axle], side, wheel),
    ),
  );
  // what is in a pickup is in its bed
  const isOpen = p.style === "pickup" && frame.bed !== null;
  const hold = isOpen && frame.bed ? (frame.bed[0] + frame.bed[1]) / 2 : middle;
  const parts: Part[] = [
    ...makeBody(frame, doors),
    ...(p.doors ? makeDoors(frame, doors) : []),
    ...(p.style === "convertible" ? makeCockpit(frame) : makeCabin(frame, [pillar, ...more], panels)),
    ...wheels,
    ...makeTrim(frame, p, doors),
    ...makeSign(p, middle),
  ];
  const foot = p.length * (0.5 - p.windshieldFoot);
  const hood = (frame.halfLength + foot) / 2;
  return standModel(parts, [
    {
      name: "hood",
      position: [0, frame.deck(hood), hood],
      normal: [0, 1, 0],
      radius: Math.min((frame.halfLength - foot) / 2, frame.halfWidth * 0.55),
    },
    { name: "top", position: [0, p.height + 0.02, middle], normal: [0, 1, 0], radius: frame.halfWidth * 0.55 },
    {
      name: "inside",
      position: [0, frame.belt * 0.7, hold],
      normal: [0, 1, 0],
      radius: frame.halfWidth * (isOpen ? 0.72 : 0.4),
    },
  ]);
}

function makeSign({ sign, height }: CarParameters, z: number): Part[] {
  if (sign === "none") return [];
  const size = sign === "taxi" ? ([0.42, 0.15, 0.16] as const) : ([0.95, 0.12, 0.22] as const);
  return [
    makePart("sign", "sign", move(box(size, { bevel: 0.035 }), [0, height + size[1] / 2 - 0.005, z]), { weight: 0.6 }),
  ];
}
