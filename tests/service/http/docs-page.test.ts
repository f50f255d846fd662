import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ works: false });
});
afterAll(() => service.close());

test("the page needs no token, runs under the policy of all answers, and asks no other host", async () => {
  const page = await service.request("GET", "/docs", { token: null });
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toContain("text/html");
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(page.text).not.toMatch(/https?:|<script>|\son\w+=/);
  expect(page.text).toContain('load-fonts="false"');
  const addresses = [...page.text.matchAll(/(?:src|spec-url)="([^"]+)"/g)].map(([, address]) => address ?? "");
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const { pathname } = new URL(address, "http://localhost/docs");
    expect((await service.request("GET", pathname, { token: null })).status).toBe(200);
  }
});

test("the document is the one of /v1, and the script comes squeezed to whoever takes that", async () => {
  const open = await service.request("GET", "/docs/openapi.json", { token: null });
  expect(open.body).toEqual((await service.request("GET", "/v1/openapi.json")).body);
  const small = await service.request("GET", "/v1/openapi.json", { headers: { "Accept-Encoding": "br" } });
  expect(small.headers.get("Content-Encoding")).toBe("br");
  expect(small.headers.get("Vary")).toContain("Accept-Encoding");
  const unpacked = brotliDecompressSync(Buffer.from(await small.response.arrayBuffer()));
  expect(JSON.parse(unpacked.toString())).toEqual(open.body);
  const plain = await service.request("GET", "/docs/rapidoc.js", {
    token: null,
    headers: { "Accept-Encoding": "gzip;q=0" },
  });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(plain.text).toContain("rapi-doc");
  const squeezed = await service.request("GET", "/docs/rapidoc.js", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(squeezed.headers.get("Content-Encoding")).toBe("gzip");
  const bytes = Buffer.from(await squeezed.response.arrayBuffer());
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});

test("beside the page and its two files there is nothing", async () => {
  expect((await service.request("GET", "/docs/nothing.js", { token: null })).status).toBe(404);
  const wrong = await service.request("POST", "/docs/openapi.json", { token: null });
  expect({ status: wrong.status, allow: wrong.headers.get("Allow") }).toEqual({
    status: 405,
    allow: "GET, HEAD, OPTIONS",
  });
});

test("what the page offers to try is taken on as it stands", async () => {
  const { body: document } = await service.request("GET", "/docs/openapi.json", { token: null });
  for (const path of ["/v1/text-to-3d", "/v1/material", "/v1/tokens"]) {
    const { example } = document.paths[path].post.requestBody.content["application/json"];
    expect({ path, status: (await service.request("POST", path, { body: example })).status }).toEqual({
      path,
      status: 201,
    });
  }
});
