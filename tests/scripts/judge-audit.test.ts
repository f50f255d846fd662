import { expect, test } from "vitest";
import { judgeAudit } from "../../scripts/audit/judge-audit.ts";

const report = (severity: string, counts: object) =>
  JSON.stringify({ vulnerabilities: { leaky: { severity } }, metadata: { vulnerabilities: counts } });

test.each([
  ["a high one", report("high", { high: 1, critical: 0 }), false],
  ["a critical one", report("critical", { high: 0, critical: 1 }), false],
  ["a moderate one", report("moderate", { moderate: 1, high: 0, critical: 0 }), true],
  ["a registry that refuses", '{"error":{"code":"ENOAUDIT","summary":"not implemented"}}', true],
  ["no answer", "", true],
])("%s is judged", (_, output, isSafe) => {
  const { isSafe: found, told } = judgeAudit(output);
  expect(found).toBe(isSafe);
  expect(told).toContain(isSafe ? (output.includes("metadata") ? "No known" : "Not audited") : "leaky");
});
