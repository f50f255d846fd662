import type { RelationKind } from "../brief.ts";
import { MANNERED, OUTWARDS } from "./manners.ts";

/**
 * Words that tie one thing to another. `of`: the next noun says what the last one is of; `made`: the next noun is a
 * material or what it is put together from; `without`: the next thing is missing; `covered`: the next noun lies on the
 * surface; `place`: where, why or when it happens, no second object; `toward`: where it goes, a second object if it is
 * one; `front`: the next thing is behind this one; `like`: what it looks like; `guise`: whom it is dressed as; `text`:
 * what is written on it; `and`: one more of the same.
 */
export type ConnectorKind =
  | RelationKind
  | "of"
  | "made"
  | "without"
  | "covered"
  | "place"
  | "toward"
  | "front"
  | "like"
  | "guise"
  | "text"
  | "and"
  | "or";

const TABLE: readonly (readonly [ConnectorKind, string])[] = [
  ...MANNERED,
  [
    "on",
    "on|strapped to|strapped on|strapped to the roof of|tied to the roof of|lashed to the roof of|strapped on top of|tied on top of|strapped onto|lashed to|lashed onto|crushing|crushes|squashing|squashes|flattening|flattens|trampling|tramples|stomping on|stomps on|stomping|stepping on|steps on|running over|rolling over|on the roof of|onto the roof of|atop the roof of|melting over|dripping over|melting onto|dripping onto|sliding down|slides down|rolling down|climbing down|crossing|crosses|driving across|drives across|walking across|riding across|running across|on top of|atop|atop of|upon|on the top of|on the tip of|placed on|onto|on the surface of|lies across|lying across|resting across|rests across|laid across|placed across|scattered on|scattered over|scattered across|spread on|spread out on|balancing on|balanced on|stuck to|stuck on|collecting nectar from|gathering nectar from|drinking nectar from|sipping nectar from|collecting pollen from|gathering pollen from|attached to|climbing on|climbing up|clinging to|clings to|clinging onto|clings onto|clinging on to|rests atop|placed atop|mounted on top of|served on|displayed on|growing on",
  ],
  [
    "in",
    "in|inside|in the back of|half buried in|half buried under|half-buried in|partially buried in|partly buried in|sunk in|sunk into|sinking into|sinking in|half sunk in|wading in|wading through|wading across|wades in|wades through|splashing through|rolling in|rolls in|rolling around in|wallowing in|wallows in|half sunken in|sunken in|half submerged in|partially submerged in|half-submerged in|inside of|within|in the middle of|planted in|nestled in|placed in|hatching from|hatches from|rising from|growing out of|growing from|growing in|sticking out of|bursting from|trapped in|stored in|soaking in|served in|submerged in|packed in|sitting inside",
  ],
  ["under", "under|underneath|beneath|below|hidden under"],
  [
    "over",
    "over|raining|rains|raining down|showering down|snowing|above|hovering over|hovering above|floating over|floating above|flying over|flying above",
  ],
  ["behind", "behind|in back of|hiding behind"],
  ["front", "in front of|run by|manned by|staffed by|attended by"],
  [
    "leaning",
    "leaning against|leans against|leaning on|leans on|lean against|lean on|leaning up against|leaning over to|leant against|propped against|propped up against|propped on|resting against|rests against|rest against|standing against|stands against|lined up against|stacked against|piled against|against",
  ],
  [
    "beside",
    "beside|punching|punches|besides|next to|near|nearby|alongside|close to|by|adjacent to|to the left of|to the right of|around|at|opposite|being offered|is offered|offered|opposite of|among|amongst|along|all around|surrounding|encircling|enclosing|ringing|to the side of|on the side of|by the side of|on the side|to the side|at the side|by its side|by his side|by her side|by their side|at its side|at his side|at her side|at their side|side by side with|surrounded by|encircled by|enclosed by|ringed by|fenced in by|walled in by|hemmed in by|in a ring around|in a circle around|in a circle about|accompanied by|looking at|looks at|looking into|looks into|staring into|gazing into|staring at|gazing at|pushing|pushes|pointing at|points at|pointing to|cooking on|kicking|kicks|batting|scratching|scratches|scratching at|clawing|clawing at|batting at|bats at|pawing at|paws at|swatting at|swats at|painting on|paints on|drawing on|draws on|writing on|playing near|watching|watches|guarding|guards|stands guard over|stands guard beside|stands guard by|stands guard next to|stands guard at|standing guard beside|standing guard by|standing guard at|standing guard over|stands over|standing over|towering over|looking over|looks over|peeking over|peeks over|peering over|peers over|peeping over|gazing over|leaning over|bending over|rolling out|rolls out|kneading|kneads|knocking over|knocks over|tipping over|farming|farms|ploughing|plowing|ploughs|plows|tilling|cultivating|harvesting|harvests|sowing|chopping down|cutting down|felling",
  ],
  [
    "with",
    "with|planted with|has|have|having|featuring|together with|along with|including|plus|that has|which has|with a pair of|decorated with|decorated in|adorned with|adorned by|fitted with|equipped with|topped with|encrusted with|studded with|containing|showing|bearing|full of|filled with|loaded with|laden with|piled with|piled high with|heaped with|overflowing with|stuffed with|packed with|brimming with|stocked with|housing|hosting|hosts|that hosts|which hosts|that houses|which houses|contains|that contains|which contains|opens into|that opens into|which opens into|opening into|unfolds into|that unfolds into|unfolding into|twirling|twirled with|complete with|revealing|reveals|to reveal|leaving|leaving behind|that leaves|which leaves|leaves behind|trailing|tied with|tied together with|bound together with|strapped together with|lined with|lined by|flanked by|flanked with|bordered by|bordered with|carved with|painted with|engraved with|embroidered with|displaying|&",
  ],
  ["wearing", "wearing|wears|dressed in|clad in|that wears|who wears|sporting|dressed up in|wrapped up in"],
  [
    "holding",
    "holding|holds|shaking|shakes|rattling|rattles|jingling|pecking at|pecks at|pecking|picking up|picks up|aiming|aims|tasting|tastes|licking|licks|serving|serves|chopping|chops|slicing|slices|dicing|dices|cutting|cuts|combing|combs|brushing|brushes|planting|hoisting|hoists|balancing|balances|gnawing|gnaws|gnawing on|stealing|steals|snatching|snatches|fetching|fetches|putting|putting on|applying|clutching|clutches|gripping|grips|wielding|wields|holding up|holds up|brandishing|grasping|raising|lifting|eating|eats|drinking|drinks|using|uses|reading|reads|biting|bites|biting into|biting through|chewing|chews|chewing on|swallowing|swallows|gulping|slurping|catching|catches|drinking from|eating from|sipping|sips|sipping from|licking|licks|nibbling|nibbling on|munching|munching on|devouring|cooking|cooking in|cooking with|frying|frying in|grilling|barbecuing|boiling|simmering|inspecting|inspects|studying|studies|examining|typing on|types on|writing in|writes in|working on|working at|singing into|shouting into|shouting through|yelling through|yelling into|speaking through|talking through|speaking into|talking on|blowing into|taking notes in|scribbling in|flipping|swinging|offering|presenting|selling|sells|hugging|hugs|embracing|cuddling|cradling|polishing|sniffing|smelling|stirring|pouring|sharpening|knitting|operating|taking a photo with|taking a picture with|armed with|breathing|breathes|breathing out|spitting|spits|spewing|spews|exhaling|exhales|belching|blowing|blows|blowing out|spraying|sprays|squirting|squirts|smoking|smokes|puffing|puffing on",
  ],
  ["carrying", "carrying|carries|delivering|bringing|hauling"],
  [
    "playing",
    "playing|plays|playing on|plays on|playing with|plays with|strumming|beating on|drumming on|beating|beats|banging on|pounding on|pounding|hitting",
  ],
  [
    "riding",
    "riding|rides|riding on|riding on top of|driving|drives|mounted on|rowing|rows|piloting|pilots|astride|steering|paddling|sailing|sitting astride",
  ],
  ["of", "of"],
  [
    "made",
    "made of|made out of|made from|made out|made with|made entirely of|made entirely out of|made up of|made completely of|carved from|carved of|carved out of|carved in|built from|built of|built out of|built with|crafted from|crafted of|crafted out of|crafted in|constructed from|constructed of|constructed out of|cast in|cast from|cast of|formed from|formed of|formed by|sculpted from|sculpted in|sculpted out of|composed of|out of|woven from|woven out of|forged from|forged of|consisting of|entirely of|entirely out of|hewn from|cut from|blown from|folded from|molded from|moulded from|assembled from|knitted from|knitted out of|crocheted from|created from|created out of",
  ],
  [
    "without",
    "without|without any|no|lacking|minus|missing|sans|with no|has no|that has no|free of|not|without a single|but no|never|instead of",
  ],
  [
    "covered",
    "covered in|covered with|covered by|coated in|coated with|overgrown with|overgrown by|caked in|dusted with|layered with|splattered with|wrapped in|wrapped with|wrapped by|tied up with|tied up in|bound with|bound in|bound by|entwined with|entwined by|tangled in|tangled up in|wound with|wreathed in|buried in|drenched in|stained with|blanketed in|encased in|crusted with|covered in a layer of|now covered in|streaked with|plated with|plated in|inlaid with|clad with|sprinkled with|smothered in|topped in|glazed with|strewn with|littered with",
  ],
  [
    "like",
    "shaped like|shaped as|that looks like|which looks like|looks like|looking like|in the shape of|in the form of|in shape of|in form of|resembling|like|that resembles|which resembles|resembles|similar to|inspired by|that look like|look like|modeled after|modelled after|mimicking|designed like|designed as|built like|carved like|carved into the shape of|carved in the shape of|in the likeness of|molded like|made to look like|styled like|styled as",
  ],
  [
    "guise",
    "dressed as|dressed up as|dressed up like|dressed like|disguised as|cosplaying as|cosplaying|costumed as|pretending to be|in the costume of|in a costume of|in the role of|acting as|working as|employed as|as a|as an",
  ],
  [
    "text",
    "says|saying|that says|which says|say|reads as|that reads|labeled with|labelled with|labeled|labelled|titled|with the words|with the word|with the text|with the letters|with the number|with the name|with the message|with the phrase|with the letter|with the numbers|with the initials|with the inscription|bearing the words|bearing the name|inscribed with|advertising",
  ],
  ["toward", "before|into|crashing into|bumping into|to|through|toward|towards|past|up to|up against"],
  [
    "place",
    "from|for|during|across|down|up|off|until|after|while|about|as|as if|whose|who|whom|which|that|where|when|beyond|outside|outside of|via|overlooking|depicting|inside out",
  ],
  ["in", OUTWARDS],
  ["and", "and|and a|and an|as well as|plus a"],
  ["or", "or"],
];

export const CONNECTORS: ReadonlyMap<string, ConnectorKind> = new Map(
  TABLE.flatMap(([kind, phrases]) => phrases.split("|").map((phrase): [string, ConnectorKind] => [phrase, kind])),
);

/** Connectors that are verbs of somebody: their subject is the last living thing, not the last thing named. */
export const ACTIVE: ReadonlySet<ConnectorKind> = new Set([
  "wearing",
  "holding",
  "carrying",
  "playing",
  "riding",
  "guise",
]);

/** Connectors that say where a thing is. */
export const PLACING: ReadonlySet<ConnectorKind> = new Set([
  "on",
  "in",
  "under",
  "over",
  "behind",
  "front",
  "leaning",
  "beside",
  "toward",
  "place",
]);

/** What somebody does with what is held, for the pose: `eat` in "eating", "eats", "eating from". */
const DOINGS: readonly (readonly [stem: string, trait: string])[] = [
  ["eat", "eating"],
  ["bit", "eating"],
  ["chew", "eating"],
  ["nibbl", "eating"],
  ["munch", "eating"],
  ["lick", "eating"],
  ["gnaw", "eating"],
  ["devour", "eating"],
  ["drink", "drinking"],
  ["sip", "drinking"],
  ["read", "reading"],
  ["writ", "writing"],
  ["taking notes", "writing"],
  ["scribbl", "writing"],
  ["stir", "stirring"],
  ["hammer", "hammering"],
  ["tast", "eating"],
  ["lick", "eating"],
  ["serv", "serving"],
  ["chopping down", "wielding"],
  ["cutting down", "wielding"],
  ["felling", "wielding"],
  ["aim", "pointing"],
  ["drawing back", "archery"],
  ["chop", "chopping"],
  ["slic", "chopping"],
  ["dic", "chopping"],
  ["cutting", "chopping"],
  ["cuts", "chopping"],
  ["pour", "pouring"],
  ["kick", "kicking"],
  ["batting", "batting"],
  ["scratch", "clawing"],
  ["peck", "pecking"],
  ["claw", "clawing"],
  ["bats at", "batting"],
  ["paw", "batting"],
  ["swat", "batting"],
  ["chas", "running"],
  ["running after", "running"],
  ["typ", "typing"],
  ["beat", "drumming"],
  ["drumm", "drumming"],
  ["bang", "drumming"],
  ["pound", "drumming"],
  ["punch", "fighting"],
  ["push", "pushing"],
  ["rolling out", "pushing"],
  ["rolls out", "pushing"],
  ["knead", "pushing"],
  ["knit", "knitting"],
  ["bandag", "bandaging"],
  ["painting on", "painting"],
  ["paints on", "painting"],
  ["drawing on", "drawing"],
  ["draws on", "drawing"],
  ["cook", "cooking"],
  ["frying", "cooking"],
  ["grill", "grilling"],
  ["barbecu", "grilling"],
  ["boil", "boiling"],
  ["simmer", "boiling"],
  ["flipping", "cooking"],
  ["rowing", "rowing"],
  ["rows", "rowing"],
  ["paddling", "rowing"],
  ["throwing", "throwing"],
  ["throws", "throwing"],
  ["toss", "throwing"],
  ["hurl", "throwing"],
  ["fling", "throwing"],
  ["hug", "hugging"],
  ["embrac", "hugging"],
  ["cuddl", "hugging"],
  ["cradl", "cradling"],
  ["wield", "wielding"],
  ["brandish", "wielding"],
  ["rais", "wielding"],
  ["lift", "lifting"],
  ["swing", "swinging"],
  ["casting", "casting"],
  ["landing", "landing"],
  ["alighting", "landing"],
  ["swooping", "swooping"],
  ["sliding down", "sitting"],
  ["slides down", "sitting"],
  ["peeling", "peeling"],
  ["holding up", "wielding"],
  ["holds up", "wielding"],
  ["singing into", "speaking"],
  ["shouting into", "speaking"],
  ["shouting through", "speaking"],
  ["yelling", "speaking"],
  ["speaking through", "speaking"],
  ["talking through", "speaking"],
  ["speaking into", "speaking"],
  ["talking on", "speaking"],
  ["blowing into", "speaking"],
  ["pointing", "pointing"],
  ["points", "pointing"],
  ["climbing on", "climbing"],
  ["climbing up", "climbing"],
  ["cling", "climbing"],
  ["hanging from", "hanging"],
  ["hangs from", "hanging"],
  ["hanging on", "hanging"],
  ["emerg", "emerging"],
  ["rolling in", "supine"],
  ["rolls in", "supine"],
  ["rolling around in", "supine"],
  ["wallow", "supine"],
  ["jumping over", "jumping"],
  ["jumps over", "jumping"],
  ["leaping over", "jumping"],
  ["leaps over", "jumping"],
  ["vaulting over", "jumping"],
  ["hopping over", "jumping"],
  ["jumping out", "emerging"],
  ["leaping out", "emerging"],
  ["peeks out", "emerging"],
  ["pops out", "emerging"],
  ["rising", "emerging"],
  ["hatch", "emerging"],
  ["coming out", "emerging"],
  ["comes out", "emerging"],
  ["popping out", "emerging"],
  ["peeking out", "emerging"],
  ["peeping out", "emerging"],
  ["bursting", "emerging"],
  ["climbing out", "emerging"],
  ["crawling out", "emerging"],
];

/** The same by their first letter: it is asked of every word. */
const DOINGS_BY_LETTER: ReadonlyMap<string, typeof DOINGS> = new Map(
  DOINGS.map(([stem]) => [stem.charAt(0), DOINGS.filter(([other]) => other.charAt(0) === stem.charAt(0))]),
);

export const doingOf = (verb: string): string | undefined =>
  DOINGS_BY_LETTER.get(verb.charAt(0))?.find(([stem]) => verb.startsWith(stem))?.[1];
