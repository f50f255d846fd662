import { readdir, readlink } from "node:fs/promises";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen } from "#service/http/listen.ts";
import { OWNER_TOKEN, openTestService, type TestService } from "../../support/open-test-service.ts";

/** More than two machines between them keep of what is on its way. */
const FILE_BYTES = 64 * 1024 * 1024;
const ARRIVAL = { headersTimeoutMs: 15_000, requestTimeoutMs: 300_000, lookEveryMs: 5000 };

let service: TestService;
let path: string;
let taskId: string;
const closing: Array<() => Promise<void>> = [];
beforeAll(async () => {
  service = await openTestService();
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt: "a chair" } });
  ({ id: taskId } = body);
  path = (await service.follow(`/v1/text-to-3d/${taskId}`)).urls.obj;
  await service.assets.put({ taskId, revision: 1 }, [{ name: "model.obj", bytes: new Uint8Array(FILE_BYTES) }]);
});
afterAll(async () => {
  for (const close of closing) await close();
  await service.close();
});

/** The port of a server that looks often, and lets nothing wait longer than a reader of this speed may. */
async function openPort(bytesPerSecond: number): Promise<number> {
  const reading = { graceMs: 200, bytesPerSecond, lookEveryMs: 20 };
  const listening = await listen(service.app.fetch, { host: "127.0.0.1", port: 0 }, ARRIVAL, reading);
  closing.push(listening.close);
  return Number(new URL(listening.address).port);
}

/** Asks for the file, reads what comes first, and then nothing until told to. */
async function beginReading(port: number) {
  const read = { bytes: 0 };
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await new Promise<void>((done) => socket.once("data", () => done()));
  socket.pause();
  socket.on("data", (chunk) => (read.bytes += chunk.byteLength));
  socket.pause();
  const goOn = async () => {
    socket.resume();
    await closed;
    return read.bytes;
  };
  return { goOn };
}

/** How often this process has the file open. */
async function openFiles(): Promise<number> {
  const targets = await Promise.all(
    (await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")),
  );
  return targets.filter((target) => target.includes(taskId)).length;
}

test.runIf(process.platform === "linux")("whoever stops reading loses the line, and the file is closed", async () => {
  const reader = await beginReading(await openPort(1e9));
  expect(await openFiles()).toBe(1);
  await vi.waitFor(async () => expect(await openFiles()).toBe(0), { timeout: 10_000 });
  expect(await reader.goOn()).toBeLessThan(FILE_BYTES / 2);
});

test("whoever is slow, and fast enough, gets all of it", async () => {
  const reader = await beginReading(await openPort(1));
  // five times as long as nothing at all may be taken
  await new Promise((done) => setTimeout(done, 1000));
  expect(await reader.goOn()).toBeGreaterThan(FILE_BYTES / 2);
});

test("an answer that is held until something changes is no slow reader's", async () => {
  const port = await openPort(1e9);
  const headers = { Authorization: `Bearer ${OWNER_TOKEN}` };
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "slow brick" } });
  await service.follow(`/v1/material/${body.id}`, (task) => task.status === "in_progress");
  const answer = await fetch(`http://127.0.0.1:${port}/v1/material/${body.id}`, {
    headers: { ...headers, Prefer: "wait=2" },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: body.id });
  await service.request("DELETE", `/v1/material/${body.id}`);
});
