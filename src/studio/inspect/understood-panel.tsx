import type { WordUse } from "#contract/report.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { joinedWords } from "./joined-words.ts";
import { inspectTexts } from "./texts.ts";

type Tone = "object" | "material" | "colour" | "detail" | "unused" | "silent";

const TONES: Record<WordUse["role"], Tone> = {
  object: "object",
  part: "object",
  count: "object",
  colour: "colour",
  material: "material",
  pattern: "material",
  wear: "material",
  size: "detail",
  shape: "detail",
  style: "detail",
  pose: "detail",
  relation: "detail",
  negation: "detail",
  noise: "unused",
  unused: "unused",
  grammar: "silent",
};

const STYLES: Record<Exclude<Tone, "silent">, string> = {
  object: "border-(--role-object)/50 text-(--role-object)",
  material: "border-(--role-material)/50 text-(--role-material)",
  colour: "border-(--role-colour)/50 text-(--role-colour)",
  detail: "border-(--role-detail)/50 text-(--role-detail)",
  unused: "border-line border-dashed text-faint line-through decoration-1",
};

/** Which words of the prompt were taken for what, which were not used, and what was assumed. */
export function UnderstoodPanel({ record: { report } }: { record: AssetRecord }) {
  const words = joinedWords(report?.words ?? []).filter((word) => TONES[word.role] !== "silent");
  const notes = report?.notes ?? [];
  if (words.length === 0 && notes.length === 0) return null;
  return (
    <section aria-label={inspectTexts.understoodPanel.heading} className="flex flex-col gap-2.5">
      <h2 className="font-medium text-muted text-sm">{inspectTexts.understoodPanel.heading}</h2>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {words.map((word, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a prompt may use a word twice, and the list never changes
              key={index}
              data-tip={tipOf(word)}
              className={`rounded-sm border px-1.5 py-0.5 text-sm ${styleOf(word)}`}
            >
              {word.text}
              {word.meaning && word.meaning !== word.text && (
                <span className="opacity-90">
                  {word.assumed ? " ≈ " : " → "}
                  {isColour(word.meaning) ? (
                    <span
                      className="-mb-px inline-block size-3 rounded-full forced-color-adjust-none inset-ring inset-ring-line-strong"
                      style={{ background: word.meaning }}
                    >
                      {/* who does not see the spot is told all the same */}
                      <span className="sr-only">{word.meaning}</span>
                    </span>
                  ) : (
                    word.meaning
                  )}
                </span>
              )}
              <span className="sr-only">, {inspectTexts.understoodPanel.roles[word.role]}</span>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1 text-muted text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isColour = (meaning: string): boolean => /^#[0-9a-f]{6}$/i.test(meaning);

const styleOf = ({ role }: WordUse): string => {
  const tone = TONES[role];
  return tone === "silent" ? "" : STYLES[tone];
};

function tipOf({ role, meaning, assumed }: WordUse): string {
  if (role === "noise") return inspectTexts.understoodPanel.nothingSaid;
  if (role === "unused") return inspectTexts.understoodPanel.notUsed;
  const { roles, takenFor } = inspectTexts.understoodPanel;
  return meaning ? `${roles[role]}: ${assumed ? takenFor(meaning) : meaning}` : roles[role];
}
