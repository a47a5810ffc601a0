// Calling the reader: a soft tone, and a note from the browser when the page is not in sight. Both only if wanted.

import { settings } from "./settings.svelte.ts";

let audio: AudioContext | undefined;

/** Also heard when it is switched on: then one knows it, and the browser lets the page be heard from then on. */
export function tone(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  // Two soft bells, a fifth apart.
  for (const [at, pitch] of [[0, 440], [0.14, 660]]) {
    const wave = audio.createOscillator();
    const loud = audio.createGain();
    wave.frequency.value = pitch;
    loud.gain.setValueAtTime(0, now + at);
    loud.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, now + at + 0.5);
    wave.connect(loud).connect(audio.destination);
    wave.start(now + at);
    wave.stop(now + at + 0.55);
  }
}

export function call(words: string, title: string): void {
  if (settings.sound) tone();
  if (!settings.notify || !document.hidden) return;
  const note = new Notification(title, { body: words, icon: "/favicon.svg", tag: "undertow" });
  note.onclick = () => window.focus();
}
