import { availableParallelism } from "node:os";
import { z } from "zod";
import { type Prices, pricesSchema } from "#contract/report.ts";
import { DEFAULT_PRICES } from "./accounts/price.ts";
import { unknownNames } from "./unknown-names.ts";

/** Where assets lie in an object store. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  readonly prefix: string;
  readonly forcePathStyle: boolean;
}

/** Another server of the contract that makes the assets in this one's place. */
export interface UpstreamConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  /** Under way there at one time. */
  readonly tasks: number;
}

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of everything that outlives the process. */
  readonly dataFolder: string;
  /** Replaces the owner token kept in the data folder. */
  readonly token: string | undefined;
  /** Address under which the outside reaches the service, without a slash at the end. */
  readonly publicUrl: string | undefined;
  /** Origins, besides the service's own, whose pages may call it. */
  readonly allowedOrigins: readonly string[];
  /** Generations at one time. */
  readonly workers: number;
  /** Tasks waiting at one time, over all accounts. */
  readonly queueLimit: number;
  /** Side of a material's maps in texels. */
  readonly textureSize: number;
  /** Bytes of all tasks' files together; undefined means as many as there is room for. */
  readonly storageLimit: number | undefined;
  readonly prices: Prices;
  /** Address of a PostgreSQL server; left out, the database is embedded. Holds a password. */
  readonly databaseUrl: string | undefined;
  /** Left out, assets lie in the data folder. */
  readonly s3: S3Config | undefined;
  /** Of an OpenTelemetry collector that takes traces over OTLP/HTTP; left out, nothing is traced. */
  readonly tracesEndpoint: string | undefined;
  /** Left out, assets are made here. */
  readonly upstream: UpstreamConfig | undefined;
  /** `web` answers requests, `worker` makes assets, `all` does both. */
  readonly role: "all" | "web" | "worker";
}

/** The environment names something the service cannot start with. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  /** Each begins with the variable's name. */
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The configuration cannot be used:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
    this.mistakes = mistakes;
  }
}

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: (issue) => `must be a whole number from ${min} to ${max}, got "${issue.input}"` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: (issue) => `must be a whole number from ${min} to ${max}, got "${issue.input}"`,
    })
    .default(fallback);

const TEXTURE_SIZES = [512, 1024, 2048, 4096];

const UNITS = { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 } as const;
const STORAGE_LIMIT = /^([1-9]\d{0,5})\s*(KB|MB|GB|TB)$/i;

const storageLimitSchema = z
  .string()
  .regex(STORAGE_LIMIT, { error: (issue) => `must be a size like 500 MB, 20 GB or 2 TB, got "${issue.input}"` })
  .transform((text) => {
    const [, number = "", unit = ""] = STORAGE_LIMIT.exec(text) ?? [];
    return Number(number) * UNITS[unit.toUpperCase() as keyof typeof UNITS];
  })
  .optional();

const publicUrlSchema = z
  .string()
  .refine((text) => /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text), {
    error: (issue) => `must be an http or https address without query and fragment, got "${issue.input}"`,
  })
  .transform((text) => text.replace(/\/+$/, ""));

const originSchema = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: (issue) => `must be origins like https://studio.example, separated by commas, got "${issue.input}"`,
});

const ROLES = ["all", "web", "worker"] as const;

const environmentSchema = z.object({
  // no address is quoted that may hold a password
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
      error: "must be an address like postgres://user:password@host:5432/database",
    })
    .optional(),
  PLINTH_ROLE: z
    .enum(ROLES, { error: (issue) => `must be one of ${ROLES.join(", ")}, got "${issue.input}"` })
    .default("all"),
  PLINTH_S3_BUCKET: z.string().optional(),
  PLINTH_S3_ENDPOINT: publicUrlSchema.optional(),
  PLINTH_S3_REGION: z.string().default("us-east-1"),
  PLINTH_S3_ACCESS_KEY_ID: z.string().optional(),
  PLINTH_S3_SECRET_ACCESS_KEY: z.string().optional(),
  PLINTH_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, { error: (issue) => `must be a path like plinth/assets, got "${issue.input}"` })
    .transform((text) => text.replace(/\/?$/, "/"))
    .default(""),
  PLINTH_S3_FORCE_PATH_STYLE: z
    .enum(["true", "false"], { error: (issue) => `must be true or false, got "${issue.input}"` })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: publicUrlSchema.optional(),
  PORT: wholeNumber(0, 65_535, 4310),
  HOST: z.string().default("127.0.0.1"),
  PLINTH_DATA: z.string().default("./data"),
  // the value is never quoted: mistakes are printed
  PLINTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/, "must be 16 to 512 printable ASCII characters without spaces")
    .optional(),
  PLINTH_PUBLIC_URL: publicUrlSchema.optional(),
  PLINTH_ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim().replace(/\/$/, "")))
    .pipe(z.array(originSchema))
    .default([]),
  PLINTH_WORKERS: wholeNumber(1, 256, availableParallelism()),
  PLINTH_QUEUE_LIMIT: wholeNumber(1, 1_000_000, 1000),
  PLINTH_TEXTURE_SIZE: z
    .string()
    .transform(Number)
    .refine((size) => TEXTURE_SIZES.includes(size), `must be one of ${TEXTURE_SIZES.join(", ")}`)
    .default(1024),
  PLINTH_UPSTREAM_URL: publicUrlSchema
    .refine((text) => URL.canParse(text) && new URL(text).username === "" && new URL(text).password === "", {
      error: "must hold no user and no password: the token goes into PLINTH_UPSTREAM_TOKEN",
    })
    .optional(),
  PLINTH_UPSTREAM_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/, "must be printable ASCII characters without spaces")
    .optional(),
  PLINTH_UPSTREAM_TASKS: wholeNumber(1, 64, 8),
  PLINTH_STORAGE_LIMIT: storageLimitSchema,
  PLINTH_PRICES: z.string().transform(readPrices).default(DEFAULT_PRICES),
});

/** Every variable the service reads. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

function readPrices(text: string, context: z.RefinementCtx): Prices {
  const prices = pricesSchema.partial().strict().safeParse(parseJson(text));
  if (prices.success) return { ...DEFAULT_PRICES, ...prices.data };
  context.addIssue({
    code: "custom",
    message: `must be a JSON object of whole numbers under ${Object.keys(DEFAULT_PRICES).join(", ")}, got ${text}`,
  });
  return z.NEVER;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the configuration. A variable that is empty counts as not set.
 *
 * @throws {ConfigError} with every mistake in it, one a line.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(set);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...contradictionsOf(set),
    ...unknownNames(Object.keys(set), CONFIG_NAMES),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.PLINTH_DATA,
    token: data.PLINTH_TOKEN,
    publicUrl: data.PLINTH_PUBLIC_URL,
    allowedOrigins: data.PLINTH_ALLOWED_ORIGINS,
    workers: data.PLINTH_WORKERS,
    queueLimit: data.PLINTH_QUEUE_LIMIT,
    textureSize: data.PLINTH_TEXTURE_SIZE,
    storageLimit: data.PLINTH_STORAGE_LIMIT,
    prices: data.PLINTH_PRICES,
    databaseUrl: data.DATABASE_URL,
    s3: s3Of(data),
    tracesEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    upstream: upstreamOf(data),
    role: data.PLINTH_ROLE,
  };
}

/** What is well formed each by itself and cannot be meant together. */
function contradictionsOf(set: Readonly<Record<string, string | undefined>>): string[] {
  const needs = (name: string, other: string) =>
    set[name] !== undefined && set[other] === undefined ? [`${name} needs ${other} beside it`] : [];
  const s3 = Object.keys(set).filter((name) => name.startsWith("PLINTH_S3_") && name !== "PLINTH_S3_BUCKET");
  return [
    ...(["web", "worker"].includes(set.PLINTH_ROLE ?? "") ? needs("PLINTH_ROLE", "DATABASE_URL") : []),
    ...needs("PLINTH_UPSTREAM_URL", "PLINTH_UPSTREAM_TOKEN"),
    ...needs("PLINTH_UPSTREAM_TOKEN", "PLINTH_UPSTREAM_URL"),
    ...needs("PLINTH_UPSTREAM_TASKS", "PLINTH_UPSTREAM_URL"),
    ...(set.PLINTH_UPSTREAM_URL !== undefined && set.PLINTH_UPSTREAM_URL === set.PLINTH_PUBLIC_URL
      ? ["PLINTH_UPSTREAM_URL must name another server, not PLINTH_PUBLIC_URL"]
      : []),
    ...s3.flatMap((name) => needs(name, "PLINTH_S3_BUCKET")),
    ...needs("PLINTH_S3_ACCESS_KEY_ID", "PLINTH_S3_SECRET_ACCESS_KEY"),
    ...needs("PLINTH_S3_SECRET_ACCESS_KEY", "PLINTH_S3_ACCESS_KEY_ID"),
  ];
}

function upstreamOf(data: z.output<typeof environmentSchema>): UpstreamConfig | undefined {
  const { PLINTH_UPSTREAM_URL: url, PLINTH_UPSTREAM_TOKEN: token, PLINTH_UPSTREAM_TASKS: tasks } = data;
  return url !== undefined && token !== undefined ? { url, token, tasks } : undefined;
}

function s3Of(data: z.output<typeof environmentSchema>): S3Config | undefined {
  if (data.PLINTH_S3_BUCKET === undefined) return undefined;
  const { PLINTH_S3_ACCESS_KEY_ID: accessKeyId, PLINTH_S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const endpoint = data.PLINTH_S3_ENDPOINT;
  const pathStyle = data.PLINTH_S3_FORCE_PATH_STYLE;
  return {
    endpoint,
    region: data.PLINTH_S3_REGION,
    bucket: data.PLINTH_S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    prefix: data.PLINTH_S3_PREFIX,
    // few servers but AWS's own answer under a host name for each bucket
    forcePathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === "true",
  };
}
