import { useQuery } from "@tanstack/react-query";
import { useHistory } from "../api/history-store.ts";
import { Notice } from "../ui/notice.tsx";

const MEGABYTE = 1_000_000;

/** What is kept in this browser, and how much room it takes. */
export function StorageSection() {
  const made = useHistory((state) => Object.keys(state.records).length);
  const problem = useHistory((state) => state.storageProblem);
  const { data } = useQuery({
    queryKey: ["storage", made],
    queryFn: async () => (await navigator.storage?.estimate?.()) ?? null,
  });
  const used = data?.usage === undefined ? undefined : Math.round(data.usage / MEGABYTE);
  const quota = data?.quota === undefined ? undefined : Math.round(data.quota / MEGABYTE);
  return (
    <section aria-labelledby="storage" className="flex flex-col gap-3">
      <h2 id="storage" className="font-semibold text-ink text-lg">
        Storage
      </h2>
      {problem && (
        <Notice tone="bad" title="This browser does not let the studio keep anything">
          What you make lives only as long as this page. A window that is not private helps. ({problem})
        </Notice>
      )}
      <p className="text-muted">
        {made} {made === 1 ? "thing" : "things"} made, with all files, kept in this browser.
        {used !== undefined && ` ${used.toLocaleString()} MB used`}
        {quota !== undefined && ` of ${quota.toLocaleString()} MB`}
        {used !== undefined && "."}
      </p>
    </section>
  );
}
