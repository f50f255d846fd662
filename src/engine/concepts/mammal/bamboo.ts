import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { mix, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { hasFreeArms } from "./skeleton.ts";
import type { Studio } from "./species.ts";

const slots: Readonly<Record<string, SlotSpec>> = {
  bamboo: {
    words: ["stalk", "shoot"],
    materials: ["plastic"],
    colours: [fromHex("#5f9438"), fromHex("#78a23e")],
    takesWhole: false,
  },
};

/** A stalk of bamboo in the left hand, its leaves beside the mouth. */
function put({ parameters, skeleton, head, put: add_ }: Studio): void {
  if (!parameters.snack || !hasFreeArms(parameters.pose)) return;
  const [, , wrist, hand] = skeleton.front;
  const grip: Vec3 = mix(wrist, hand, 1.25);
  const top: Vec3 = [grip[0] * 0.72, head.centre[1] - 0.1 * head.unit, grip[2] + 0.12];
  const low: Vec3 = [grip[0] * 1.25, grip[1] - 0.2, grip[2] - 0.02];
  const knots = (t: number) => 1 + 0.28 * Math.max(0, 1 - Math.abs(((t * 4) % 1) - 0.5) * 9);
  const stalk = tube(0.021, curveThrough([low, grip, top], 16), 10, { scale: knots });
  const leaf = (turn: number, lean: number, at: Vec3) =>
    meshSdf(
      sculpt([
        add(
          placed(
            ellipsoid([0, 0.11, 0], [0.035, 0.13, 0.014]),
            chain(rotation(Z_AXIS, lean), rotation(Y_AXIS, turn), translation(at)),
          ),
        ),
      ]),
      0.011,
    );
  const leaves = [leaf(0.4, 0.7, top), leaf(2.2, 0.5, top), leaf(4.2, 0.6, top), leaf(0.2, -1.0, mix(grip, top, 0.6))];
  add_("bamboo", "bamboo", merge([stalk, ...leaves]), undefined, 0.5);
}

/** What pandas and koalas hold. */
export const bambooStalk = { slots, put };
