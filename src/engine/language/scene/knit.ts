import { dropMention, type Scene } from "./scene.ts";

/** Traits of who makes things of yarn. */
const KNITTING = /^(?:knitting|crocheting)$/;
/** Concepts of what that is done with, and of what the thread comes from, with the word of it where no needles are in it. */
const NEEDLES = "knitting-needles";
const BALL = "yarn";
const BARE_BALL = "ball of wool";

/** "A sheep knitting a red scarf": what is on the needles is that scarf, as far as it has come, and its yarn is red; the ball lies on the floor. */
export function knit(scene: Scene): void {
  const { mentions, links } = scene;
  for (const somebody of [...mentions].filter(({ qualities }) =>
    qualities.traits.some((each) => KNITTING.test(each)),
  )) {
    const own = links.filter(({ from }) => from === somebody).map(({ kind, to }) => ({ kind, thing: to }));
    const needles = own.find(({ thing }) => thing.concept.id === NEEDLES)?.thing;
    if (!needles) continue;
    const ball = own.find(({ thing }) => thing.concept.id === BALL)?.thing;
    if (ball) {
      ball.word = BARE_BALL;
      needles.without.add("ball");
    }
    const made = own.find(({ kind, thing }) => kind === "holding" && thing.concept.family === "garment")?.thing;
    if (!made) continue;
    const dyed = { qualities: made.qualities, count: undefined };
    needles.parts.set("yarn", dyed);
    ball?.parts.set("body", dyed);
    dropMention(scene, made);
  }
}
