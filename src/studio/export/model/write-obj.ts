import { joinBytes } from "../../api/png-text.ts";
import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import { type Finish, readFinishes } from "../../viewer/load/read-finishes.ts";
import type { MapName } from "../maps/map-source.ts";
import { PLAIN } from "./piece-materials.ts";

const NEWLINE = 10;

export interface ObjFiles {
  readonly obj: Uint8Array<ArrayBuffer>;
  readonly mtl: Uint8Array<ArrayBuffer>;
}

/**
 * A server's OBJ with a material library of our own: the contract has none. The geometry stays byte for byte; its
 * `mtllib` lines and our own service's comment make room for new ones.
 *
 * @param library Name of the MTL file beside it.
 * @param maps File names of the maps, by map.
 */
export function writeObj(
  source: Uint8Array,
  library: string,
  maps: Partial<Record<MapName, string>>,
  provenance: Provenance,
): ObjFiles {
  const fallback = library.replace(/\.mtl$/, "");
  const { body, materials } = takeApart(source);
  const head = [
    "# made with Plinth, metres, Y up",
    `# ${provenanceLine(provenance)}`,
    `mtllib ${library}`,
    // faces before the first `usemtl` of the file have a material too
    `usemtl ${fallback}`,
  ];
  return {
    obj: joinBytes([new TextEncoder().encode(`${head.join("\n")}\n`), ...body]),
    mtl: new TextEncoder().encode(materialLibrary([fallback, ...materials], readFinishes(source), maps, provenance)),
  };
}

function takeApart(source: Uint8Array): { body: Uint8Array[]; materials: string[] } {
  const decoder = new TextDecoder();
  const materials = new Set<string>();
  const body: Uint8Array[] = [];
  let kept = 0;
  let inHead = true;
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf(NEWLINE, start);
    const end = newline < 0 ? source.length : newline + 1;
    const first = source[start];
    // only lines with these letters in front are looked at as texts: m(tllib), u(semtl), #
    if (first === 109 || first === 117 || (first === 35 && inHead)) {
      const line = decoder.decode(source.subarray(start, end)).trim();
      if (line.startsWith("usemtl ")) materials.add(line.slice(7).trim());
      if (/^mtllib\s/.test(line) || /^# (Plinth|made with Plinth|\{)/.test(line)) {
        body.push(source.subarray(kept, start));
        kept = end;
      }
    } else inHead = false;
    start = end;
  }
  body.push(source.subarray(kept));
  return { body, materials: [...materials] };
}

/** With the PBR keys (`map_Pr`, `map_Pm`, `norm`) that Blender and most engines read. */
function materialLibrary(
  names: readonly string[],
  finishes: ReadonlyMap<string, Finish>,
  maps: Partial<Record<MapName, string>>,
  provenance: Provenance,
): string {
  const { albedo, normal, roughness, metalness, ao } = maps;
  const body = ({ roughness: pr, metalness: pm, opacity, glow }: Finish) =>
    [
      "Ka 0 0 0",
      `Kd ${albedo ? "1 1 1" : "0.5 0.5 0.5"}`,
      "Ks 0 0 0",
      `d ${opacity}`,
      "illum 2",
      albedo && `map_Kd ${albedo}`,
      glow && `Ke ${glow} ${glow} ${glow}${albedo ? `\nmap_Ke ${albedo}` : ""}`,
      roughness ? `Pr 1\nmap_Pr ${roughness}` : `Pr ${pr}`,
      metalness ? `Pm 1\nmap_Pm ${metalness}` : `Pm ${pm}`,
      normal && `norm ${normal}`,
      ao && `map_ao ${ao}`,
    ].filter(Boolean);
  const blocks = [...new Set(names)].map((name) => [`newmtl ${name}`, ...body(finishes.get(name) ?? PLAIN)].join("\n"));
  return `${[`# made with Plinth\n# ${provenanceLine(provenance)}`, ...blocks].join("\n\n")}\n`;
}
