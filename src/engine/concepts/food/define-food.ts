import type { Concept } from "../concept.ts";
import { defineFromPlan, type Plan, type Planned } from "../define-from-plan.ts";
import { type Cut, isSliceGone, SLICE_GONE, withoutSlice } from "./slice-gone.ts";

/** What is to be built. */
export type Food = Planned;

type FoodPlan = Omit<Plan, "family" | "view"> &
  Partial<Pick<Plan, "view">> & {
    /** What is cut into slices: how it looks where one is gone. */
    readonly cut?: Cut;
  };

const VIEW: Plan["view"] = { azimuth: 0.5, elevation: 0.38 };

/** A plan of the family of foods, seen from a little above unless it says otherwise. */
export const defineFood = ({ cut, ...plan }: FoodPlan): Concept =>
  defineFromPlan({ family: "food", view: VIEW, ...plan, ...(cut && cuttable(plan, cut)) });

const cuttable = ({ extras, build, view = VIEW }: FoodPlan, cut: Cut): Pick<Plan, "extras" | "build"> => ({
  extras: { ...extras, ...SLICE_GONE },
  build: (food) => {
    if (!isSliceGone(food)) return build(food);
    const whole = { ...food, style: cut.whole[food.style] ?? food.style };
    return withoutSlice(build(whole), view.azimuth, cut, cut.inside?.(whole) ?? {});
  },
});
