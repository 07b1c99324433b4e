import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';

// Receives SVG texts and sends back each as PNG (share-pictures.ts). The fonts are those of economics/svg/draw-card.ts.

const FONTS = [
  'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff2',
];

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));

const fontBuffers = FONTS.map((file) => read(`@fontsource/${file}`));
await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));

parentPort?.on('message', (svg: string) =>
  parentPort?.postMessage(new Resvg(svg, { font: { fontBuffers } }).render().asPng()),
);
