import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

// What a connection can make the server hold: one answer, for as long as the client goes on reading it.

/** More requests than any client sends before it reads an answer. Browsers and proxies send one. */
const MOST_WAITING = 10;
/** How long a client may take no more of an answer. */
const UNREAD_MS = 60_000;
/** How long a client may take for an answer that is complete: 2 MB on 2G. */
const LONGEST_READ_MS = 600_000;

/**
 * Answers the requests of a connection in turn. Node would have those that are sent before the answers are read worked on at
 * once, and hold all their answers.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node gives a response its socket when the one before it has been sent.
    if (response.socket !== null) return listener(request, response);
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) return void socket.destroy();
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      // Node is still handing the socket over.
      process.nextTick(listener, request, response);
    });
  };
}

/**
 * Ends connections on which nothing moves for so long. Node counts progress, not time: a slow client that goes on reading keeps
 * its connection. Otherwise the answer would stay in memory until the client closes. What a client sends is progress, too, even
 * if it is blank lines, so an answer that is complete may take `longest` at most.
 */
export function cutOffUnread(server: Server, milliseconds = UNREAD_MS, longest = LONGEST_READ_MS): void {
  // Ahead of the listener that may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    response.once('prefinish', () => {
      if (socket.writableLength === 0) return;
      const deadline = setTimeout(() => socket.resetAndDestroy(), longest).unref();
      response.once('close', () => clearTimeout(deadline));
    });
  });
  server.timeout = milliseconds;
  server.on('timeout', (socket) => {
    // Between requests, the system may still be sending the last answer; a reset would cut it off.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
}
