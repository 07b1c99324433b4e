const BLOCKS = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'];
/** MathML without links and actions: formulas of imported questions. */
export const MATH_TAGS: readonly string[] = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mstyle', 'mpadded', 'mphantom', 'menclose'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mfrac', 'msqrt', 'mroot', 'mtable', 'mtr', 'mtd'],
];
/** How MathML is drawn; alttext is what it says. */
export const MATH_ATTRIBUTES: readonly string[] = [
  ...['alttext', 'display', 'displaystyle', 'scriptlevel', 'mathvariant', 'linethickness', 'notation'],
  ...['stretchy', 'fence', 'separator', 'accent', 'accentunder', 'lspace', 'rspace', 'minsize', 'maxsize'],
  ...['width', 'height', 'depth', 'voffset', 'rowspacing', 'columnspacing', 'columnalign', 'rowlines', 'columnlines'],
];

/** The tags of course texts: an import removes all others, and so does the web app. */
export const COURSE_TAGS: readonly string[] = [...BLOCKS, ...TABLES, ...INLINE, ...MATH_TAGS];
