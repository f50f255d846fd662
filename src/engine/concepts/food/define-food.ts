import type { Concept } from "../concept.ts";
import { defineFromPlan, type Plan, type Planned } from "../define-from-plan.ts";

/** What is to be built. */
export type Food = Planned;

/** A plan of the family of foods, seen from a little above unless it says otherwise. */
export const defineFood = (plan: Omit<Plan, "family" | "view"> & Partial<Pick<Plan, "view">>): Concept =>
  defineFromPlan({ family: "food", view: { azimuth: 0.5, elevation: 0.38 }, ...plan });
