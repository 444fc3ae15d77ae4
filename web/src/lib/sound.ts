import { settings } from "./settings.svelte";

/** Short sounds made on the spot: a card laid, a step taken, your turn, the end. Silent unless switched on. */
export type Sound = "card" | "step" | "turn" | "end";

interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const note = (at: number, pitch: number, length: number, loud: number, wave: OscillatorType = "sine"): Note => ({
  at,
  pitch,
  length,
  loud,
  wave,
});

const SCORES: Record<Sound, Note[]> = {
  card: [note(0, 340, 0.05, 0.1, "triangle"), note(0.015, 190, 0.07, 0.08)],
  step: [note(0, 150, 0.06, 0.14), note(0.01, 90, 0.09, 0.1)],
  turn: [note(0, 523, 0.18, 0.07), note(0.12, 784, 0.3, 0.07)],
  end: [note(0, 392, 0.3, 0.07), note(0.16, 523, 0.3, 0.07), note(0.32, 659, 0.3, 0.07), note(0.48, 784, 0.7, 0.08)],
};

let context: AudioContext | null = null;

function strike(audio: AudioContext, { at, pitch, length, loud, wave }: Note): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  const audio = context;
  for (const part of SCORES[name]) strike(audio, part);
}
