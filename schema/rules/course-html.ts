const BLOCKS = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'];

/** The tags of course texts: an import removes all others, and so does the web app. */
export const COURSE_TAGS: readonly string[] = [...BLOCKS, ...TABLES, ...INLINE];
