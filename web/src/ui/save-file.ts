/** How long a browser may take to begin reading what it was told to save. */
const LIFETIME_MS = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LIFETIME_MS);
}
