/** What pg's pool tells of its connections; `Client` is the part of a connection that the listener uses. */
export interface PoolEvents<Client> {
  on(event: 'connect' | 'acquire', listener: (client: Client) => void): unknown;
  on(event: 'release', listener: (error: unknown, client: Client) => void): unknown;
}
