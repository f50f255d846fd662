import { type Provenance, readProvenance } from "../../api/provenance.ts";

const SIZE = 80;
const MARK = "Plinth";
const VERSIONS = { "premium-v1": "p", "subnet-v1": "s" } as const;

/**
 * Eighty bytes: the seed, the version, the task, and as much of the prompt as there is room for. Plain ASCII, and
 * never `solid` at its start, which would make readers take it for a text.
 */
export function stlHeader({ prompt, seed, version, taskId }: Provenance): Uint8Array {
  const task = (taskId ?? "").replaceAll("-", "");
  const known = /^[0-9a-f]{32}$/i.test(task) ? task : "-";
  const head = `${MARK} ${seed} ${version ? VERSIONS[version] : "-"} ${known} `;
  const words = prompt.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  return new TextEncoder().encode((head + words).slice(0, SIZE).padEnd(SIZE));
}

/** What the header of an STL tells. The prompt may be cut: `isWhole` says whether it can be all of it. */
export function readStlHeader(bytes: Uint8Array): { provenance: Provenance; isWhole: boolean } | undefined {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, SIZE));
  const match = /^Plinth (-?\d{1,16}) ([ps-]) ([0-9a-f]{32}|-) (.*)$/.exec(text);
  if (!match) return undefined;
  const [, seed, version, task = "-", words = ""] = match;
  const provenance = readProvenance({
    family: "text-to-3d",
    prompt: words.trim(),
    negativePrompt: null,
    seed: Number(seed),
    version: version === "p" ? "premium-v1" : version === "s" ? "subnet-v1" : undefined,
    taskId: task === "-" ? undefined : task.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  });
  return provenance && { provenance, isWhole: words.endsWith(" ") };
}
