/** What grows on bodies, singular. */
export const BODY_PARTS: ReadonlySet<string> = new Set(
  "head eye ear nose snout mouth tooth fang tongue horn antler tusk beak neck arm hand finger leg foot paw hoof claw talon wing tail fin tentacle antenna feeler trunk belly whisker shoulder".split(
    " ",
  ),
);
