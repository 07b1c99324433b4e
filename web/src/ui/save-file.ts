/** How long the object URL stays valid, so that the browser can start reading the file. */
const LIFETIME_MS = 60_000;

export function saveFile(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LIFETIME_MS);
}
