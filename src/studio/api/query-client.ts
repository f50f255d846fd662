import { QueryClient } from "@tanstack/react-query";

/** One cache for the page. A loopback server needs no network, so nothing waits for the browser to be online. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: "always", retry: false, refetchOnReconnect: true },
    mutations: { networkMode: "always", retry: false },
  },
});
