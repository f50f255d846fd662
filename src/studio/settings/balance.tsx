import { Coins } from "lucide-react";
import { useAccount } from "../api/account-query.ts";
import { useCurrentConnection } from "../api/connections-store.ts";
import { formatNumber } from "../texts/figures.ts";
import { headerTexts } from "../ui/header-texts.ts";

/** Credits left, where the server counts them. */
export function Balance() {
  const account = useAccount(useCurrentConnection());
  if (account?.balance == null) return null;
  return (
    <span
      data-tip={headerTexts.balance.creditsOf(account.name)}
      className="inline-flex items-center gap-1.5 text-muted tabular-nums max-sm:hidden"
    >
      <Coins aria-hidden size={14} strokeWidth={1.75} />
      {formatNumber(account.balance)}
      <span className="sr-only">{headerTexts.balance.creditsLeft}</span>
    </span>
  );
}
