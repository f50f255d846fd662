/** What seats are covered with: said of a chair with legs and a back of wood it is its cushion and its padding that are of it. */
export const UPHOLSTERY: readonly string[] =
  "velvet silk damask leather suede stitched-leather quilted-leather tufted-leather cracked-leather crocodile-leather linen woven-cotton corduroy denim tweed wool-cloth felt floral-fabric tartan gingham houndstooth striped-fabric patchwork".split(
    " ",
  );

export const isUpholstered = (materials: readonly string[] = []): boolean =>
  materials.some((id) => UPHOLSTERY.includes(id));
