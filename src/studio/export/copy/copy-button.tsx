import { Copy } from "lucide-react";
import { Suspense } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { Connection } from "../../api/connection.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { exportTexts } from "../texts.ts";

const CopyMenu = lazyPart(() => import("./copy-menu.tsx").then((module) => module.CopyMenu));

/** The place of the copy menu, which comes a moment later. */
export const CopyButton = (props: { record: AssetRecord; connection: Connection | undefined }) => (
  <Suspense fallback={<IconButton icon={Copy} label={exportTexts.copyButton.copyAs} disabled />}>
    <CopyMenu {...props} />
  </Suspense>
);
