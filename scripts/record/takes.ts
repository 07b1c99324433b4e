import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const takeShape = z.strictObject({
  /** A hash of the sound, which its files are named by. */
  sound: z.string().regex(/^[0-9a-f]{16}$/),
  /** Seconds at which the beats begin, and how long it lasts. */
  beats: z.array(z.number()),
  seconds: z.number(),
  /** A hash of the text that was read. */
  said: z.string(),
});

/** Of one scene: the take that is accepted, and a newer one that waits to be accepted or replaced. */
const noteShape = z.strictObject({ accepted: takeShape.nullable(), newest: takeShape.nullable() });

export type TakeNote = z.infer<typeof takeShape>;
type SceneNote = z.infer<typeof noteShape>;

const NOTHING: SceneNote = { accepted: null, newest: null };

/**
 * What was recorded, as WAV, in a folder of its own: <slug>/<scene>.json names its sounds. Names are those of the course, in kebab case:
 * none of them leaves the folder. A sound is there before a note names it, and a note changes as a whole: nothing is half done,
 * whenever the tool is stopped.
 */
export class Takes {
  constructor(private readonly directory: string) {}

  of(slug: string, scene: string): SceneNote {
    const file = this.note(slug, scene);
    if (!existsSync(file)) return NOTHING;
    return noteShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  }

  soundFile = (slug: string, scene: string, { sound }: TakeNote, end: 'wav' | 'mp3') =>
    join(this.directory, slug, `${scene}.${sound}.${end}`);

  /** In place of the last one that was not accepted. */
  save(slug: string, scene: string, wav: Buffer, note: Omit<TakeNote, 'sound'>): void {
    const { accepted } = this.of(slug, scene);
    const newest = { ...note, sound: createHash('sha256').update(wav).digest('hex').slice(0, 16) };
    writeWhole(this.soundFile(slug, scene, newest, 'wav'), wav);
    this.change(slug, scene, { accepted, newest });
  }

  /** Keeps the newest take. `encode` makes an MP3 of it, and says how long that is. False where there is nothing new. */
  async keep(slug: string, scene: string, encode: (wav: string, mp3: string) => Promise<number>): Promise<boolean> {
    const { newest } = this.of(slug, scene);
    if (newest === null) return false;
    const [wav, mp3] = (['wav', 'mp3'] as const).map((end) => this.soundFile(slug, scene, newest, end)); // the two ends
    const seconds = await encode(wav ?? '', mp3 ?? '');
    this.change(slug, scene, { accepted: { ...newest, seconds }, newest: null });
    return true;
  }

  private note = (slug: string, scene: string) => join(this.directory, slug, `${scene}.json`);

  private change(slug: string, scene: string, next: SceneNote): void {
    const before = this.of(slug, scene);
    writeWhole(this.note(slug, scene), JSON.stringify(next));
    const named = [next.accepted, next.newest].map((take) => take?.sound);
    for (const take of [before.accepted, before.newest])
      if (take !== null && !named.includes(take.sound))
        for (const end of ['wav', 'mp3'] as const) rmSync(this.soundFile(slug, scene, take, end), { force: true });
  }
}

/** Writes beside the file and renames, so that nobody ever sees half of it. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
