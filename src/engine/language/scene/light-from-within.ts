import { dropMention, type Scene } from "./scene.ts";

const LIGHTS: ReadonlySet<string> = new Set(["candle", "light-bulb"]);
const PUMPKIN = "pumpkin";
/** Moods that are cut into a pumpkin rather than worn by it. */
const MOODS: ReadonlySet<string> = new Set(["happy", "haunted", "angry", "faced"]);

/** "A candle burning inside a carved pumpkin": a lantern that glows, of which nobody sees the candle. */
export function lightFromWithin(scene: Scene): void {
  const within = scene.links.find(
    ({ kind, from, to }) => kind === "in" && LIGHTS.has(from.concept.id) && to.concept.id === PUMPKIN,
  );
  if (!within) return;
  const { from, to } = within;
  for (const mood of MOODS) to.qualities.dropTrait(mood);
  for (const trait of ["carved", "glowing"]) to.qualities.addTrait({ trait });
  dropMention(scene, from);
}
