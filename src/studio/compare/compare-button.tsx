import { Columns2 } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { compareAddress, MOST_SIDES } from "../api/compare-address.ts";
import { Button } from "../ui/button.tsx";
import { compareTexts } from "./texts.ts";

interface CompareButtonProps {
  records: readonly AssetRecord[];
  onGo(address: string): void;
}

/** Sets what is chosen side by side. With one, the other is picked there. */
export function CompareButton({ records, onGo }: CompareButtonProps) {
  const tooMany = records.length > MOST_SIDES ? compareTexts.button.tooMany(MOST_SIDES, records.length) : undefined;
  return (
    <Button
      icon={Columns2}
      look="quiet"
      wordsFrom="md"
      disabledReason={tooMany}
      onClick={() => onGo(compareAddress(records.map(({ key }) => key)))}
    >
      {compareTexts.button.compare}
    </Button>
  );
}
