import { navigate } from "wouter/use-browser-location";
import { useConnections, useCurrentConnection } from "../api/connections-store.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { announce } from "../ui/announcer.tsx";
import { headerTexts } from "../ui/header-texts.ts";
import { HealthMark } from "../ui/health-mark.tsx";
import { Select } from "../ui/select.tsx";

const ADD = " add";

/** Which server to work with, and whether it answers. */
export function ConnectionSwitch() {
  const connections = useConnections((state) => state.connections);
  const select = useConnections((state) => state.select);
  const current = useCurrentConnection();
  const health = useHealth((state) => state[current.id] ?? UNKNOWN_HEALTH);
  return (
    <Select
      label={headerTexts.connectionSwitch.connection}
      // on a phone only the mark is seen, and the whole of it opens the list
      className="min-w-0 max-w-52 rounded-md outline-focus max-sm:w-11 max-sm:has-[select:focus-visible]:outline-2 max-sm:[&>span]:inset-x-0 max-sm:[&>span]:justify-center max-sm:[&>svg]:hidden max-sm:[&_select]:px-0 max-sm:[&_select]:opacity-0"
      mark={<HealthMark state={health.state} />}
      remembered="connection"
      value={current.id}
      options={[
        ...connections.map(({ id, name }) => ({ value: id, label: name })),
        { value: ADD, label: headerTexts.connectionSwitch.manageConnections },
      ]}
      onChange={(id) => {
        if (id === ADD) return navigate("/settings");
        select(id);
        announce(headerTexts.connectionSwitch.isCurrent(connections.find((each) => each.id === id)?.name ?? id));
      }}
    />
  );
}
