import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { secretsIn } from '../../../test-support/secrets-in';
import { startTestApp, type TestApp } from '../support/app';
import { PASSWORD } from './accounts';
import { studentOf, type Asker } from './askers';
import { Inspector } from './clean';
import { runs } from './runs';
import { send, type Received, type Sent } from './send';
import { expectSoundState } from './state';
import { World } from './world';

/** How requests of an API go out, and what must hold of their answers. */
export interface ApiFuzz<Fuzzed extends { readonly asker: Asker }> {
  requestOf(fuzz: Fuzzed, world: World): Sent;
  /** Throws when something is wrong with the answer. Returns whether it is one; else it is a refusal. */
  isAnswer(inspector: Inspector, received: Received): boolean;
}

export class FuzzedApp {
  readonly world: World;
  private readonly outcomes: boolean[] = [];

  constructor(private readonly app: TestApp) {
    this.world = new World(app);
  }

  /** Sends many of these requests and looks at each answer, and in the end at the data that they left behind. */
  async sendAll<Fuzzed extends { readonly asker: Asker }>(
    requests: Arbitrary<Fuzzed>,
    { requestOf, isAnswer }: ApiFuzz<Fuzzed>,
  ): Promise<void> {
    const { app, world } = this;
    const property = fc.asyncProperty(requests, async (fuzz) => {
      await world.tend();
      const sent = requestOf(fuzz, world);
      const received = await send(app.url, sent);
      const inspector = new Inspector(sent, received);
      this.outcomes.push(isAnswer(inspector, received));
      inspector.checkPrivacy(world.students, studentOf(world, fuzz.asker));
    });
    await fc.assert(property, runs());
    await expectSoundState(app.db);
  }

  /** The CSRF token of a browser, and the cookie it goes with. */
  async csrf(): Promise<Record<string, string>> {
    const response = await fetch(`${this.app.url}/api/csrf/getit`);
    const { csrf_token: token } = (await response.json()) as { csrf_token: string }; // spec §7
    return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': token };
  }

  /** Stops it. Its log must hold no fault and no secret of a student. */
  async end(): Promise<void> {
    await this.app.stop();
    const tokens = this.world.students.flatMap((student) => [
      student.accessToken,
      student.expiredToken,
      student.resetToken,
    ]);
    expect(secretsIn(this.app.logged.join(''), [PASSWORD, ...tokens])).toEqual([]);
    expect(this.app.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    expectToHaveMattered(this.outcomes);
  }
}

/** Requests that are all refused at the doorstep would prove little, and so would requests that are all good. */
function expectToHaveMattered(outcomes: readonly boolean[]): void {
  const answered = outcomes.filter((isAnswer) => isAnswer).length / outcomes.length;
  expect(answered).toBeGreaterThan(0.2);
  expect(answered).toBeLessThan(0.8);
}

/**
 * One app for all calls of an API. Other tests search its log for the texts of mails as well (useTestApp); here the same
 * nonsense stands in a mail and in a path, which is logged.
 */
export function useFuzzedApp(): () => FuzzedApp {
  let fuzzed: FuzzedApp | undefined;
  beforeAll(async () => {
    fuzzed = new FuzzedApp(await startTestApp());
  });
  afterAll(() => fuzzed?.end());
  return () => {
    if (fuzzed === undefined) throw new Error('The app is not started yet.');
    return fuzzed;
  };
}
