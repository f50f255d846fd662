import { dropMention, type Mention, type Scene } from "./scene.ts";

/** "A bowl of fruit: apples, bananas and grapes": the fruit is just these, and all of them are where it was said to be. */
export function listOfKinds(scene: Scene): void {
  const { mentions, links } = scene;
  for (const general of mentions.filter(({ kinds }) => kinds !== undefined)) {
    const after = mentions.slice(mentions.indexOf(general) + 1);
    const listed = after.filter((mention) => isOneOf(mention, general) && isUntold(scene, mention, general));
    const at = links.find(({ from, kind }) => from === general && (kind === "in" || kind === "on"));
    if (listed.length < 2 || !at) continue;
    const others = links.filter(({ from, to }) => !listed.includes(from) && !listed.includes(to));
    links.splice(0, links.length, ...others, ...listed.map((from) => ({ ...at, from })));
    dropMention(scene, general);
  }
}

const isOneOf = ({ concept, kinds }: Mention, general: Mention): boolean =>
  kinds === undefined && concept.family === (general.kinds?.[0] ? general.concept.family : "");

/** Nothing more is said of where it is than that it is there too. */
function isUntold({ links }: Scene, mention: Mention, general: Mention): boolean {
  const holder = links.find(({ from }) => from === general)?.to;
  return links.every(
    ({ from, to, loose }) => (from !== mention && to !== mention) || loose || from === holder || to === holder,
  );
}
