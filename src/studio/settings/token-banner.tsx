import { Link } from "wouter";
import { isOwnService } from "../api/connection.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { Banner } from "../ui/banner.tsx";
import { headerTexts } from "../ui/header-texts.ts";

/**
 * Says that the own service wants a token where there is none. That is known before anything is asked, so it stands there with
 * the first picture of the page and pushes nothing down; what only an answer tells comes by `ServerBanner`.
 */
export function TokenBanner() {
  const connection = useCurrentConnection();
  if (!isOwnService(connection) || connection.token !== "") return null;
  return (
    <Banner remembered="token" words={headerTexts.banner.wantsToken(connection.name)}>
      <ToSettings />
    </Banner>
  );
}

/** The way to where servers and their tokens are. */
export const ToSettings = () => (
  <Link href="/settings" className="font-medium text-accent-text underline underline-offset-2">
    {headerTexts.banner.openSettings}
  </Link>
);
