import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { dropMention, type Scene } from "./scene.ts";

/** Gears that a steampunk thing has are on it anyway, as its style draws them: none lie about. */
export function wearGears(scene: Scene): void {
  for (const thing of scene.mentions.filter(({ qualities }) => qualities.traits.includes("steampunk"))) {
    const gears = scene.links.find(
      ({ kind, from, to }) => /^(?:with|holding)$/.test(kind) && from === thing && to.concept.id === "gear",
    );
    if (gears) dropMention(scene, gears.to);
  }
}

/** What is made of gears turns in the rubies it has; a sculpture of them that is of nobody is a plain rounded form. */
export function clockwork(scene: Scene, vocabulary: Vocabulary): void {
  for (const thing of scene.mentions.filter(({ madeOf }) => madeOf?.concept === "gear")) {
    const stones = scene.links.find(
      ({ kind, from, to }) => kind === "with" && from === thing && to.concept.id === "gem",
    );
    if (stones) {
      thing.qualities.addTrait({ trait: "ruby-bearings" });
      dropMention(scene, stones.to);
    }
    // the wheels say it
    thing.qualities.dropTrait("steampunk");
    const form = thing.word === "sculpture" ? findOwn(["abstract sculpture"], vocabulary) : undefined;
    if (form) Object.assign(thing, form);
  }
}
