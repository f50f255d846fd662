import { counted, formatNumber, plural } from "../figures.ts";

export const texts = {
  importLibrary: {
    twice: (path: string) => `It holds "${path}" twice.`,
    tooLarge: (path: string) => `"${path}" would be too large.`,
    tooManyRecords: (count: number, recordsMax: number) =>
      `It holds ${formatNumber(count)} records; at most ${formatNumber(recordsMax)} are taken.`,
    wrongKind: (path: string) => `"${path}" is not what its name says.`,
    unreadable: (count: number) => `${counted(count, { one: "record", other: "records" })} made no sense.`,
  },
  mapConnections: {
    imported: (server: string) => `${server}, imported`,
  },
  readManifest: {
    noLibrary: "It is no library of this studio.",
    laterStudio: (version: number, formatVersion: number) =>
      `It comes from a later studio (format ${version}, this one reads ${formatVersion}).`,
  },
  readZip: {
    tooManyFiles: (count: number, entries: number) =>
      `It holds ${formatNumber(count)} files; at most ${formatNumber(entries)} are taken.`,
    wrongList: "Its list of files is not right.",
    listCutOff: "Its list of files is cut off.",
    longName: "A name in it is too long.",
    encrypted: (path: string) => `"${path}" is encrypted.`,
    unknownPacking: (path: string) => `"${path}" is packed in a way nobody knows here.`,
    wrongSize: (path: string) => `The size of "${path}" cannot be right.`,
    tooLarge: (path: string) => `"${path}" would be too large.`,
    noRoom: "Unpacked it would take more room than there is.",
    unknownKind: "It is of a kind of zip that is not read here.",
    wrongEnd: "Its end is not right.",
    noZip: "It is no zip file, or not all of it is here.",
    overlapping: "Its files lie over each other.",
    misplaced: (path: string) => `"${path}" is not where it should be.`,
    cutOff: (path: string) => `"${path}" is cut off.`,
    larger: (path: string) => `"${path}" is larger than the zip says.`,
    damaged: (path: string) => `"${path}" is damaged.`,
  },
  dialog: {
    heading: "Export and import",
    close: "Close",
    hint: "Everything in one file: results with their files and marks, experiments, earlier prompts, templates, word lists, the servers without their tokens.",
  },
  library: {
    nothingKept: (storageProblem: string) => `This browser does not let the studio keep anything (${storageProblem}).`,
  },
  panel: {
    savedOne: "The library is among your downloads.",
    savedMany: (parts: number) => `${parts} files are among your downloads.`,
    imported: "The library was imported.",
    exportLibrary: "Export library",
    nothingToExport: "There is nothing to export yet.",
    importLibrary: "Import library",
    libraryFile: "Library file",
    packing: "Packing",
    taking: "Taking in",
    savedOneTitle: "It is among your downloads",
    savedManyTitle: "They are among your downloads",
    notPacked: "The library could not be packed",
    notImported: "This file was not imported",
    nothingNew: "Nothing new came in",
    savedDetail: (size: string, parts: number) =>
      parts === 1 ? `${size}.` : `${size} in ${parts} files: each of them can be imported by itself.`,
    doneOf: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`,
    cameIn: (count: number) => `${formatNumber(count)} came in`,
    updated: (count: number) => `${formatNumber(count)} that were here know more now.`,
    unchanged: (count: number) => `${formatNumber(count)} were here already, as new or newer.`,
    files: (count: number, size: string) => `${counted(count, { one: "file", other: "files" })}, ${size}.`,
    experiments: (count: number) => `${counted(count, { one: "experiment", other: "experiments" })}.`,
    leftOut: (reason: string) => `Left out: ${reason}`,
    more: (count: number) => `And ${formatNumber(count)} more.`,
  },
  section: {
    heading: "Everything as one file",
    hint: "Results with their files and marks, experiments, earlier prompts, templates, word lists, the servers without their tokens. What comes in never replaces what is newer here.",
  },
  zipDialog: {
    savedOne: "The zip is among your downloads.",
    savedMany: (parts: number) => `${parts} zips are among your downloads.`,
    packing: "Packing",
    notMade: "The zip could not be made",
    close: "Close",
    cancel: "Cancel",
    doneOf: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`,
    leftOut: (count: number) =>
      plural(count, {
        one: "One has no files here and is left out.",
        other: `${formatNumber(count)} have no files here and are left out.`,
      }),
  },
};
