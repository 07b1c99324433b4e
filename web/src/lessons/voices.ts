import { useEffect, useState } from 'react';

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

/** Names that vendors give to voices that do not sound like a robot. */
const SOUNDS_NATURAL = /natural|neural|premium|enhanced|siri/i;

/** Higher is better: a natural voice, then an American one, then one that works offline, then the default. */
const rank = ({ name, lang, localService, default: isDefault }: SpeechSynthesisVoice): number =>
  (SOUNDS_NATURAL.test(name) ? 8 : 0) +
  (/^en[-_]US/i.test(lang) ? 4 : 0) +
  (localService ? 2 : 0) +
  (isDefault ? 1 : 0);

/** The voices of this device that read English, the best first. */
export const englishVoices = (): readonly SpeechSynthesisVoice[] =>
  (synthesis()?.getVoices() ?? [])
    .filter(({ lang }) => /^en\b|^en_/i.test(lang))
    .toSorted((one, other) => rank(other) - rank(one));

/**
 * The voice that reads lessons: the remembered one, or else the best. Null where the device has none, and until the
 * browser has loaded them.
 */
export function useVoice(remembered: string | null): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState(englishVoices);
  useEffect(() => {
    const speech = synthesis();
    if (speech === null) return;
    const update = () => setVoices(englishVoices());
    speech.addEventListener('voiceschanged', update);
    return () => speech.removeEventListener('voiceschanged', update);
  }, []);
  return voices.find(({ voiceURI }) => voiceURI === remembered) ?? voices[0] ?? null;
}
