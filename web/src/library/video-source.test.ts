import { expect, test } from 'vitest';
import { readVideoSource } from './video-source';

const HERE = window.location.origin;
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&modestbranding=1&controls=1&autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1&title=0&byline=0&portrait=0&autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', YOUTUBE],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${YOUTUBE}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${YOUTUBE}&start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?start=12', `${YOUTUBE}&start=12`],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/76979871#t=1m30s', `${VIMEO}#t=90s`],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', `${VIMEO}&h=ab12cd34ef`],
  ['https://player.vimeo.com/video/76979871', VIMEO],
  ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
  ['https://vimeo.com/76979871/ab12cd34ef', `${VIMEO}&h=ab12cd34ef`],
])('%s is played in a frame of its privacy-friendly host', (address, src) => {
  expect(readVideoSource(address, window.location.origin)).toMatchObject({ kind: 'frame', src });
});

test.each([
  ['https://media.example.com/1-1.mp4', 'https://media.example.com/1-1.mp4', 'media.example.com', null],
  ['https://media.example.com/1.WEBM?token=x', 'https://media.example.com/1.WEBM?token=x', 'media.example.com', null],
  ['/films/1.1.mp4?v=2', `${HERE}/films/1.1.mp4?v=2`, null, `${HERE}/films/1.1.vtt`],
])('%s is played as a file', (address, src, host, captions) => {
  expect(readVideoSource(address, window.location.origin)).toEqual({ kind: 'file', src, host, captions });
});

test.each([
  [null],
  [''],
  ['   '],
  ['javascript:alert(1)//x.mp4'],
  ['data:video/mp4;base64,AAAA'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v="><script>'],
  ['https://www.youtube.com/'],
  ['https://vimeo.com/about'],
  ['https://vimeo.com.evil.example/76979871'],
  ['https://youtu.be/'],
  ['https://www.youtube.com/playlist?list=PL1'],
  ['http://['],
  ['/lessons/UPPER'],
  ['https://example.com/lessons/scarcity'],
  ['https://example.com/page'],
])('%s holds no video that can be embedded', (address) => {
  expect(readVideoSource(address, window.location.origin)).toBeNull();
});
