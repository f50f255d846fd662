import { formatNumber } from "../figures.ts";

/** What the lines of an OBJ file list. */
type ObjKind = "vertices" | "coordinates" | "normals";

const ONE_OF: Readonly<Record<ObjKind, string>> = {
  vertices: "vertex",
  coordinates: "texture coordinate",
  normals: "normal",
};
const ALL_OF: Readonly<Record<ObjKind, string>> = {
  vertices: "vertices",
  coordinates: "texture coordinates",
  normals: "normals",
};

export const texts = {
  byteReader: {
    isNotANumber: (word: string) => `"${word}" is not a number`,
    isNotAWhole: (word: string) => `"${word}" is not a whole number`,
    inLine: (line: number, word: string) => `Line ${formatNumber(line)}: ${word}.`,
  },
  heightWorker: {
    noCanvas: "This browser cannot read pictures in the background.",
  },
  pictureSize: {
    tooLarge: (across: number, down: number) =>
      `It claims to be ${formatNumber(across)} by ${formatNumber(down)} pixels; up to 8,192 by 8,192 are unpacked.`,
  },
  pictureTexture: {
    damaged: "The picture is damaged or of a kind this browser does not know.",
  },
  pngRaster: {
    noPng: "This is not a PNG file.",
    cutOff: "This PNG ends too early.",
    empty: "This PNG holds no picture.",
    damagedPixels: "This PNG is damaged: its pixels cannot be unpacked.",
    damagedFilter: (type: number) => `This PNG is damaged: row filter ${type} does not exist.`,
  },
  readHeights: {
    notStarted: "The reader of 16-bit pictures did not start.",
  },
  readObj: {
    notStarted: "The reader of OBJ files did not start.",
  },
  scanObj: {
    noObj: "This is not an OBJ file: it holds no vertices.",
    noFaces: "This OBJ holds no faces.",
    tooFewNumbers: (what: ObjKind, needed: number, got: number) =>
      `a ${ONE_OF[what]} needs ${needed} numbers, got ${got}`,
    indexPointsNowhere: (index: number, known: number, kind: ObjKind) =>
      `index ${index} points nowhere; ${known} ${ALL_OF[kind]} stand before it`,
    outOfRange: (used: number, known: number, kind: ObjKind) =>
      `a face uses number ${used}, but the file holds ${known} ${ALL_OF[kind]}`,
  },
  glbForm: {
    noGlb: "It is no GLB file, or a damaged one.",
    otherFiles: "It needs other files beside it. Save it as one GLB.",
    claimsTooMuch: "It claims more than it holds.",
    tooLarge: "It is too large: up to 20 million triangles are read.",
  },
  ownThings: {
    tooLarge: (size: number) => `It has ${formatNumber(size)} MB; up to 512 MB are read.`,
  },
  panoramaSize: {
    tooLarge: (width: number, height: number, widestPx: number, highestPx: number) =>
      `It is ${width} by ${height} pixels; up to ${widestPx} by ${highestPx} can be shown.`,
  },
  panoramaWorker: {
    onlyGrey: "It must have colours, and has only shades of grey.",
  },
  readOwnShape: {
    noCoordinates: "It has no texture coordinates, so no material can be laid on it. Unwrap it first.",
    noMesh: "It holds no mesh.",
    someNoCoordinates:
      "Not all its meshes have texture coordinates, so no material can be laid on it. Unwrap it first.",
    noExtent: "It has no extent.",
  },
  readPanorama: {
    unreadable: (message: string) => `This is no panorama the studio can read. ${message}`,
    notStarted: "The reader of panoramas did not start.",
  },
};
