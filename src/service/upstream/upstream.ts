import { type Capabilities, NO_CAPABILITIES } from "#client/capabilities.ts";
import { createClient } from "#client/client.ts";
import { retrying } from "#client/retrying.ts";
import type { Family } from "#contract/family.ts";
import type { UpstreamConfig } from "../config.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { type FarAsset, FarRun, type FarRunOptions, fetchAgain } from "./far-run.ts";
import type { UpstreamState } from "./upstream-state.ts";

/** The other server of the contract that makes the assets in this one's place. */
export interface Upstream {
  readonly url: string;
  /**
   * Has a task made there and copies its files here. Takes up what an earlier run of the same task began there.
   *
   * @throws {RunError} when the other server fails or refuses, or the run is cancelled.
   */
  make(run: FarRunOptions): Promise<FarAsset>;
  /**
   * Copies the files of a finished task once more.
   *
   * @returns null when the other server has them no longer.
   */
  fetchAgain(family: Family, state: UpstreamState): Promise<FarAsset | null>;
  /** Cancels or deletes a task there, where that can be done. Never rejects. */
  remove(family: Family, state: UpstreamState): Promise<void>;
}

export function openUpstream({ url, token }: UpstreamConfig): Upstream {
  const client = createClient({ baseUrl: url, token, fetch: boundedFetch });
  const host = new URL(url).host;
  let known: Capabilities | undefined;

  const capabilities = async (signal?: AbortSignal): Promise<Capabilities> => {
    if (known) return known;
    const found = await retrying(() => client.capabilities(signal ? { signal } : {}), { signal });
    // a server that starts or is being replaced may seem to have none
    if (found !== NO_CAPABILITIES) known = found;
    return found;
  };

  const far = { client, host, token, url, capabilities };
  return {
    url,
    make: (options) => new FarRun(far, options).make(),
    fetchAgain: (family, state) => fetchAgain(far, family, state),
    async remove(family, state) {
      try {
        if (!(await capabilities()).remove) return;
        for (const id of new Set([state.id, state.optimizedId])) {
          if (id !== undefined) await retrying(() => client.remove(family, id));
        }
      } catch {
        // gone already, or out of reach: nobody here waits for it
      }
    },
  };
}
