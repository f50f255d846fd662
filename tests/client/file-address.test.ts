import { expect, test } from "vitest";
import { fileAddresses } from "../../src/client/file-address.ts";

test.each([
  ["https://cdn.example/a.png", ["https://cdn.example/a.png"]],
  ["data:image/png;base64,AA==", ["data:image/png;base64,AA=="]],
  ["//cdn.example/a.png", ["https://cdn.example/a.png"]],
  ["/v1/files/a.png", ["https://host.example/base/v1/files/a.png", "https://host.example/v1/files/a.png"]],
  ["/files/a.png", ["https://host.example/files/a.png", "https://host.example/base/files/a.png"]],
  [
    "files/a.png",
    [
      "https://host.example/base/files/a.png",
      "https://host.example/files/a.png",
      "https://host.example/base/v1/files/a.png",
    ],
  ],
])("%s is looked for at %j", (url, addresses) => {
  expect(fileAddresses("https://host.example/base", url)).toEqual(addresses);
});

test("a server without a base path has one place for an absolute path", () => {
  expect(fileAddresses("http://127.0.0.1:4310", "/files/a.png")).toEqual(["http://127.0.0.1:4310/files/a.png"]);
});
