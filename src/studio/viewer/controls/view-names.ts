import type { Channel, Matcap, Sharpness, Tone, View, Wire } from "../setup/stage-setup.ts";
import { viewerTexts } from "../texts.ts";

interface Name {
  readonly label: string;
  readonly tip: string;
}

/** What a view is called on its button and what it shows. */
export const viewNames = (): Readonly<Record<View, Name>> => viewerTexts.viewNames;

export const matcapNames = (): Readonly<Record<Matcap, Name>> => viewerTexts.matcapNames;

export const channelNames = (): Readonly<Record<Channel, Name>> => viewerTexts.channelNames;

export const wireNames = (): Readonly<Record<Wire, Name>> => viewerTexts.wireNames;

export const sharpnessNames = (): Readonly<Record<Sharpness, Name>> => viewerTexts.sharpnessNames;

export const toneName = (tone: Tone): string => viewerTexts.toneNames[tone];

/** The options of a choice, in its order. */
export function optionsOf<T extends string>(values: readonly T[], names: Readonly<Record<T, Name>>) {
  return values.map((value) => ({ value, ...names[value] }));
}
