/** A prompt as it was read: plain pieces, choices, and lists of the artist's own by name. */
export type PromptNode = TextNode | ChoiceNode | ListNode;

export interface TextNode {
  readonly kind: "text";
  readonly text: string;
}

/** `{2::red|blue}`, `{1-2$$ and $$a|b|c}`. */
export interface ChoiceNode {
  readonly kind: "choice";
  readonly options: readonly ChoiceOption[];
  /** How many of the options are taken at once, from this many … */
  readonly min: number;
  /** … to this many. */
  readonly max: number;
  /** Between options taken together. */
  readonly separator: string;
}

export interface ChoiceOption {
  /** How often it is drawn against the others; 1 unless said. 0 leaves it out. */
  readonly weight: number;
  readonly nodes: readonly PromptNode[];
}

/** `__colours__`. */
export interface ListNode {
  readonly kind: "list";
  readonly name: string;
  /** Where it stands in the text, from 0. */
  readonly at: number;
}
