interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: { readonly high?: number; readonly critical?: number } };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** Reads what `npm audit --json` wrote. A registry that audits nothing, or is away, is told and no fault of the product's. */
export function judgeAudit(output: string): { isSafe: boolean; told: string } {
  const { metadata, vulnerabilities = {} } = parse(output);
  const counts = metadata?.vulnerabilities;
  if (!counts) return { isSafe: true, told: "Not audited: this registry does not say what is known of packages." };
  const bad = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  if (bad.length === 0 && !counts.high && !counts.critical)
    return { isSafe: true, told: "No known weakness, high or critical." };
  return {
    isSafe: false,
    told: `Known weaknesses: ${bad.map(([name, { severity }]) => `${name} (${severity})`).join(", ")}`,
  };
}

function parse(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return {};
  }
}
