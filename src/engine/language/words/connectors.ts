import type { RelationKind } from "../brief.ts";

/**
 * Words that tie one thing to another. `of`: the next noun says what the last one is of; `made`: the next noun is a
 * material; `without`: the next thing is missing; `covered`: the next noun lies on the surface; `place`: where it
 * happens, no second object; `like`: what it is shaped like; `and`: one more of the same.
 */
export type ConnectorKind = RelationKind | "of" | "made" | "without" | "covered" | "place" | "like" | "and" | "or";

const TABLE: readonly (readonly [ConnectorKind, string])[] = [
  ["on", "on|on top of|atop|atop of|upon|on the top of|placed on|onto|on the back of"],
  ["in", "in|inside|inside of|within|in the middle of|planted in|nestled in|placed in"],
  ["under", "under|underneath|beneath|below|hidden under"],
  [
    "beside",
    "beside|besides|next to|near|nearby|alongside|close to|by|adjacent to|in front of|in back of|behind|to the left of|to the right of|around|between|against|at|over|above|opposite|opposite of|among|along|to the side of|on the side of|by the side of",
  ],
  [
    "with",
    "with|has|have|having|featuring|together with|along with|including|plus|that has|which has|with a pair of|decorated with|adorned with|fitted with|equipped with|topped with|encrusted with|studded with|containing|showing|bearing|full of|filled with|&",
  ],
  ["wearing", "wearing|wears|dressed in|clad in|that wears|who wears|sporting|in a costume of|dressed up in"],
  [
    "holding",
    "holding|holds|carrying|carries|clutching|gripping|wielding|holding up|brandishing|grasping|playing|plays|eating|eats|drinking|drinks|using|uses|reading|reads|pushing|pulling|biting|chewing|chewing on|catching|kicking|playing with|lifting|drinking from|eating from|sipping",
  ],
  ["riding", "riding|rides|riding on|driving|drives|mounted on|rowing|piloting|astride|steering"],
  ["of", "of"],
  [
    "made",
    "made of|made out of|made from|made out|made with|carved from|carved of|carved out of|carved in|built from|built of|built out of|crafted from|crafted of|crafted out of|constructed from|constructed of|cast in|cast from|formed from|sculpted from|sculpted in|sculpted out of|composed of|out of|woven from|forged from|consisting of|entirely of|entirely out of|hewn from|cut from|blown from",
  ],
  [
    "without",
    "without|without any|no|lacking|minus|missing|sans|with no|has no|that has no|free of|not|without a single|but no|never",
  ],
  [
    "covered",
    "covered in|covered with|covered by|coated in|coated with|overgrown with|overgrown by|caked in|dusted with|layered with|splattered with|wrapped in|buried in|drenched in|stained with|blanketed in|encased in|crusted with|covered in a layer of|now covered in|streaked with|plated with|plated in|inlaid with|clad with",
  ],
  [
    "like",
    "shaped like|that looks like|which looks like|looks like|looking like|in the shape of|in the form of|resembling|like|like a|that resembles|similar to|as|dressed as|dressed up as|dressed up like|dressed like|inspired by|that look like",
  ],
  [
    "place",
    "from|into|to|for|through|toward|towards|during|across|down|up|off|until|before|after|while|about|as if|whose|who|whom|which|that|where|when|beyond|outside|outside of|past|via",
  ],
  ["and", "and|and a|and an|as well as|plus a"],
  ["or", "or"],
];

export const CONNECTORS: ReadonlyMap<string, ConnectorKind> = new Map(
  TABLE.flatMap(([kind, phrases]) => phrases.split("|").map((phrase): [string, ConnectorKind] => [phrase, kind])),
);

/** Connectors that are verbs of somebody: their subject is the last living thing, not the last thing named. */
export const ACTIVE: ReadonlySet<ConnectorKind> = new Set(["wearing", "holding", "riding"]);
