/** Reads what an OBJ file says, the plain way: for tests of files this project wrote. */
export interface ParsedObj {
  /** Triangles; a quad counts two. */
  readonly faces: number;
  readonly quads: number;
  /** uv pairs. */
  readonly uvs: number[];
  /** Three a triangle. */
  readonly uvIndices: number[];
  /** xyz triplets. */
  readonly positions: number[];
  readonly positionIndices: number[];
  readonly groups: string[];
}

export function parseObj(bytes: Uint8Array): ParsedObj {
  const parsed = {
    uvs: [] as number[],
    uvIndices: [] as number[],
    positions: [] as number[],
    positionIndices: [] as number[],
  };
  const groups: string[] = [];
  let faces = 0;
  let quads = 0;
  for (const line of new TextDecoder().decode(bytes).split("\n")) {
    const [keyword, ...words] = line.split(" ");
    if (keyword === "v") parsed.positions.push(...words.map(Number));
    else if (keyword === "vt") parsed.uvs.push(...words.map(Number));
    else if (keyword === "g") groups.push(words.join(" "));
    else if (keyword === "f") {
      faces += words.length - 2;
      if (words.length === 4) quads += 1;
      const fan = words.slice(2).flatMap((word, i) => [words[0], words[i + 1], word] as string[]);
      for (const corner of fan) {
        const [v, vt] = corner.split("/").map(Number);
        parsed.positionIndices.push((v as number) - 1);
        parsed.uvIndices.push((vt as number) - 1);
      }
    }
  }
  return { ...parsed, faces, quads, groups };
}
