export const texts = {
  balance: {
    creditsOf: (account: string) => `Credits of ${account}`,
    creditsLeft: "credits left",
  },
  banner: {
    wantsToken: (connection: string) =>
      `${connection} wants its access token: open the address that it printed when it started.`,
    openSettings: "Open settings",
  },
  connectionSwitch: {
    connection: "Connection",
    manageConnections: "Manage connections…",
    isCurrent: (connection: string) => `${connection} is the current connection.`,
  },
  themeSwitch: {
    dark: "Switch to the dark theme",
    light: "Switch to the light theme",
  },
  command: {
    palette: "Search commands and tasks",
    search: "Search",
    themes: { dark: "The dark theme.", light: "The light theme." },
  },
};
