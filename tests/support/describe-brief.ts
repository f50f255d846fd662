import type { Brief, BriefObject, Qualities } from "../../src/engine/language/brief.ts";

/**
 * A brief as short lines: each object, then each relation.
 *
 * `2 mug c:red+white m:oak w:old t:tall {handle c:blue} -lid as:chef like:dragon from:book in a pile`: count, concept,
 * colours, materials, wear, traits, parts, what is missing, guise, likeness, substance, arrangement,
 * in quotation marks what is written on it, and what it `shows:hearts@lid` or has `cut` in it.
 */
export function describeBrief({ objects, relations }: Pick<Brief, "objects" | "relations">): string[] {
  return [...objects.map(describeObject), ...relations.map(({ kind, from, to }) => `${from} ${kind} ${to}`)];
}

function describeObject(object: BriefObject): string {
  const { count, concept, parts, without, guise, shapedLike, madeOf, halves, arrangement, inscription, emblem } =
    object;
  return words(
    count > 1 ? `${count}` : "",
    concept,
    describeQualities(object),
    ...(object.regions ?? []).map(
      ({ region, slot, count: number, ...qualities }) =>
        `[${words(number ? `${number}` : "", region, slot ? `of ${slot}` : "", describeQualities(qualities))}]`,
    ),
    object.markings ? `marks:${object.markings.map(({ word }) => word).join("+")}` : "",
    ...parts.map((part) => `{${words(part.count ? `${part.count}` : "", part.slot, describeQualities(part))}}`),
    ...without.map((slot) => `-${slot}`),
    guise ? `as:${guise}` : "",
    shapedLike ? `like:${shapedLike.concept}` : "",
    madeOf ? `from:${madeOf.concept}` : "",
    halves ? `half ${halves.map(describeQualities).join(" half ")}` : "",
    arrangement ? `in a ${arrangement}` : "",
    inscription ? `"${inscription.text}"` : "",
    emblem
      ? `${emblem.isCarved ? "cut" : "shows"}:${emblem.symbol ?? emblem.concept}${emblem.isPattern ? "s" : ""}${emblem.slot ? `@${emblem.slot}` : ""}`
      : "",
  );
}

function describeQualities({ colours, materials, conditions, traits }: Qualities): string {
  const list = (mark: string, names: readonly string[]) => (names.length > 0 ? `${mark}:${names.join("+")}` : "");
  return words(
    list(
      "c",
      colours.map(({ word }) => word),
    ),
    list("m", materials),
    list("w", Object.keys(conditions)),
    list("t", traits),
  );
}

const words = (...pieces: readonly string[]): string => pieces.filter((piece) => piece !== "").join(" ");
