import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { EMBEDDED_ID, isOwnService } from "../api/connection.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { healthOf, UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { useHistory } from "../api/history-store.ts";
import { probeServer } from "../api/probe-server.ts";
import { queryClient } from "../api/query-client.ts";
import { announce } from "../ui/announcer.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { settingsTexts } from "./texts.ts";
import { ToSettings } from "./token-banner.tsx";

const PROBE_INTERVAL_MS = 5000;
/** A server that was well is asked again when the artist comes back to the page, and this long after the last time at the soonest. */
const LOOK_AGAIN_MS = 10_000;

/** Says that the current server does not answer or refuses the token, and what can be done. */
export function ServerBanner() {
  const connection = useCurrentConnection();
  const { state } = useHealth((all) => all[connection.id] ?? UNKNOWN_HEALTH);
  const isAway = state === "away";
  const isWithout = isOwnService(connection) && connection.token === "";

  useQuery({
    queryKey: ["probe", connection.id],
    enabled: isAway,
    refetchInterval: PROBE_INTERVAL_MS,
    queryFn: () => probeServer(connection),
    gcTime: 0,
  });

  // what lists its tasks is asked for them as soon as the page is there, and tells then what it thinks of the token. What says
  // that it has no lists may be of the bare contract, or may have refused to say: that tells only a task
  const tells = useQuery(capabilitiesQuery(connection)).data?.list ?? true;
  const loaded = useHistory((history) => history.loaded);
  useEffect(() => {
    if (!tells && loaded && !isWithout) void probeServer(connection);
  }, [tells, loaded, isWithout, connection]);

  useEffect(() => {
    // another token, as the printed address brings it: only asking tells what the server thinks of it
    if (!isWithout && healthOf(connection.id).state === "refused") void probeServer(connection);
  }, [connection, isWithout]);

  useEffect(() => {
    // once it answers again, what could not be read is read
    if (state !== "well") return;
    for (const what of ["account", "server-history"]) {
      void queryClient.refetchQueries({
        queryKey: [what, connection.id],
        predicate: (query) => query.state.error !== null,
      });
    }
  }, [state, connection.id]);

  useEffect(() => {
    // a server on this machine needs no network: only asking tells
    let askedAtMs = performance.now();
    const ask = () => {
      askedAtMs = performance.now();
      void probeServer(connection);
    };
    // the network or the artist is back: no need to wait for the next look
    const look = () => {
      if (document.hidden) return;
      void queryClient.refetchQueries({ queryKey: ["probe", connection.id] });
      if (isWithout) return;
      const { state: known } = healthOf(connection.id);
      // its owner may take the token in again, or have withdrawn it while nothing was asked
      if (known === "refused" || (known === "well" && performance.now() - askedAtMs > LOOK_AGAIN_MS)) ask();
    };
    window.addEventListener("offline", ask);
    window.addEventListener("online", look);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("offline", ask);
      window.removeEventListener("online", look);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [connection, isWithout]);

  const wasAway = useRef(false);
  useEffect(() => {
    if (isAway) wasAway.current = true;
    if (state !== "well" || !wasAway.current) return;
    wasAway.current = false;
    announce(settingsTexts.serverBanner.answersAgain(connection.name));
  }, [isAway, state, connection.name]);

  // who has no token is told by TokenBanner
  if (!isAway && (state !== "refused" || isWithout)) return null;
  return (
    <Banner
      words={
        isAway
          ? settingsTexts.serverBanner.away(connection.name, !navigator.onLine)
          : connection.id === EMBEDDED_ID
            ? settingsTexts.serverBanner.refusesOwnToken(connection.name)
            : settingsTexts.serverBanner.refusesToken(connection.name)
      }
    >
      {isAway && (
        <Button className="h-7" onClick={() => void queryClient.refetchQueries({ queryKey: ["probe", connection.id] })}>
          {settingsTexts.serverBanner.tryNow}
        </Button>
      )}
      {isAway ? <ToSettings /> : <ToToken of={connection.id} />}
    </Banner>
  );
}

/** The way to the field that a server's token stands in. */
const ToToken = ({ of }: { of: string }) => (
  <Link
    href={`/settings?token-of=${encodeURIComponent(of)}`}
    className="font-medium text-accent-text underline underline-offset-2"
  >
    {settingsTexts.serverBanner.changeTheToken}
  </Link>
);
