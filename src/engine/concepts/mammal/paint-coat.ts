import { noise } from "../../geometry/deform.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";
import { dye, shade, strands } from "../animal/coat.ts";
import {
  alongLimb,
  alongLine,
  alongSpine,
  type CoatFrame,
  type CoatPoint,
  overSpine,
  type Region,
} from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";
import { net } from "./coat-net.ts";
import { spots } from "./coat-spots.ts";
import { stripeOnFace, stripes } from "./coat-stripes.ts";
import { zebraBars } from "./coat-zebra.ts";
import type { Joints } from "./skeleton.ts";

type Mask = (point: CoatPoint, region: Region, limb: number, tail: number) => number;

/** Markings of a coat for one part. `joints` are the limb's own for legs. */
export function paintCoat(
  layers: readonly CoatLayer[],
  frame: CoatFrame,
  region: Region,
  joints = region === "hind" ? frame.skeleton.hind : frame.skeleton.front,
): Paint {
  const { skeleton, head, dorsal, limbs, seed } = frame;
  const masks = layers.map((layer) => ({ colour: fromHex(layer.colour), mask: maskOf(layer, frame) }));
  const { skull, neck } = skeleton;
  const reach = distance(skull, neck) / head.unit;
  const onHead = ([x, y, z]: Vec3, rough: number): number => {
    const [dy, dz] = [y - skull[1], z - skull[2]];
    const away = Math.sqrt(x * x + dy * dy + dz * dz) / head.unit;
    const behind = ((neck[1] - skull[1]) * dy + (neck[2] - skull[2]) * dz) / head.unit / head.unit / reach;
    return smoothstep(0.95, 0.7, behind + rough * 3) * smoothstep(3.4, 3, away);
  };
  // one place for all texels, written over for each: lists of its own for each took a third of a fox's time
  const at: [number, number, number] = [0, 0, 0];
  const here: [number, number, number] = [0, 0, 0];
  const point = { at, head: here, onHead: 0.5, along: 0.5, onLeg: 0.5, legShare: 0.5, upwards: 0.5, rough: 0.5 };
  return (surface: SurfacePoint, x, y, z, nx, ny, nz) => {
    shade(surface, 1 + 0.12 * strands(x, y, z, 40, seed + 3));
    at[0] = Math.abs(x);
    at[1] = y;
    at[2] = z;
    const rough = strands(x, y, z, 24, seed) * 0.02;
    here[0] = at[0] / head.unit;
    here[1] = (y - head.centre[1]) / head.unit;
    here[2] = (z - head.centre[2]) / head.unit;
    point.rough = rough;
    point.onHead = region === "ear" ? 1 : region === "body" ? onHead(at, rough) : 0;
    point.onLeg = 0;
    point.legShare = OFF_LEG;
    if (region === "body") {
      const shoulder = legness(skeleton.front, at, limbs.front);
      const thigh = legness(skeleton.hind, at, limbs.hind);
      const [amount, share] = shoulder[0] > thigh[0] ? shoulder : thigh;
      const outer = smoothstep(-0.75, -0.2, nx * (x < 0 ? -1 : 1));
      point.onLeg = (1 - point.onHead) * outer * amount;
      point.legShare = share;
    }
    point.along = alongSpine(frame, at);
    point.upwards = ny * dorsal[1] + nz * dorsal[2];
    const limb = region === "front" || region === "hind" ? alongLimb(joints, at).at : 0;
    const tail = region === "tail" ? alongLine(frame.tail, [x, y, z]) : 0;
    for (const { colour, mask } of masks) {
      const amount = mask(point, region, limb, tail);
      if (amount > 0) dye(surface, colour, amount);
    }
  };
}

/** Beyond the shoulder or hip. */
const OFF_LEG = 2;

/** How much a point belongs to a limb from the shoulder or hip down, and where along it. */
const legness = (joints: Joints, at: Vec3, thick: number): readonly [number, number] => {
  const { at: share, away } = alongLimb(joints, at);
  return [smoothstep(thick * 1.25, thick * 1.02, away) * smoothstep(1.9, 1.45, share), share];
};

function maskOf(layer: CoatLayer, frame: CoatFrame): Mask {
  const { skeleton, head, seed } = frame;
  const { chestRadii, bellyRadius } = skeleton;
  switch (layer.kind) {
    case "under": {
      const { reach = 0.3, throat = true } = layer;
      const edge = -0.75 + reach * 1.3;
      return ({ at, upwards, rough, onHead, onLeg, head: [, hy], along }, region) => {
        if (region !== "body") return 0;
        const height = overSpine(frame, at) / Math.max(bellyRadius, 0.1);
        const low = smoothstep(edge + 0.2, edge - 0.2, 0.6 * upwards + 0.5 * height + rough * 6);
        const breast = throat ? smoothstep(1.15, 1.4, along + rough * 3) * smoothstep(0.35, -0.1, upwards - 0.2) : 0;
        const jaw = throat ? smoothstep(-0.42, -0.6, hy + rough * 3) : 0;
        return onHead * jaw + (1 - onHead) * (1 - onLeg) * Math.max(low, breast);
      };
    }
    case "back": {
      const { reach = 0.4, amount = 1 } = layer;
      const edge = 1.1 - reach * 1.4;
      return ({ at, upwards, rough, onHead }, region) => {
        if (region !== "body") return 0;
        const height = overSpine(frame, at) / Math.max(bellyRadius, 0.1);
        return amount * (1 - onHead) * smoothstep(edge - 0.25, edge + 0.25, 0.6 * upwards + 0.5 * height + rough * 7);
      };
    }
    case "legs": {
      const { front, hind } = layer;
      const soft = 0.07;
      return ({ at, rough, onHead }, region, limb) => {
        const ragged = rough * 2.5;
        if (region === "front") return smoothstep(front + soft, front - soft, limb + ragged);
        if (region === "hind") return smoothstep(hind + soft, hind - soft, limb + ragged);
        if (region !== "body" || onHead > 0.5 || Math.max(front, hind) < 0.75) return 0;
        const onLimb = (joints: typeof skeleton.front, share: number, wide: number) => {
          if (share < 0.75) return 0;
          const place = alongLimb(joints, at);
          return (
            smoothstep(share + soft, share - soft, place.at + ragged) *
            smoothstep(wide * 1.12, wide * 0.96, place.away + rough)
          );
        };
        return Math.max(
          onLimb(skeleton.front, front, chestRadii[0] * 0.72),
          onLimb(skeleton.hind, hind, chestRadii[0] * 0.85),
        );
      };
    }
    case "face": {
      const {
        at: [cx, cy, cz],
        radii: [rx, ry, rz],
        turn = 0,
        amount = 1,
        soft = 0.15,
      } = layer;
      const [c, s] = [cos(turn), sin(turn)];
      return ({ head: [hx, hy, hz], rough, onHead }, region) => {
        if (onHead <= 0 || region === "ear") return 0;
        const [dx, dy] = [hx - cx, hy - cy];
        const [u, v, w] = [(dx * c + dy * s) / rx, (dy * c - dx * s) / ry, (hz - cz) / rz];
        const d2 = u * u + v * v + w * w;
        if (d2 > 2.5) return 0;
        return amount * onHead * smoothstep(1 + soft, 1 - soft, Math.sqrt(d2) + rough * 4);
      };
    }
    case "head": {
      const { to = 0.5 } = layer;
      return ({ onHead, head: [, , hz], rough }, region) =>
        region === "ear" ? 1 : onHead * smoothstep(-to - 0.2, -to + 0.1, hz + rough * 4);
    }
    case "stripes": {
      const trunk = stripes(layer, frame);
      return (point, region, limb, tail) =>
        point.onHead > 0.5 && region === "body" && layer.face !== false
          ? stripeOnFace(point)
          : trunk(point, region, limb, tail);
    }
    case "spots":
      return spots(layer, frame);
    case "net":
      return net(layer, frame);
    case "zebra":
      return zebraBars(layer, frame);
    case "lines": {
      const { at: offsets, width, from = 0, to = 1.4, head: onCrown = [] } = layer;
      return ({ at, along, upwards, onHead, head: [hx, hy, hz], rough }, region) => {
        if (region !== "body") return 0;
        let amount = 0;
        if (onHead < 1) {
          for (const offset of offsets)
            amount = Math.max(amount, smoothstep(width * 0.6, width * 0.4, Math.abs(at[0] - offset) + rough * 0.3));
          amount *=
            (1 - onHead) *
            smoothstep(0, 0.35, upwards) *
            smoothstep(from - 0.1, from + 0.05, along) *
            smoothstep(to + 0.1, to - 0.05, along);
        }
        let crown = 0;
        const w = width / head.unit;
        for (const offset of onCrown)
          crown = Math.max(crown, smoothstep(w * 0.6, w * 0.4, Math.abs(hx - offset) + rough * 2));
        return Math.max(amount, onHead * crown * smoothstep(-0.1, 0.15, hy + Math.max(0, hz - 0.6) * 0.4));
      };
    }
    case "band": {
      const { from, to } = layer;
      return ({ along, onHead, rough }, region) =>
        region === "body"
          ? (1 - onHead) *
            smoothstep(from - 0.08, from + 0.08, along + rough * 2) *
            smoothstep(to + 0.08, to - 0.08, along + rough * 2)
          : 0;
    }
    case "tail": {
      const { from, to = 2 } = layer;
      return ({ rough }, region, _limb, tail) =>
        region === "tail"
          ? smoothstep(from - 0.04, from + 0.04, tail + rough * 2) * smoothstep(to + 0.04, to - 0.04, tail + rough * 2)
          : 0;
    }
    case "tailRings": {
      const { count, width = 0.5 } = layer;
      return ({ rough }, region, _limb, tail) => {
        if (region !== "tail") return 0;
        const phase = tail * count + rough * 1.5;
        const share = phase - Math.floor(phase);
        return smoothstep(0.08, 0, Math.abs(share - 0.5) - width / 2);
      };
    }
    case "ears": {
      const { from = 0 } = layer;
      const { root, height } = frame.ear;
      return ({ at }, region) => {
        if (region !== "ear") return 0;
        return from <= 0 ? 1 : smoothstep(from - 0.08, from + 0.08, distance(at, root) / height);
      };
    }
    case "patches": {
      const { grain, share } = layer;
      const edge = 0.45 - share * 0.9;
      return ({ at: [x, y, z], rough }, region) =>
        region === "tail"
          ? 0
          : smoothstep(edge - 0.05, edge + 0.05, noise((x + 0.31) / grain, y / grain, z / grain, seed) + rough * 3);
    }
  }
}
