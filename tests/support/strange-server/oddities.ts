/** What the contract leaves open, as the strange server does it. All may be changed while it runs. */
export interface Oddities {
  /** Where it lives on its host: `/deep/api`. */
  prefix: string;
  /** Success codes. */
  createStatus: number;
  retrieveStatus: number;
  optimizeStatus: number;
  /** How `urls` tell where a file is. `elsewhere` is another origin. */
  addresses: "absolute" | "from-base" | "from-origin" | "relative" | "without-scheme" | "elsewhere";
  /** While a task is being optimized it has no urls. Else it keeps those of the preview. */
  emptiesUrls: boolean;
  /** Optimize makes another task. */
  newIdOnOptimize: boolean;
  /** Optimize answers with the task as it was, and begins a moment later. */
  optimizesLater: boolean;
  /** Fields and urls that the contract does not know, nulls for urls that are not there yet, split seconds. */
  extras: boolean;
  /** An object without entries becomes a list, as some languages write it. */
  emptyListsForObjects: boolean;
  /** Retrieves until a task is settled: one less is spent in the queue and at work. */
  looks: number;
  /** The state it ends in. */
  ending: "succeeded" | "failed";
  /** Retrieves of a new task that are answered 404: it is not everywhere yet. */
  unknownAtFirst: number;
  /** Before every answer of the API. */
  delayMs: number;
  /** `success-only` answers everything outside 2xx without the header that lets a page read it. */
  cors: "all" | "success-only";
  /** Whether a page may read the files. */
  filesCors: boolean;
  /** Whether the files ask for the token, and what they say to those without: a wrong one is 401. */
  filesNeedToken: false | 401 | 404;
  /** Files that are missing: 404. */
  missingFiles: readonly string[];
  /** Lets a browser keep answers of retrieve for an hour. */
  cacheable: boolean;
  /** Seeds of this size are picked. */
  pickedSeed: string;
}

/** Nothing strange at all. */
export const PLAIN: Oddities = {
  prefix: "",
  createStatus: 201,
  retrieveStatus: 200,
  optimizeStatus: 200,
  addresses: "absolute",
  emptiesUrls: false,
  newIdOnOptimize: false,
  optimizesLater: false,
  extras: false,
  emptyListsForObjects: false,
  looks: 2,
  ending: "succeeded",
  unknownAtFirst: 0,
  delayMs: 0,
  cors: "all",
  filesCors: true,
  filesNeedToken: false,
  missingFiles: [],
  cacheable: false,
  pickedSeed: "123456",
};
