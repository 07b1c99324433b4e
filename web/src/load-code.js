// Runs when the server's HTML of a student's page is here. Asks for the page's code as soon as the page is painted: before that, the
// code would take the line from what is painted first. A page in the background is not painted; start.ts asks for its code.
{
  const code = document.querySelector('template#student-code');
  if (code instanceof HTMLTemplateElement)
    requestAnimationFrame(() => setTimeout(() => document.head.append(code.content)));
}
