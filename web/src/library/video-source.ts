export interface VideoSource {
  kind: 'frame' | 'file' | 'lesson';
  /** The address to embed, or the slug of one of our own lessons. */
  src: string;
  /** The third party that the video loads from when played, or null if it is our own. */
  host: string | null;
  /** The address of a file's captions. Null if the player has its own captions or none are known. */
  captions: string | null;
}

/**
 * Parses the address of one of our own lessons, YouTube, Vimeo, or an mp4 or webm file. Returns null for anything else.
 * `origin` is the site's own address.
 */
export function readVideoSource(url: string | null, origin: string): VideoSource | null {
  const address = url?.trim();
  if (!address || !URL.canParse(address, origin)) return null;
  const parsed = new URL(address, origin);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  return readLesson(parsed, origin) ?? readYouTube(parsed) ?? readVimeo(parsed) ?? readFile(parsed, origin);
}

function readLesson(url: URL, origin: string): VideoSource | null {
  const slug = /^\/lessons\/([a-z0-9-]+)$/.exec(url.pathname)?.[1];
  return slug !== undefined && url.origin === origin ? { kind: 'lesson', src: slug, host: null, captions: null } : null;
}

const hostOf = (url: URL) => url.hostname.replace(/^(www|m|music)\./, '');

function readYouTube(url: URL): VideoSource | null {
  const host = hostOf(url);
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const onYouTube = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');
  const id = host === 'youtu.be' ? first : onYouTube ? inPath : null;
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  // Modest branding, no related videos from other channels, controls (spec §2). Autoplay: the student pressed play.
  const options = new URLSearchParams({ rel: '0', modestbranding: '1', controls: '1', autoplay: '1' });
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  if (start > 0) options.set('start', String(start));
  return {
    kind: 'frame',
    src: `https://www.youtube-nocookie.com/embed/${id}?${options}`,
    host: 'YouTube',
    captions: null,
  };
}

function readVimeo(url: URL): VideoSource | null {
  const host = hostOf(url);
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const match = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(url.pathname);
  if (!match?.[1]) return null;
  const options = new URLSearchParams({ dnt: '1', title: '0', byline: '0', portrait: '0', autoplay: '1' });
  // An unlisted video requires its hash.
  const hash = match[2] ?? url.searchParams.get('h');
  if (hash) options.set('h', hash);
  // Vimeo's player reads the start time from the fragment, as Vimeo's pages do.
  const start = secondsOf(/^#t=(\w+)$/.exec(url.hash)?.[1] ?? null);
  const moment = start > 0 ? `#t=${start}s` : '';
  const src = `https://player.vimeo.com/video/${match[1]}?${options}${moment}`;
  return { kind: 'frame', src, host: 'Vimeo', captions: null };
}

/**
 * One of our own files has its captions next to it: 1-1.mp4 and 1-1.vtt. Captions for a file on another host would
 * require CORS for the whole video, and without that host's permission the video would not play at all.
 */
function readFile(url: URL, origin: string): VideoSource | null {
  if (!/\.(mp4|webm)$/i.test(url.pathname)) return null;
  const isOurs = url.origin === origin;
  if (!isOurs) return { kind: 'file', src: url.href, host: url.hostname, captions: null };
  const captions = new URL(url.pathname.replace(/\.\w+$/, '.vtt'), url.origin).href;
  return { kind: 'file', src: url.href, host: null, captions };
}

/** Parses "90", "90s", "1m30s" or "1h2m3s" into seconds. Returns 0 for anything else. */
function secondsOf(time: string | null): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '');
  const [hours, minutes, seconds] = [1, 2, 3].map((part) => Number(match?.[part] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
