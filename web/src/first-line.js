// Runs when the server's HTML of a student's page is here, before it is painted: of the lines that it offers, shows one at random.
// The page goes on with that one (progress/welcome-line.ts).
{
  const element = document.querySelector('[data-lines]');
  const lines = JSON.parse(element?.getAttribute('data-lines') ?? '[]');
  if (element && lines.length > 0) {
    element.textContent = lines[Math.floor(Math.random() * lines.length)];
  }
}
