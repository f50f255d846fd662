import { expect, test } from "vitest";
import { readBaseUrl } from "#studio/api/base-url.ts";

test.each([
  ["https://assets.example.com", "https://assets.example.com"],
  [" https://assets.example.com/ ", "https://assets.example.com"],
  ["https://example.com/gen/", "https://example.com/gen"],
  ["https://example.com/gen/v1", "https://example.com/gen"],
  ["https://example.com/v1/text-to-3d", "https://example.com"],
  ["https://example.com/v1x", "https://example.com/v1x"],
  ["assets.example.com:8443", "https://assets.example.com:8443"],
  ["localhost:4310", "http://localhost:4310"],
  ["127.0.0.1:4310/", "http://127.0.0.1:4310"],
  ["192.168.1.20:4310", "http://192.168.1.20:4310"],
  ["HTTP://EXAMPLE.com/Path", "http://example.com/Path"],
])("%s means %s", (typed, baseUrl) => {
  expect(readBaseUrl(typed)).toBe(baseUrl);
});

test.each(["", "   ", "ftp://example.com", "file:///etc/passwd", "javascript:alert(1)", "https://", "two words"])(
  "%j is no address of a server",
  (typed) => {
    expect(readBaseUrl(typed)).toBeUndefined();
  },
);
