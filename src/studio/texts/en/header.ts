export const texts = {
  balance: {
    creditsOf: (account: string) => `Credits of ${account}`,
    creditsLeft: "credits left",
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
