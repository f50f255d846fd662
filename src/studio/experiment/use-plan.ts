import { useDeferredValue, useMemo, useRef } from "react";
import type { ExperimentSettings } from "../api/experiment-record.ts";
import { useLists } from "./lists/lists-store.ts";
import { type Plan, planExperiment } from "./plan/plan-experiment.ts";

/** The grid that the settings ask for, and the last one that was sound, to look at while they are being typed. */
export function usePlan(settings: ExperimentSettings): { plan: Plan; sound: Plan | undefined } {
  const deferred = useDeferredValue(settings);
  const lists = useLists((state) => state.lists);
  const plan = useMemo(() => planExperiment(deferred, lists), [deferred, lists]);
  const sound = useRef<Plan | undefined>(undefined);
  if (plan.cells.length > 0) sound.current = plan;
  return { plan, sound: sound.current };
}
