import { prefs } from './prefs.svelte';

/** A few tones, made on the spot: [pitch in Hz, start, length], times in seconds. */
type Tune = [number, number, number][];

const tunes = {
  turn: [
    [523, 0, 0.14],
    [784, 0.11, 0.2],
  ],
  step: [[330, 0, 0.08]],
  good: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.3],
  ],
  bad: [
    [220, 0, 0.18],
    [165, 0.15, 0.3],
  ],
} satisfies Record<string, Tune>;

export type Sound = keyof typeof tunes;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [pitch, start, length] of tunes[sound] as Tune) tone(context, pitch, start, length);
  } catch {
    // No sound on this device: the page says the same in words.
  }
}

function tone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const from = audio.currentTime + start;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = 'triangle';
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(from);
  wave.stop(from + length + 0.02);
}
