import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../scripts/sandbox/database/openDatabase.ts';
import { ORIGIN } from '../../../scripts/sandbox/testBorrower.ts';
import { randomFrom } from '../../support/random.ts';
import { problemsOfBooks, problemsOfDatabase } from './books.ts';
import { deathlyLine } from './deathlyLine.ts';
import { work } from './orders.ts';
import { openPlace, type Place } from './processes.ts';
import { buildProgram } from './program.ts';

// As many deaths at least. More take minutes: RUNS=200 npx vitest run --config test/hosts/vitest.config.ts killed
const DEATHS = Number(process.env['RUNS'] || 16);
const SEED = Number(process.env['SEED'] || 1);
const MAX_IN_ROUND = 8;
const ROUNDS_A_LINE = 5;
// Long enough for a machine that is busy with other things.
const START_MS = 120_000;
const PATIENCE_MS = START_MS + DEATHS * 15_000;

let folder: string;
let places: readonly [Place, Place];
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
  const program = await buildProgram();
  places = [openPlace(program, databaseUrl), openPlace(program, databaseUrl)];
  await Promise.all(places.map((place) => place.ready()));
  database = await openDatabase(databaseUrl);
}, START_MS);

afterAll(async () => {
  database?.close();
  await Promise.all((places ?? []).map((place) => place.close()));
  await rm(folder, { recursive: true, force: true });
});

const deaths = (): number => places[0].deaths() + places[1].deaths();

// A process that was sent its death in the last round may still be about to end.
const reset = async (orderId: string): Promise<void> => {
  const request = new Request(`${ORIGIN}/sandbox/reset?orderId=${orderId}`, { method: 'POST' });
  const answer = await places[0].fetch(request).catch(() => undefined);
  if (!answer) await reset(orderId);
  else expect(answer.ok).toBe(true);
};

const beginAnew = async (): Promise<void> => {
  await Promise.all(places.map((place) => place.ready()));
  for (const { orderId } of work) await reset(orderId);
};

const problemsOfAll = async (): Promise<string[]> => {
  const ofOrders = await Promise.all(work.map((each) => problemsOfBooks(database.reader, each)));
  return [...ofOrders.flat(), ...(await problemsOfDatabase(database.reader))];
};

const orders = 'pays each order once and to the cent, and takes each loan once, ';

it(
  `${orders}while two processes on one database are killed ${DEATHS} times`,
  async () => {
    const random = randomFrom(SEED);
    let roundEndsAt = 0;
    const line = deathlyLine(places, random, () => deaths() < roundEndsAt);
    let rounds = 0;
    while (deaths() < DEATHS) {
      await beginAnew();
      roundEndsAt = Math.min(DEATHS, deaths() + MAX_IN_ROUND);
      await Promise.all(work.map(({ run }) => run(line.fetch, random)));
      roundEndsAt = 0;
      rounds += 1;
      expect(await problemsOfAll()).toEqual([]);
      if (rounds % ROUNDS_A_LINE === 0) console.log(`${deaths()} deaths in ${rounds} rounds, and all is well`);
    }
    const { timed, both, ordered } = line.deaths;
    console.log(
      `${deaths()} deaths in ${rounds} rounds: ${timed} by the clock (${both} times both processes), else of ${ordered} ordered ones`,
    );
  },
  PATIENCE_MS,
);
