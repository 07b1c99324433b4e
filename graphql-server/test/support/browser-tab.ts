/** A tab of a browser on the site: a cookie jar of its own, the headers that browsers add, and the two tokens of spec §7. */
export class Page {
  /** Name, value and path; of the rest of a cookie only its end matters to a jar. */
  private readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();
  /** Every Set-Cookie line as it came. */
  readonly setCookies: string[] = [];
  /** Persistent storage. */
  accessToken: string | null = null;
  /** Session storage. */
  csrfToken: string | null = null;

  constructor(private readonly origin: string) {}

  async request(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const cookie = [...this.cookies]
      .filter(([, { path: scope }]) => path.startsWith(scope))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        accept: '*/*',
        'accept-language': 'en-US,en;q=0.5',
        referer: `${this.origin}/`,
        'sec-fetch-dest': 'empty',
        'sec-fetch-mode': 'cors',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: this.origin }),
        ...(method !== 'GET' && this.csrfToken !== null && { 'X-CSRF-Token': this.csrfToken }),
        ...(this.accessToken !== null && { authorization: `Bearer ${this.accessToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return { status: response.status, json: await response.json() };
  }

  private keep(line: string): void {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const attribute = (wanted: string) =>
      attributes.find((one) => one.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const isOver = attribute('Max-Age') === '0' || new Date(attribute('Expires') ?? '9999-12-31') < new Date();
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attribute('Path') ?? '/' });
  }
}
