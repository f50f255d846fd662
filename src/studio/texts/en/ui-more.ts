import { counted } from "../figures.ts";

export const texts = {
  confirmDialog: {
    keep: "Keep it",
  },
  labelField: {
    onlySome: "Only some of them have it",
    remove: (one: string, each: string) => `Remove ${one} ${each}`,
    add: (one: string) => `Add ${one}`,
    addThis: (one: string) => `Add this ${one}`,
    added: (one: string, each: string) => `Added ${one} ${each}.`,
    removed: (one: string, each: string) => `Removed ${one} ${each}.`,
  },
  rating: {
    remove: "Take the rating away",
    stars: (count: number) => counted(count, { one: "star", other: "stars" }),
  },
  timeLeft: {
    usually: (expectedMs: string) => `usually ${expectedMs}`,
    aboutLeft: (leftMs: string) => `about ${leftMs} left`,
    longerThanUsual: (expectedMs: string) => `longer than usual (${expectedMs})`,
    anyMoment: "any moment",
  },
  bytes: {
    units: ["bytes", "kB", "MB", "GB", "TB"],
  },
  duration: {
    seconds: (seconds: string) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    justNow: "just now",
    minutesAgo: (minutes: number) => `${minutes} min ago`,
    hoursAgo: (hours: number) => `${hours} h ago`,
  },
};
