import type { Tracing } from "./tracing.ts";

/**
 * Traces for the collector at `endpoint`, undefined where none is named. OpenTelemetry is loaded only then.
 *
 * @param endpoint As `OTEL_EXPORTER_OTLP_ENDPOINT`: spans go to `<endpoint>/v1/traces`.
 */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { openOtlpTracing } = await import("./otlp-tracing.ts");
  return openOtlpTracing(endpoint);
}
