import type { Hold, Manner, RelationKind } from "../brief.ts";

/** Phrases that say how exactly one thing is to another: the relation they stand for, and what they add to it. */
const TABLE: readonly (readonly [kind: RelationKind, how: Manner, phrases: string])[] = [
  [
    "on",
    "hung",
    "hanging from|hanging by|hangs by|hung by|suspended by|dangling by|dangles by|hangs from|hung from|hanging on|hangs on|hung on|hung up on|hanging off|dangling from|dangles from|suspended from|pinned to|nailed to|pinned on|hooked on",
  ],
  ["on", "draped", "draped over|draped across|draped on|thrown over|slung over|hung over|hanging over"],
  [
    "on",
    "scattered",
    "strewn about|scattered about|strewn all over|scattered all over|spread all over|spread about|spilled across|spilt across|scattered across|scattered on|scattered over|strewn across|strewn over|strewn on|littered across",
  ],
  ["beside", "scattered", "scattered around|scattered all around|strewn around|littered around"],
  [
    "on",
    "coiled",
    "wrapped around|wraps around|wrapping around|wrapped round|coiled around|coils around|coiling around|curled around|curled up around|wound around|winding around|winds around|twisted around|twisting around|twined around|entwined around|looped around|tied around|snaking around|spiraling around|spiralling around",
  ],
  ["over", "leaping", "jumping over|jumps over|leaping over|leaps over|vaulting over|hopping over"],
  [
    "over",
    "rising",
    "taking off from|takes off from|lifting off from|lifts off from|blasting off from|launching from|rising from|ascending from",
  ],
  ["holding", "thrown", "throwing|throws|tossing|tosses|hurling|hurls|flinging|flings"],
  ["holding", "juggled", "juggling|juggles"],
  ["beside", "shared", "sharing|shares"],
  [
    "beside",
    "between",
    "between|in between|hung between|hanging between|hangs between|strung between|stretched between|tied between|suspended between|slung between|sandwiched between|wedged between|squeezed between|nestled between|tucked between|pressed between",
  ],
  ["beside", "desk", "at|sitting at|sits at|seated at|working at|works at"],
  ["beside", "drawn", "pulling|pulls|dragging|drags|towing|tows|pulling along|pulled by|drawn by|towed by|dragged by"],
  ["beside", "leashed", "tied to|tethered to|chained to|leashed to|hitched to|roped to|tied up to"],
  [
    "beside",
    "file",
    "following|follows|following after|following behind|follows behind|trailing behind|trails behind|waddling behind|waddling after|walking behind|marching behind|trotting behind|swimming behind",
  ],
  ["beside", "chased", "chasing|chases|chasing after|running after|pursuing|pursues"],
  ["holding", "eyed", "looking through|looks through|peering through|peers through|gazing through|peering into"],
  ["in", "stuck", "stuck in|stuck into|embedded in|plunged in|plunged into|thrust into|driven into|stabbed into"],
  [
    "in",
    "spilt",
    "pouring out of|pouring from|pours from|pours out of|flowing from|flowing out of|running out of|gushing from|gushing out of|falling out of|falls out of|fall out of|falling from|flying out of|flies out of|fly out of|pouring out from|spewing out of|bursting out from|shooting out of|streaming out of|spilling out of|spilling from|spilling out from|spills out of|spills from|spilled out of|spilled from|spilt from|tumbling out of|tumbling from|rolling out of|rolling from|scattered from",
  ],
  ["in", "through", "jumping through|leaping through|diving through|jumps through|leaps through"],
  [
    "in",
    "out",
    "emerging from|emerges from|coming out of|comes out of|hatching out of|hatching from|hatches from|breaking out of|breaks out of|popping out of|pops out of|poking out of|pokes out of|sticking out from|poking its head out of|popping its head out of|peeking out of|peeks out of|peeping out of|rising out of|climbing out of|crawling out of|bursting out of|jumping out of|leaping out of|looking out of|looking out from|peering out of|peering out from|gazing out of|staring out of|leaning out of|peeking from|sticking its head out of",
  ],
  ["on", "shoulder", "on the shoulder of|on the shoulders of|on one shoulder of|on the arm of"],
  ["on", "head", "on the head of|on top of the head of|atop the head of|on the heads of"],
  ["on", "as-head", "in place of the head of"],
  ["on", "nose", "on the nose of|on the tip of the nose of|on the snout of"],
  ["on", "lap", "on the lap of|in the lap of|on the knees of|on the knee of"],
  ["on", "hood", "on the hood of|onto the hood of|on the bonnet of|onto the bonnet of|across the hood of"],
  ["on", "back", "on the back of|on the backs of"],
  ["on", "corners", "on each corner of|on every corner of|on all four corners of|on the four corners of"],
  ["on", "armrests", "on each armrest of|on both armrests of|on every armrest of|on either armrest of"],
  ["on", "ends", "on each end of|on both ends of|on either end of"],
  ["on", "steps", "on each step of|on every step of|on each stair of|on every stair of"],
];

/** What somebody does who is half out of what was named before: "an egg with a chick peeking out". */
export const OUTWARDS =
  "peeking out|peeks out|peeping out|popping out|pops out|poking out|pokes out|bursting out|bursts out|breaking out|crawling out|climbing out|sticking out|sticks out|jumping out|hatching out|reaching out";

/** Phrase -> the relation it stands for. */
export const MANNERED: readonly (readonly [RelationKind, string])[] = TABLE.map(([kind, , phrases]) => [kind, phrases]);

const MANNERS: ReadonlyMap<string, Manner> = new Map(
  [...TABLE, ["in", "out", OUTWARDS] as const].flatMap(([, how, phrases]) =>
    phrases.split("|").map((phrase): [string, Manner] => [phrase, how]),
  ),
);

/** What a phrase that ties two things adds to the relation. */
export const mannerOfWord = (phrase: string): Manner | undefined => MANNERS.get(phrase);

/** Ways to be on a thing of which every place has one of its own: one on each corner. */
export const ON_EACH: ReadonlySet<string> = new Set<Manner>(["corners", "armrests", "ends", "steps"]);

/** Words of what is all around another thing, and of what others are all around of. */
export const AROUND =
  /^(?:all around|in a ring around|in a circle around|in a circle about|around|surrounding|encircling|enclosing|ringing|(?:scattered|scattered all|strewn|littered) around)$/;
export const WITHIN = /^(?:surrounded|encircled|enclosed|ringed|fenced in|walled in|hemmed in) by$/;

/** How a thing is to its owner by the phrase before "it": all around it, wound around it, hung from it, draped over it, half out of it, its point in it. */
export function placeOf(phrase: string): { readonly around?: true; readonly how?: Manner } {
  if (AROUND.test(phrase)) return { around: true };
  const how = mannerOfWord(phrase);
  if (how !== undefined && ON_EACH.has(how)) return { how };
  return how === "coiled" || how === "hung" || how === "draped" || how === "out" || how === "stuck" ? { how } : {};
}

/** Parts of a body that others are on. */
export const PERCHES: ReadonlyMap<string, Manner> = new Map<string, Manner>([
  ["shoulder", "shoulder"],
  ["arm", "shoulder"],
  ["forearm", "shoulder"],
  ["head", "head"],
  ["nose", "nose"],
  ["snout", "nose"],
  ["trunk", "nose"],
  ["lap", "lap"],
  ["knee", "lap"],
  ["pouch", "part"],
  ["back", "back"],
  ["spine", "back"],
  ["spike", "back"],
  ["quill", "back"],
  ["shell", "back"],
  ["hump", "back"],
  ["neck", "neck"],
  ...["horn", "antler", "tusk", "tail", "wing", "fin", "ear"].map((part): [string, Manner] => [part, "part"]),
]);

/** What several do with each other -> how they stand: turned to each other, close, in each other's arms, with room to strike (`apart`), or back to back. */
export const TOGETHER: ReadonlyMap<string, "facing" | "together" | "away" | "apart" | Hold> = new Map([
  ["face-to-face", "facing"],
  ["fighting", "apart"],
  ["arm-wrestling", "together"],
  ["handshaking", "together"],
  ["highfiving", "together"],
  ["kissing", "kissed"],
  ["hugging", "hugged"],
  ["dancing", "danced"],
  ["back-to-back", "away"],
]);
