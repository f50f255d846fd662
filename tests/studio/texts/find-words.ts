import { parseAst } from "vite";

/** What a file is written in: generic arrow functions of a `.ts` file are no tags. */
export type Lang = "ts" | "tsx";

/** A place in a file that breaks the rule for words. */
export interface Finding {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** What an artist sees or hears. Everything in them is words, even a single small one. */
const VISIBLE = new Set(
  "action aria-description aria-label aria-roledescription aria-valuetext data-tip hint label placeholder tip title what".split(
    " ",
  ),
);

const LOOPS = new Set(["map", "flatMap", "filter", "reduce", "from", "toSorted"]);

/** Holds nothing to look for: types, addresses of modules, and class names. */
const isNoCode = ({ type }: Node): boolean => /^(TS\w*(Type|TypeAnnotation|Declaration)|ImportDeclaration)$/.test(type);

/**
 * Finds words for people in the source of a component: text between tags, strings of attributes that are seen or heard,
 * strings and templates that read like a sentence or a label.
 */
export function findWords(source: string, lang: Lang = "tsx"): Finding[] {
  return find(source, lang, (node, parents) => {
    const [parent] = parents;
    if (node.type === "JSXText") return words(String(node.value));
    if (node.type === "TemplateElement") return sentence(String((node.value as { cooked: string }).cooked));
    if (node.type !== "Literal" || typeof node.value !== "string") return undefined;
    if (parent?.type === "JSXAttribute") {
      const { name } = parent.name as { name: unknown };
      if (typeof name === "string" && VISIBLE.has(name)) return words(node.value);
      return isClassName(parent) ? undefined : sentence(node.value);
    }
    if (isShown(parents)) return words(node.value);
    if (isName(node, parent) || parents.some(isClassName)) return undefined;
    return sentence(node.value);
  });
}

/** Finds tables of words that are read while a module loads: such words would stay English for good. */
export function findEarlyReads(source: string, lang: Lang = "tsx"): Finding[] {
  // most modules have no words at all, and to take them apart takes long
  if (!/\wTexts\b/.test(source)) return [];
  return find(source, lang, (node, parents) => {
    const root = node.type === "MemberExpression" && (node.object as Node);
    if (!root) return undefined;
    if (root.type !== "Identifier" || !/^\w+Texts$/.test(String(root.name))) return undefined;
    return parents.some((each, index) => /Function/.test(each.type) && !runsAtOnce(parents[index + 1]))
      ? undefined
      : String(root.name);
  });
}

function find(
  source: string,
  lang: Lang,
  look: (node: Node, parents: readonly Node[]) => string | undefined,
): Finding[] {
  const found: Finding[] = [];
  const walk = (value: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, parents);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (isNoCode(node)) return;
    const text = look(node, parents);
    if (text) found.push({ line: source.slice(0, node.start).split("\n").length, text });
    const within = [node, ...parents];
    for (const child of Object.values(node)) walk(child, within);
  };
  walk(parseAst(source, { lang }), []);
  return found;
}

/** `VALUES.map(…)`: its function is called while the module loads, unless what it stands in is. */
const runsAtOnce = (parent: Node | undefined): boolean => {
  const callee = parent?.type === "CallExpression" && (parent.callee as Node);
  return callee !== false && callee?.type === "MemberExpression" && LOOPS.has(String((callee.property as Node).name));
};

const words = (text: string): string | undefined => (/\p{L}/u.test(text) ? text.trim() : undefined);

/** Reads like something said: several plain words, or one with a capital letter. */
function sentence(text: string): string | undefined {
  const said = text.trim();
  // for developers: it begins with the name of what failed
  if (/^[a-z]\w+: /.test(said)) return undefined;
  if (/^[A-Z][a-z]+[.!?…:]?$/.test(said)) return said;
  const parts = said.split(/\s+/);
  const plain = parts.filter((part) => /^["“(]?\p{L}[\p{L}'’]*["”)]?[.,:;!?…]?$/u.test(part)).length;
  return parts.length > 1 && plain >= 2 && plain / parts.length > 0.6 ? said : undefined;
}

/** Stands between tags, as it is or as one of two: `{open ? "open" : "closed"}`. */
function isShown(parents: readonly Node[]): boolean {
  const at = parents.findIndex(({ type }) => type !== "ConditionalExpression" && type !== "LogicalExpression");
  return parents[at]?.type === "JSXExpressionContainer" && /^JSX(Element|Fragment)$/.test(parents[at + 1]?.type ?? "");
}

/** A key, a name of a module, something compared with: nobody sees it. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === "Property" && parent.key === node) return true;
  if (parent.type === "BinaryExpression") return /[=!]=/.test(String(parent.operator));
  return parent.type === "ImportExpression" || parent.type === "SwitchCase" || parent.type === "ExpressionStatement";
}

const isClassName = ({ type, name }: Node): boolean =>
  type === "JSXAttribute" && /class/i.test(String((name as { name: unknown }).name));
