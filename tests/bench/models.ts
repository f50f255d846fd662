import type { ModelRequest } from "../../src/engine/generate-model.ts";
import type { WorkerPool } from "../../src/service/tasks/worker-pool.ts";
import type { Bench } from "./bench.ts";

/** Twenty things of all kinds, single and together, cheap and dear. */
const PROMPTS = [
  "a leather armchair",
  "a tabby cat sitting",
  "a red sports car",
  "an oak tree in autumn",
  "a medieval castle on a hill",
  "a clay teapot",
  "a knight holding a sword and a shield",
  "a slice of strawberry cake on a plate",
  "an acoustic guitar",
  "a rusty steam locomotive",
  "a green dragon",
  "three books and a candle",
  "a sailing ship",
  "a pair of running shoes",
  "a yellow tulip in a vase",
  "an old typewriter",
  "a fox wearing a scarf",
  "a wooden treasure chest full of gold coins",
  "a battle axe",
  "a small stone cottage",
];

/** Previews and premium models, medians over runs with different seeds, as the service's users get them. */
export function benchModels(pool: WorkerPool): Bench[] {
  const make = (prompts: readonly string[], effort: ModelRequest["effort"]) => (index: number) => {
    const prompt = prompts[index % prompts.length] as string;
    const request = { prompt, negativePrompt: null, seed: index, effort, pbr: effort === "premium" };
    return pool.run({ family: "text-to-3d", request }, () => {}, new AbortController().signal);
  };
  const chair = ["an old wooden chair with a red cushion"];
  const dog = ["a brown dog"];
  const runs = PROMPTS.length;
  return [
    { name: "model preview, chair (subnet)", runs: 11, warmUps: 5, run: make(chair, "subnet") },
    { name: "model preview, dog (subnet)", runs: 11, run: make(dog, "subnet") },
    { name: "model preview, of 20 (subnet)", runs, warmUps: runs, run: make(PROMPTS, "subnet") },
    { name: "model premium, chair, pbr", runs: 5, run: make(chair, "premium") },
    { name: "model premium, dog, pbr", runs: 5, run: make(dog, "premium") },
    { name: "model premium, of 20, pbr", runs, run: make(PROMPTS, "premium") },
  ];
}
