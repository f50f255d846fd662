import { type Provenance, readProvenance } from "../../api/provenance.ts";

const SIZE = 80;
const MARK = "Plinth";
/** A capital says that PBR maps were asked for. */
const VERSIONS = { "premium-v1": "p", "subnet-v1": "s" } as const;
const BETWEEN_PROMPTS = "\t";
/** In the last place: not all of the words are here. */
const CUT = "~";

/**
 * Eighty bytes: the seed, the version with its face limit, the task, and as much of the prompt and the negative prompt
 * as there is room for. Plain ASCII, and never `solid` at its start, which would make readers take it for a text.
 */
export function stlHeader(provenance: Provenance): Uint8Array {
  const { prompt, negativePrompt, seed, version, faceLimit = "", pbr, taskId } = provenance;
  const task = (taskId ?? "").replaceAll("-", "");
  const known = /^[0-9a-f]{32}$/i.test(task) ? task.toLowerCase() : "-";
  const letter = version ? VERSIONS[version] : "-";
  const head = `${MARK} ${seed} ${pbr ? letter.toUpperCase() : letter}${faceLimit} ${known} `;
  const words = plain(prompt) + (negativePrompt ? BETWEEN_PROMPTS + plain(negativePrompt) : "");
  const all = head + words;
  const isWhole =
    all.length < SIZE && plain(prompt) === prompt && plain(negativePrompt ?? "") === (negativePrompt ?? "");
  return new TextEncoder().encode(isWhole ? all.padEnd(SIZE) : all.slice(0, SIZE - 1).padEnd(SIZE - 1) + CUT);
}

/** What ASCII can say of a text. */
const plain = (text: string): string => text.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");

/** What the header of an STL tells. The words may be cut: `isWhole` says whether they can be all of them. */
export function readStlHeader(bytes: Uint8Array): { provenance: Provenance; isWhole: boolean } | undefined {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, SIZE));
  const match = /^Plinth (-?\d{1,16}) ([psPS-])(\d{0,16}) ([0-9a-f]{32}|-) (.*)$/.exec(text);
  if (!match) return undefined;
  const [, seed, letter = "-", faceLimit, task = "-", words = ""] = match;
  const [prompt = "", negativePrompt = ""] = words.replace(/~$/, "").split(BETWEEN_PROMPTS);
  const provenance = readProvenance({
    family: "text-to-3d",
    prompt: prompt.trim(),
    negativePrompt: negativePrompt.trim() || null,
    seed: Number(seed),
    version: letter.toLowerCase() === "p" ? "premium-v1" : letter.toLowerCase() === "s" ? "subnet-v1" : undefined,
    faceLimit: faceLimit ? Number(faceLimit) : undefined,
    pbr: /[PS]/.test(letter) || undefined,
    taskId: task === "-" ? undefined : task.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  });
  return provenance && { provenance, isWhole: words.endsWith(" ") };
}
