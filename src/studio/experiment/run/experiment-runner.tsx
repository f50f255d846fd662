import { useEffect } from "react";
import { useShallow } from "zustand/shallow";
import { isRunning } from "../../api/experiment-record.ts";
import { loadExperiments, useExperiments } from "../../api/experiments-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { toast } from "../../ui/toaster.tsx";
import { experimentTexts } from "../texts.ts";
import { runExperiment, underWay } from "./run-experiment.ts";

/** Goes on with every experiment that has something queued, wherever in the studio the artist is. Shows nothing. */
export function ExperimentRunner({ onGo }: { onGo(address: string): void }) {
  useEffect(() => void loadExperiments(), []);
  // what is under way is counted by the history
  const loaded = useHistory((state) => state.loaded);
  const running = useExperiments(
    useShallow(({ experiments }) =>
      Object.values(experiments)
        .filter(isRunning)
        .map(({ id }) => id),
    ),
  );
  useFinishTelling(onGo);
  return loaded ? running.map((id) => <Run key={id} id={id} />) : null;
}

function Run({ id }: { id: string }) {
  useEffect(() => {
    const stop = new AbortController();
    void runExperiment(id, stop.signal);
    return () => stop.abort();
  }, [id]);
  return null;
}

/** Tells when the last task of an experiment is over while something else is looked at. */
function useFinishTelling(onGo: (address: string) => void): void {
  useEffect(() => {
    const busy = new Set<string>();
    const look = () => {
      for (const experiment of Object.values(useExperiments.getState().experiments)) {
        const { id, name } = experiment;
        const isBusy = isRunning(experiment) || underWay(experiment) > 0;
        if (isBusy) busy.add(id);
        else if (busy.delete(id) && !experiment.paused) {
          const address = `/experiments/${id}`;
          const called = name || experimentTexts.runner.experiment;
          const words = experimentTexts.runner.finished(called);
          if (location.pathname === address) announce(words);
          else {
            void toast(words, {
              label: experimentTexts.runner.show,
              name: experimentTexts.runner.showOf(called),
              onClick: () => onGo(address),
            });
          }
        }
      }
    };
    const stops = [useExperiments.subscribe(look), useHistory.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [onGo]);
}
