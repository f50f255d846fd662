import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import { layers } from "../animal/coat.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { common } from "../outfit/cloth.ts";
import { footSolid } from "../outfit/footwear.ts";
import { dressable, humanSockets } from "./build-human.ts";
import { furryCoat, plushSeams } from "./furry-coat.ts";
import { facePatches, furryEyes, mouthPaint } from "./furry-face.ts";
import { type FurryHead, furryHead } from "./furry-heads.ts";
import type { FurryParameters } from "./furry-parameters.ts";
import { furryToes, padOf, pawWay } from "./furry-paws.ts";
import { furryTail } from "./furry-tail.ts";
import { handClay, limbClay, trunkClay } from "./human-clay.ts";
import { type HumanFrame, humanFrame } from "./human-frame.ts";
import { plushTrunk } from "./plush-trunk.ts";
import { standBody } from "./turn-body.ts";

const CELL = 0.0145;

/** Assembles a plush toy or an ape: furry body, face, paws, tail, clothes. */
export function buildFurry(p: FurryParameters): Model {
  const frame = humanFrame({ ...p, muscle: p.isPlush ? 0 : 0.5 });
  const head = furryHead(p.kind, frame);
  const body = dressable(frame, false, false, p.prop !== "none" || p.pose === "holding");
  const trunk = p.isPlush ? plushTrunk(frame) : trunkClay(frame, false);
  const hands = frame.arms.map((arm) =>
    p.isPlush
      ? ball(plus(arm.joints[2], scale(pawWay(arm.joints), arm.endRadius * 0.2)), arm.endRadius * 0.92)
      : handClay(arm, false),
  );
  const dressed = {
    ...body,
    trunk,
    arms: body.arms.map((arm, i) => ({ ...arm, clay: hands[i] as Sdf })) as unknown as typeof body.arms,
  };
  const { parts: clothes, covers } = buildOutfit(p, dressed);
  const [, ry] = frame.skullRadii;
  const limbs = [
    ...frame.arms.map((arm) => add(limbClay(arm, p.isPlush ? 0 : 0.5), 0.05)),
    ...frame.legs.map((leg) => add(limbClay(leg, p.isPlush ? 0 : 0.3), 0.04)),
  ];
  const feet = frame.legs.map((leg) => footSolid(p.isPlush ? { ...leg, endRadius: leg.endRadius * 1.15 } : leg, 0));
  const coat = sculpt([
    add(trunk),
    ...limbs,
    ...(p.isPlush ? [...hands, ...feet].map((solid) => add(solid, 0.02)) : []),
  ]);
  const shaggy = (sdf: Sdf, amount: number) =>
    p.shag > 0
      ? displace(
          sdf,
          amount * p.shag,
          (x, y, z) => noise(x * 34, y * 11, z * 34, 3) * 0.6 + noise(x * 70, y * 22, z * 70, 5) * 0.4,
        )
      : sdf;
  const parts: Part[] = [];
  const put = (name: string, slot: string, solid: Sdf, cell: number, weight: number, paint?: Paint) => {
    const geometry = meshSdf(solid, cell);
    if (geometry.indices.length > 0)
      parts.push(makePart(name, slot, geometry, { crease: 1.2, weight, ...(paint && { paint }) }));
  };
  const fur = p.isPlush ? plushSeams(frame) : furryCoat(p, frame);
  put("body", "body", shaggy(coat, 0.011), CELL, 1, fur);
  if (!covers.has("head")) {
    const hood = sculpt([
      add(head.fur),
      ...(p.kind === "gorilla" || p.kind === "orangutan"
        ? [add(roundCone([0, frame.neck[1], -0.02], frame.chest, frame.neckRadius * 1.6, 0.08), 0.06)]
        : []),
    ]);
    put("head", "body", shaggy(hood, 0.006), CELL * 0.8, 1, p.isPlush ? undefined : furryCoat(p, frame));
    put("face", "face", head.face, CELL * 0.6, 0.9, layers(mouthPaint(frame, head.mouth), facePatches(p, frame)));
    if (head.inner) put("inner-ears", "face", head.inner, CELL * 0.6, 0.5);
    if (head.nose) put("nose", "nose", head.nose, CELL * 0.42, 0.7);
    parts.push(...furryEyes(p, frame, head.fur, head.face, head.eye));
    if (p.isPlush === false && p.kind === "orangutan")
      put(
        "beard",
        "body",
        shaggy(
          sculpt([
            add(
              roundCone(
                [0, frame.skull[1] - ry * 0.85, frame.skull[2] + 0.02],
                [0, frame.skull[1] - ry * 1.5, frame.skull[2] + 0.05],
                ry * 0.42,
                ry * 0.16,
              ),
            ),
          ]),
          0.006,
        ),
        CELL * 0.8,
        0.5,
        furryCoat(p, frame),
      );
  }
  if (!p.isPlush) {
    if (!covers.has("hands")) put("hands", "face", sculpt(hands.map((hand) => add(hand))), CELL * 0.7, 0.7);
    if (!covers.has("feet"))
      put("feet", "face", sculpt(feet.map((foot) => add(foot))), CELL * 0.8, 0.7, furryToes(frame));
    if (p.kind === "gorilla")
      put(
        "chest",
        "face",
        common(inflate(trunk, 0.006), ellipsoid([0, frame.chest[1] - 0.01, 0.14], [0.1, 0.075, 0.12])),
        CELL * 0.8,
        0.5,
      );
  } else {
    put(
      "belly",
      "face",
      common(
        inflate(trunk, 0.008),
        ellipsoid([0, frame.waist[1] + 0.01, 0.16], [0.1 * Math.sqrt(p.girth), 0.13, 0.16]),
      ),
      CELL * 0.8,
      0.6,
    );
    if (!covers.has("feet")) put("pads", "face", sculpt(frame.legs.map((leg) => add(padOf(leg)))), CELL * 0.7, 0.6);
  }
  if (p.tail !== "none") parts.push(furryTail(p, frame));
  return standBody(
    [...parts, ...clothes].map((part) => enlargePart(part, p.height)),
    humanSockets(frame, dressed, p.height, p).map((socket) =>
      socket.name === "mouth" ? { ...socket, position: scale(mouthOf(frame, head), p.height) } : socket,
    ),
    frame,
    p.height,
  );
}

/** Where the lips meet, on the snout. */
function mouthOf(frame: HumanFrame, { fur, face, mouth }: FurryHead): Vec3 {
  const [cx, cy, cz] = frame.skull;
  const [, ry, rz] = frame.skullRadii;
  const [, v] = mouth[0] ?? [0, -0.55];
  const lowest = Math.min(v, ...mouth.map(([, height]) => height));
  return surfaceAlong(sculpt([add(fur), add(face)]), [cx, cy + lowest * ry, cz], [0, 0, 1], rz * 2.5);
}
