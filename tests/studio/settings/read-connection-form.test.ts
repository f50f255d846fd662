import { expect, test } from "vitest";
import { type ConnectionForm, readConnectionForm } from "#studio/settings/read-connection-form.ts";

const form: ConnectionForm = { name: " Box ", address: "box.test/v1/", token: " secret ", pollInterval: "2.5" };

test("a good form becomes a connection, in milliseconds and without spaces", () => {
  expect(readConnectionForm(form)).toEqual({
    errors: {},
    value: { name: "Box", baseUrl: "https://box.test", token: "secret", pollIntervalMs: 2500 },
  });
});

test("a connection may do without a token", () => {
  expect(readConnectionForm({ ...form, token: "" }).value?.token).toBe("");
});

test.each(["0.25", "60", "0,5"])("a poll interval of %s s is allowed", (pollInterval) => {
  expect(readConnectionForm({ ...form, pollInterval }).errors).toEqual({});
});

test.each(["0.2", "61", "", "soon"])("a poll interval of %j is refused with the range", (pollInterval) => {
  const { errors, value } = readConnectionForm({ ...form, pollInterval });
  expect(errors.pollInterval).toContain("0.25 to 60");
  expect(value).toBeUndefined();
});

test("each wrong field is told, quoting what was typed", () => {
  const { errors } = readConnectionForm({ name: "", address: "ftp://x", token: "two words", pollInterval: "99" });
  expect(Object.keys(errors).sort()).toEqual(["address", "name", "pollInterval", "token"]);
  expect(errors.address).toContain("ftp://x");
});
