import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import { Select } from "../ui/select.tsx";
import type { Offer } from "./export-choice.ts";

interface OfferListProps {
  label: string;
  offers: readonly Offer<string>[];
  value: string;
  onChange(id: string): void;
}

/** One of several ways, each with a few words; a plain choice where there is no room for more. */
export function OfferList({ label, offers, value, onChange }: OfferListProps) {
  const name = useId();
  return (
    <>
      <div className="border-line border-b p-3 sm:hidden">
        <Select
          label={label}
          value={value}
          options={offers.map((offer) => ({ value: offer.id, label: offer.label }))}
          onChange={onChange}
        />
      </div>
      <div
        role="radiogroup"
        aria-label={label}
        className="flex flex-col gap-0.5 border-line border-r bg-ground/40 p-2 max-sm:hidden sm:overflow-y-auto"
      >
        {offers.map(({ id, label: words, extension, gist }) => (
          <div
            key={id}
            className={classNames(
              "relative rounded-md px-3 py-1.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2",
              value === id ? "bg-chosen" : "hover:bg-hover",
            )}
          >
            <input
              type="radio"
              id={`${name}-${id}`}
              name={name}
              checked={value === id}
              aria-describedby={`${name}-${id}-gist`}
              onChange={() => onChange(id)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <div className="flex items-baseline justify-between gap-2">
              <label
                htmlFor={`${name}-${id}`}
                className={classNames("font-medium", value === id ? "text-ink" : "text-muted")}
              >
                {words}
              </label>
              {extension && <span className="text-faint text-xs">.{extension}</span>}
            </div>
            <p
              id={`${name}-${id}-gist`}
              className={classNames("truncate text-sm", value === id ? "text-muted" : "text-faint")}
            >
              {gist}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
