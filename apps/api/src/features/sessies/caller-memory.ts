import type { UserId } from '@letterhaven/contracts/ids'
import type { Caller, Context } from '../../kern/context.ts'
import { listWijzigingen, wijzigingKey } from './sessies.queries.ts'

/** The server notices an ended session, a changed role or a disabled sign-in within a second: this, and one query. */
const HEAR_MS = 800
/** How many people are remembered; the one looked up longest ago leaves first. */
const MAX_PEOPLE = 20_000
/** How many tokens are remembered per person: one per device, and one more after a refresh. */
const MAX_TOKENS = 8

/** A caller, and until when this answer of the database holds if nothing changes. */
export interface Established {
  readonly caller: Caller
  /** Milliseconds since 1970. */
  readonly until: number
}

/** A verified token and the person it names. Everything else about the caller is looked up. */
interface Bearing {
  readonly token: string
  readonly userId: UserId
}

/** Where a caller is remembered: under the same key by which `toegang_wijziging` names the person. */
interface Place {
  readonly token: string
  readonly wie: string
}

interface Known {
  readonly established: Promise<Established>
  untilMs: number
}

/** Returns the caller from memory, or looks it up and remembers it. */
export type CallerMemory = (bearing: Bearing, lookUp: () => Promise<Established>) => Promise<Caller>

/**
 * Asks the database whose access changed, at most once per HEAR_MS and for all callers together. Each question hears
 * of what the previous one did not see, so a change that commits late is not missed.
 */
function createHearing(ctx: Context, forget: (changed: readonly string[] | 'everybody') => void) {
  let upTo: string | null = null
  let heardMs = -Infinity
  let asking: Promise<void> | null = null
  let begins = 0

  async function ask(nowMs: number): Promise<void> {
    const begin = begins
    const heard = await listWijzigingen(ctx.kysely, upTo)
    forget(upTo === null ? 'everybody' : heard.changed)
    upTo = heard.upTo
    // A clock that was set back meanwhile makes the moment of the question worthless.
    if (begin === begins) heardMs = nowMs
  }

  return {
    async hear(nowMs: number): Promise<void> {
      if (nowMs - heardMs < HEAR_MS) return
      asking ??= ask(nowMs).finally(() => (asking = null))
      await asking
    },
    /** Forgets everybody and asks again at the next call: the age of the last answer is unknown. */
    startAnew(): void {
      forget('everybody')
      heardMs = -Infinity
      begins += 1
    },
  }
}

/** Remembers callers until the database reports a change of their access. */
export function createCallerMemory(ctx: Context): CallerMemory {
  const people = new Map<string, Map<string, Known>>()
  let lastMs = -Infinity
  const hearing = createHearing(ctx, (changed) => {
    if (changed === 'everybody') people.clear()
    else for (const wie of changed) people.delete(wie)
  })

  function recall({ wie, token }: Place, nowMs: number): Known | undefined {
    const known = people.get(wie)?.get(token)
    return known && nowMs < known.untilMs ? known : undefined
  }

  /** Call this before the lookup is answered, so that a change during the lookup removes the entry again. */
  function remember({ wie, token }: Place, known: Known): void {
    const tokens = people.get(wie) ?? new Map<string, Known>()
    people.delete(wie)
    people.set(wie, tokens)
    tokens.set(token, known)
    const [oldestToken] = tokens.keys()
    if (tokens.size > MAX_TOKENS && oldestToken !== undefined) tokens.delete(oldestToken)
    const [oldest] = people.keys()
    if (people.size > MAX_PEOPLE && oldest !== undefined) people.delete(oldest)
  }

  return async ({ token, userId }, lookUp) => {
    const place = { token, wie: wijzigingKey(userId) }
    const nowMs = ctx.now().getTime()
    // The clock was set back, so no remembered moment can be compared with it.
    if (nowMs < lastMs) hearing.startAnew()
    lastMs = nowMs
    if (recall(place, nowMs)) await hearing.hear(nowMs)
    const hit = recall(place, nowMs)
    if (hit) return (await hit.established).caller
    const known: Known = { established: lookUp(), untilMs: nowMs + HEAR_MS }
    remember(place, known)
    try {
      const { caller, until } = await known.established
      known.untilMs = until
      return caller
    } catch (error) {
      const tokens = people.get(place.wie)
      if (tokens?.get(token) === known) tokens.delete(token)
      throw error
    }
  }
}
