import { createServer, type Server } from 'node:net';

/** A mail server that accepts every mail. `mails` contains them exactly as received. */
export interface MailServer {
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** The subset of SMTP (RFC 5321) that a client without authentication needs. */
export async function startMailServer(port: number): Promise<MailServer> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => {
    let unread = '';
    let isData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say('220 test mail server');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const line = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (isData) {
          mails.push(line);
          isData = false;
          say('250 taken');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { mails, close: () => new Promise((done) => server.close(() => done())) };
}
