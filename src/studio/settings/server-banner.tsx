import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { EMBEDDED_ID, isOwnService } from "../api/connection.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { probeServer } from "../api/probe-server.ts";
import { queryClient } from "../api/query-client.ts";
import { announce } from "../ui/announcer.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { headerTexts } from "../ui/header-texts.ts";
import { settingsTexts } from "./texts.ts";
import { ToSettings } from "./token-banner.tsx";

const PROBE_INTERVAL_MS = 5000;

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
    // the network or the artist is back: no need to wait for the next look
    const look = () => {
      if (!document.hidden) void queryClient.refetchQueries({ queryKey: ["probe", connection.id] });
    };
    // a server on this machine needs no network: only asking tells
    const ask = () => void probeServer(connection);
    window.addEventListener("offline", ask);
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("offline", ask);
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [connection]);

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
            ? headerTexts.banner.wantsToken(connection.name)
            : settingsTexts.serverBanner.refusesToken(connection.name)
      }
    >
      {isAway && (
        <Button className="h-7" onClick={() => void queryClient.refetchQueries({ queryKey: ["probe", connection.id] })}>
          {settingsTexts.serverBanner.tryNow}
        </Button>
      )}
      <ToSettings />
    </Banner>
  );
}
