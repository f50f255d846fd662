import { useId } from "react";
import type { Version } from "#contract/create.ts";
import { classNames } from "../ui/class-names.ts";
import { createTexts } from "./texts.ts";

/** Both model versions; the words have a sentence about each. */
const VERSIONS: readonly Version[] = ["subnet-v1", "premium-v1"];

interface VersionFieldProps {
  value: Version;
  error: string | undefined;
  onChange(version: Version): void;
}

export function VersionField({ value, error, onChange }: VersionFieldProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={createTexts.versionField.modelVersion} className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium text-muted text-sm">
        {createTexts.versionField.modelVersion}
      </span>
      <div className="overflow-hidden rounded-md border border-line">
        {VERSIONS.map((version) => (
          <div
            key={version}
            className={classNames(
              "relative flex gap-2.5 border-line px-2.5 py-2 transition-colors not-last:border-b has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2",
              value === version ? "bg-raised" : "hover:bg-hover",
            )}
          >
            <input
              type="radio"
              id={`${id}-${version}`}
              name={id}
              checked={value === version}
              aria-describedby={`${id}-${version}-sentence`}
              onChange={() => onChange(version)}
              className="relative z-10 mt-[3px] size-3.5 shrink-0 accent-control outline-none"
            />
            <div className="min-w-0">
              <label
                htmlFor={`${id}-${version}`}
                className={classNames(
                  "font-medium text-sm after:absolute after:inset-0",
                  value === version ? "text-ink" : "text-muted",
                )}
              >
                {version}
              </label>
              <p id={`${id}-${version}-sentence`} className="text-faint text-sm leading-snug">
                {createTexts.versionField.about[version]}
              </p>
            </div>
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
