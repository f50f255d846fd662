/** What the prompt language can do, by an example of each. Prompts are no words: they are English in every language. */
export const WRITING_EXAMPLES = [
  { what: "each", prompt: "a {red|orange} vase", gives: ["a red vase", "an orange vase"] },
  { what: "nested", prompt: "{red|{dark|light} green} hat", gives: ["red hat", "dark green hat", "light green hat"] },
  { what: "maybe", prompt: "a {|very }old chair", gives: ["an old chair", "a very old chair"] },
  { what: "several", prompt: "{2$$ and $$cat|dog|owl}", gives: ["cat and dog", "cat and owl", "dog and owl"] },
  { what: "range", prompt: "{1-2$$moss|rust}", gives: ["moss", "rust", "moss, rust"] },
  { what: "weight", prompt: "{3::oak|pine} door", gives: ["oak door", "pine door"] },
  { what: "list", prompt: "a __colours__ cup", gives: [] },
  { what: "plain", prompt: "\\{as it is\\}", gives: ["{as it is}"] },
] as const;
