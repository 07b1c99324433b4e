import type { Received, Sent } from './send';
import type { Student } from './accounts';

/** What no client may read: a stack, SQL, a path, a driver's or a library's words. */
const INNARDS = [
  /\bat .{1,200}[:(]\d+:\d+\)?/,
  /node_modules|file:\/\/|\/(?:src|dist|home|usr|tmp|work)\/|\.[cm]?[jt]s\b/,
  /\b(?:select|insert into|update|delete from)\b.{1,200}\b(?:from|values|set|where)\b/is,
  /violates|duplicate key|constraint|syntax error at|invalid input syntax|invalid byte sequence|out of range/i,
  /postgres|pglite|mikro|express|apollo-server|graphql-jit|zod|ECONN|SQLSTATE/i,
  /TypeError|ReferenceError|RangeError|SyntaxError|Cannot read|is not a function/,
];

/** In an exported file, the messages that the student sent, with the addresses that they typed themselves. */
const OWN_MESSAGES = /"contact_messages\\?":.*?"estimates\\?":/s;

/** Throws, showing the request, when something went out that should not have. */
export class Inspector {
  constructor(
    private readonly sent: Sent,
    private readonly received: Received,
  ) {}

  /** The answer as JSON. */
  json(): unknown {
    if (!/^application\/(?:graphql-response\+)?json\b/.test(this.received.type)) this.fail('The answer is no JSON');
    try {
      return JSON.parse(this.received.text);
    } catch {
      return this.fail('The answer says it is JSON and is none');
    }
  }

  /** A refusal shows nothing of the server's inside; the sender's own text may come back. */
  checkWords(words: string): void {
    const own = `${this.sent.path} ${decoded(this.sent.path)} ${this.sent.body ?? ''}`;
    for (const innards of INNARDS) {
      const [found] = innards.exec(words) ?? [];
      if (found !== undefined && !own.includes(found)) this.fail(`A refusal shows "${found}"`);
    }
  }

  /** Nobody's address, but of whom the request itself names. */
  checkPrivacy(students: readonly Student[], asker: Student | undefined): void {
    const request = JSON.stringify(this.sent);
    const shown = this.received.text.replace(OWN_MESSAGES, '');
    for (const other of students) {
      const isNamed = [other.username, other.email, other.resetToken].some((name) => request.includes(name));
      if (other !== asker && !isNamed && shown.includes(other.email)) this.fail(`It shows ${other.email}`);
    }
  }

  fail(what: string): never {
    throw new Error(`${what}.\nsent: ${JSON.stringify(this.sent)}\nreceived: ${JSON.stringify(this.received)}`);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
