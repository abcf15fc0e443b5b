import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../context.ts'
import { addressKey, createBrake } from '../../platform/brake.ts'
import { ApiError } from '../../platform/errors.ts'
import { refuseInside } from '../../platform/inside.ts'
import { createTurns } from '../../platform/turns.ts'
import {
  countEvent,
  deleteTriesBefore,
  forgetTries,
  keepKey,
  readEvents,
  readUntil,
  readWaiting,
  takeTry,
  type RemMaat,
} from './remmen.queries.ts'

/**
 * One policy for every way in (names, pupils, cards, second factors, resets): five tries are free, then the wait is half a
 * minute, doubling to five minutes. There is never a lock that somebody has to come and open.
 */
const MAAT: RemMaat = { vrij: 5, eerste: 30, langste: 300 }

/** What counting needs. Within a scope, counting uses the scope's connection: see `remIn`. */
export type Rem = Pick<Context, 'kysely' | 'now' | 'security'>

/**
 * Counts in the transaction of a scope: the count and the work are committed together or not at all. To count a try even when
 * it fails, count before the scope.
 */
export const remIn = ({ now, security }: Context, { db }: AdminScope): Rem => ({
  kysely: db,
  now,
  security,
})

/** What is tried; two kinds for one person are counted separately. */
export type RemSoort = 'naam' | 'leerling' | 'factor' | 'wachtwoord'

const SCHOOL_SECONDS = 600
const SCHOOL_WRONG = 200
const SCHOOL_DELAY_MS = 2_000
const HOUR_MS = 3_600_000

/** Hashes, so that the key does not reveal whom it is about. */
const keyOf = (soort: string, wie: string): Buffer =>
  createHash('sha256').update(`${soort}:${wie}`).digest()

/** A flood from one address: far beyond what the classes of a school can type. */
const FLOOD = { limit: 3_000, windowMs: 60_000 }

/** Limits, per server, what one address may ask of the ways in per minute. */
export function createFloodGate(now: () => Date) {
  const brake = createBrake(FLOOD)
  return (address: string): void => brake.take(addressKey(address), now())
}

/** Counts a try, whether or not the person exists; throws `too_many_attempts` while it must wait. */
export async function requireTry(rem: Rem, soort: RemSoort, wie: string): Promise<void> {
  const sleutel = keyOf(soort, wie)
  const now = rem.now()
  if (await takeTry(rem.kysely, sleutel, { maat: MAAT, now })) return
  rem.security('sign_in_braked')
  throw await teVaak(rem, sleutel)
}

/** Makes the error for too many tries, with after how many seconds another may be made. */
async function teVaak(rem: Rem, sleutel: Buffer): Promise<ApiError> {
  const tot = await readUntil(rem.kysely, sleutel)
  const wachtMs = tot ? Math.max(0, tot.getTime() - rem.now().getTime()) : 0
  return new ApiError('too_many_attempts', undefined, Math.ceil(wachtMs / 1000))
}

/** Deletes the count of earlier tries after a right one. */
export const clearTries = (rem: Rem, soort: RemSoort, wie: string): Promise<void> =>
  forgetTries(rem.kysely, [keyOf(soort, wie)])

/**
 * Returns which of these have to wait now, and until when. It is called within a scope and so uses the scope's connection:
 * scopes that each wait for a second connection can block each other.
 */
export async function whoWaits(
  { db, now }: { readonly db: AdminScope['db']; readonly now: Date },
  soort: RemSoort,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const perSleutel = new Map(ids.map((id) => [keyOf(soort, id).toString('hex'), id]))
  const sleutels = ids.map((id) => keyOf(soort, id))
  const rijen = await readWaiting(db, sleutels, now)
  return new Map(
    rijen.flatMap(({ sleutel, tot }) => {
      const id = perSleutel.get(sleutel.toString('hex'))
      return id === undefined ? [] : [[id, tot] as const]
    }),
  )
}

/** Counts one more wrong try at a school, and logs an alarm at the one that reaches the limit. */
export async function noteSchoolFailure(rem: Rem, adminId: AdminId): Promise<void> {
  const fouten = await countEvent(rem.kysely, keyOf('school', adminId), {
    seconden: SCHOOL_SECONDS,
    now: rem.now(),
  })
  if (fouten === SCHOOL_WRONG) rem.security('school_alarm', adminId)
}

/** Delays the answer at a school where very many tries go wrong, but still lets it be answered. */
export async function slowDownSchool(rem: Rem, adminId: AdminId): Promise<void> {
  const fouten = await readEvents(rem.kysely, keyOf('school', adminId), rem.now())
  if (fouten < SCHOOL_WRONG) return
  refuseInside('a pause')
  await sleep(SCHOOL_DELAY_MS)
}

/** At most `hoogstens` within `seconden`. */
interface Ruimte {
  readonly wie: string
  readonly hoogstens: number
  readonly seconden: number
}

/** Counts a request and tells whether it is still within the limit, across all servers. */
export async function isWithin(
  rem: Rem,
  soort: 'herstel' | 'aanvraag' | 'uitnodigen' | 'uitnodigen_dag' | 'uitvoer',
  { wie, hoogstens, seconden }: Ruimte,
): Promise<boolean> {
  const aantal = await countEvent(rem.kysely, keyOf(soort, wie), { seconden, now: rem.now() })
  return aantal <= hoogstens
}

/** What may go wrong only a limited number of times. */
type Geteld = 'verhuizen' | 'ingang'

/** Counts a wrong try; returns how many there were within the time. */
export const countWrong = (
  rem: Rem,
  soort: Geteld,
  { wie, seconden }: Pick<Ruimte, 'wie' | 'seconden'>,
): Promise<number> => countEvent(rem.kysely, keyOf(soort, wie), { seconden, now: rem.now() })

const DAY_SECONDS = 86_400
/** How long after its last success an address may still use a code while the brake is on. */
const KNOWN_SECONDS = 8 * DAY_SECONDS
/** Beyond this many times the limit of wrong tries no code works any more: no class guesses that fast. */
const KNOWN_TIMES = 10

/** Remembers from where a code was used with success; a code that is used every day is written about once a day. */
function createAcquaintance(rem: Rem, bekend: string | undefined) {
  const sleutel = keyOf('bekend', bekend ?? '')
  return {
    isKnown: async (): Promise<boolean> =>
      bekend !== undefined && (await readEvents(rem.kysely, sleutel, rem.now())) > 0,
    async remember(): Promise<void> {
      if (bekend === undefined) return
      const now = rem.now()
      const tot = await readUntil(rem.kysely, sleutel)
      const isFresh = tot && tot.getTime() > now.getTime() + (KNOWN_SECONDS - DAY_SECONDS) * 1000
      if (!isFresh) await keepKey(rem.kysely, sleutel, { seconden: KNOWN_SECONDS, now })
    },
  }
}

/** Tries codes one at a time per address. A class is in within a second, and nobody gets past the count. */
const turns = createTurns({ atOnce: 6, waiting: 5_000, perKey: 2_500 })

/** What is tried, and within which limits. */
interface CodePoging extends Ruimte {
  readonly soort: Geteld
  /** Names the address and the code. */
  readonly bekend?: string
  /** Called for every try that opens nothing, including one that is refused without being looked at. */
  readonly onWrong?: () => Promise<void>
}

/**
 * Runs `work` for a code. Null means that the code opens nothing, and is counted. The tries of one address come one after the
 * other, so that many at once cannot slip past the count together. After too many wrong ones the address gets a 429 for every
 * code, except one that it used with success before (`bekend`): a child who types at random must not lock out their school.
 * Tries under the brake count as well and are all refused alike, so that somebody who guesses at that address has no more than
 * KNOWN_TIMES as many of them, and learns nothing else.
 */
export async function tryCode<R>(
  rem: Rem,
  { soort, bekend, onWrong, ...ruimte }: CodePoging,
  work: () => Promise<R | null>,
): Promise<R | null> {
  const sleutel = keyOf(soort, ruimte.wie)
  const before = createAcquaintance(rem, bekend)
  const { opened, isBraked } = await turns.run(sleutel.toString('hex'), async () => {
    const fouten = await readEvents(rem.kysely, sleutel, rem.now())
    const isOver = fouten >= ruimte.hoogstens
    const isTried = !isOver || (fouten < ruimte.hoogstens * KNOWN_TIMES && (await before.isKnown()))
    const gedaan = isTried ? await work() : null
    if (gedaan === null) await countWrong(rem, soort, ruimte)
    return { opened: gedaan, isBraked: isOver }
  })
  if (opened !== null) {
    await before.remember()
    return opened
  }
  await onWrong?.()
  if (isBraked) throw await teVaak(rem, sleutel)
  return null
}

/** Deletes the counts that have expired. */
export const sweepRemmen = (rem: Rem): Promise<void> =>
  deleteTriesBefore(rem.kysely, new Date(rem.now().getTime() - HOUR_MS))
