import type { Concept } from "../concept.ts";
import { accordion } from "./accordion.ts";
import { bagpipes } from "./bagpipes.ts";
import { banjo } from "./banjo.ts";
import { bassoon } from "./bassoon.ts";
import { bell } from "./bell.ts";
import { bongo } from "./bongo.ts";
import { frenchHorn } from "./brass/french-horn.ts";
import { trombone } from "./brass/trombone.ts";
import { trumpet } from "./brass/trumpet.ts";
import { tuba } from "./brass/tuba.ts";
import { castanets } from "./castanets.ts";
import { cymbal } from "./cymbal.ts";
import { didgeridoo } from "./didgeridoo.ts";
import { drum } from "./drum/drum.ts";
import { drumKit } from "./drum/drum-kit.ts";
import { drumStick } from "./drum/drum-stick.ts";
import { flute } from "./flute.ts";
import { gong } from "./gong.ts";
import { bassGuitar } from "./guitar/bass-guitar.ts";
import { guitar } from "./guitar/guitar.ts";
import { ukulele } from "./guitar/ukulele.ts";
import { guitarAmplifier } from "./guitar-amplifier.ts";
import { harmonica } from "./harmonica.ts";
import { harp } from "./harp.ts";
import { instrumentCase } from "./instrument-case.ts";
import { kalimba } from "./kalimba.ts";
import { keytar } from "./keytar.ts";
import { maracas } from "./maracas.ts";
import { microphone } from "./microphone.ts";
import { musicStand } from "./music-stand.ts";
import { musicalTriangle } from "./musical-triangle.ts";
import { ocarina } from "./ocarina.ts";
import { piano } from "./piano/piano.ts";
import { synthesizer } from "./piano/synthesizer.ts";
import { pipeOrgan } from "./pipe-organ.ts";
import { saxophone } from "./saxophone.ts";
import { sitar } from "./sitar.ts";
import { tambourine } from "./tambourine.ts";
import { theremin } from "./theremin.ts";
import { tuningFork } from "./tuning-fork.ts";
import { violin } from "./violin/violin.ts";
import { warHorn } from "./war-horn.ts";
import { xylophone } from "./xylophone.ts";

export const INSTRUMENTS: readonly Concept[] = [
  bassoon,
  theremin,
  keytar,
  warHorn,
  ocarina,
  tuningFork,
  didgeridoo,
  kalimba,
  guitarAmplifier,
  accordion,
  bagpipes,
  banjo,
  sitar,
  bassGuitar,
  bongo,
  drum,
  drumKit,
  drumStick,
  flute,
  frenchHorn,
  gong,
  guitar,
  harmonica,
  harp,
  maracas,
  microphone,
  musicalTriangle,
  piano,
  saxophone,
  synthesizer,
  tambourine,
  trombone,
  trumpet,
  tuba,
  ukulele,
  violin,
  xylophone,
  bell,
  instrumentCase,
  cymbal,
  musicStand,
  castanets,
  pipeOrgan,
];
