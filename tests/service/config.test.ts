import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#service/accounts/price.ts";
import { ConfigError, readConfig } from "#service/config.ts";

test("an empty environment gives the defaults, and empty variables count as not set", () => {
  const expected = {
    port: 4310,
    host: "127.0.0.1",
    dataFolder: "./data",
    token: undefined,
    publicUrl: undefined,
    allowedOrigins: [],
    workers: availableParallelism(),
    queueLimit: 1000,
    textureSize: 1024,
    storageLimit: undefined,
    prices: DEFAULT_PRICES,
    databaseUrl: undefined,
    s3: undefined,
    tracesEndpoint: undefined,
    upstream: undefined,
    role: "all",
  };
  expect(readConfig({})).toEqual(expected);
  expect(readConfig({ PORT: "", PLINTH_TOKEN: " ", PLINTH_PRICES: "" })).toEqual(expected);
});

test("every variable is read", () => {
  expect(
    readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      PLINTH_DATA: "/data",
      PLINTH_TOKEN: "0123456789abcdef",
      PLINTH_PUBLIC_URL: "https://plinth.example/base/",
      PLINTH_ALLOWED_ORIGINS: "https://a.example, http://localhost:5173/",
      PLINTH_WORKERS: "3",
      PLINTH_QUEUE_LIMIT: "5",
      PLINTH_TEXTURE_SIZE: "2048",
      PLINTH_STORAGE_LIMIT: "20 GB",
      PLINTH_UPSTREAM_URL: "https://far.example/",
      PLINTH_UPSTREAM_TOKEN: "far-token",
      PLINTH_UPSTREAM_TASKS: "3",
      PLINTH_PRICES: '{"premium-v1": 9}',
      DATABASE_URL: "postgres://plinth:secret@db.example/plinth",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318/",
      PLINTH_ROLE: "worker",
      PLINTH_S3_BUCKET: "assets",
      PLINTH_S3_ENDPOINT: "http://localhost:9000/",
      PLINTH_S3_REGION: "eu-central-1",
      PLINTH_S3_ACCESS_KEY_ID: "key",
      PLINTH_S3_SECRET_ACCESS_KEY: "secret",
      PLINTH_S3_PREFIX: "plinth/assets",
    }),
  ).toEqual({
    port: 0,
    host: "0.0.0.0",
    dataFolder: "/data",
    token: "0123456789abcdef",
    publicUrl: "https://plinth.example/base",
    allowedOrigins: ["https://a.example", "http://localhost:5173"],
    workers: 3,
    queueLimit: 5,
    textureSize: 2048,
    storageLimit: 20e9,
    upstream: { url: "https://far.example", token: "far-token", tasks: 3 },
    prices: { ...DEFAULT_PRICES, "premium-v1": 9 },
    databaseUrl: "postgres://plinth:secret@db.example/plinth",
    tracesEndpoint: "http://collector.example:4318",
    role: "worker",
    s3: {
      endpoint: "http://localhost:9000",
      region: "eu-central-1",
      bucket: "assets",
      credentials: { accessKeyId: "key", secretAccessKey: "secret" },
      prefix: "plinth/assets/",
      forcePathStyle: true,
    },
  });
});

test("all mistakes are named together, with what is allowed, and a token is never quoted", () => {
  const read = () =>
    readConfig({
      PORT: "70000",
      PLINTH_TOKEN: "too short",
      PLINTH_PUBLIC_URL: "plinth.example",
      PLINTH_ALLOWED_ORIGINS: "https://a.example/path",
      PLINTH_WORKERS: "0",
      PLINTH_QUEUE_LIMIT: "many",
      PLINTH_TEXTURE_SIZE: "1000",
      PLINTH_STORAGE_LIMIT: "20",
      PLINTH_PRICES: '{"premium-v1": -1}',
    });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    const { message } = error as Error;
    expect(message.split("\n")).toHaveLength(10);
    for (const part of [
      'PORT must be a whole number from 0 to 65535, got "70000"',
      "PLINTH_TOKEN must be 16 to 512 printable ASCII characters",
      'PLINTH_PUBLIC_URL must be an http or https address without query and fragment, got "plinth.example"',
      'PLINTH_ALLOWED_ORIGINS must be origins like https://studio.example, separated by commas, got "https://a.example/path"',
      'PLINTH_WORKERS must be a whole number from 1 to 256, got "0"',
      'PLINTH_QUEUE_LIMIT must be a whole number from 1 to 1000000, got "many"',
      "PLINTH_TEXTURE_SIZE must be one of 512, 1024, 2048, 4096",
      'PLINTH_STORAGE_LIMIT must be a size like 500 MB, 20 GB or 2 TB, got "20"',
      "PLINTH_PRICES must be a JSON object of whole numbers under subnet-v1",
    ]) {
      expect(message).toContain(part);
    }
    expect(message).not.toContain("too short");
  }
});

test.each([
  ["PLINTH_WORKER", "PLINTH_WORKERS"],
  ["PLINTH_DATABASE_URL", undefined],
  ["PLINTH_DATA_FOLDER", undefined],
  ["PLINTH_TOKNE", "PLINTH_TOKEN"],
  ["plinth_role", "PLINTH_ROLE"],
  ["PLINTH_S3_BUKET", "PLINTH_S3_BUCKET"],
])("the unknown name %s is a mistake, and %s what may be meant", (name, meant) => {
  const hint = meant === undefined ? "" : `. Did you mean ${meant}?`;
  expect(() => readConfig({ [name]: "secret-value" })).toThrow(`${name} is no setting of the service${hint}`);
  expect(() => readConfig({ [name]: "secret-value" })).not.toThrow("secret-value");
});

test("names of other programs, of the command line and of the tests are left alone, and so is an empty one", () => {
  const others = { PLINTHS: "1", MY_PLINTH_X: "1", PLINTH_URL: "1", PLINTH_TEST_POSTGRES: "1", PLINTH_WORKER: " " };
  expect(readConfig(others)).toEqual(readConfig({}));
});
