export const texts = {
  explainError: {
    sentInPart: (message: string, title: string) => `${message} Then: ${title}`,
    triedTimes: (title: string, times: number) => `${title}, tried ${times} times`,
    notSent: "This was not sent",
    theServer: "The server",
    thisDidNotWork: "This did not work",
    doesNotAnswer: "The server does not answer",
    doesNotAnswerDetail: (server: string) =>
      `${server} cannot be reached. It may be off, the address may be wrong, or it may not allow this page to talk to it (CORS).`,
    offline: "This computer is offline",
    offlineDetail: (server: string) =>
      `${server} cannot be reached until the network is back. If it runs on this computer, it may be off.`,
    partMissing: (origin: string) =>
      `${origin}, where this page comes from, did not send a part of it that this needs.`,
    tokenRefused: "The access token was refused",
    tokenRefusedDetail: (server: string) => `${server} does not accept the token of this connection.`,
    senseless: "The server's answer makes no sense",
    senselessDetail: (said: string, server: string) =>
      `${said} Is ${server} the right address, without /v1? If it is, a page to sign in or a fault of the server stands before it.`,
    notEnoughCredits: "Not enough credits",
    notAccepted: "The server does not accept this",
    wait: (seconds: number) => ` It asks to wait ${seconds} s.`,
    busy: "The server is busy",
    notOffered: "The server does not offer this",
    notOfferedDetail: (own: string, server: string, status: number | undefined) =>
      `${own}${server} answered ${status}. If that holds for everything, its address is wrong.`,
    answered: (status: number | undefined) => `The server answered ${status}`,
    brokenDetail: (own: string) => `${own}Something broke on its side, not on yours.`,
  },
  testConnection: {
    refusesToken: (baseUrl: string, status: number | undefined) =>
      `${baseUrl} answers, but refuses this access token (${status}).`,
    cannotBeReached: (baseUrl: string, origin: string) =>
      `${baseUrl} cannot be reached. Is it running, and is the address right? If both are so, it does not allow this page to talk to it: its operator must allow the origin ${origin} (CORS).`,
    oddAnswer: (baseUrl: string, status: number | undefined, message: string) =>
      `${baseUrl} answers, but with ${status} where 404 was expected: ${message}`,
  },
};
