import type { UserId } from '@letterhaven/contracts/ids'
import type { Caller, Context } from '../../context.ts'
import { listWijzigingen, wijzigingKey } from './sessies.queries.ts'

/** A changed role, an ended session or a switched-off sign-in is felt within a second: this, and a call. */
const HEAR_MS = 800
/** So many people are remembered, least recently looked up out first. */
const MAX_PEOPLE = 20_000
/** Tokens of one person: a device each, and one more where a session was refreshed. */
const MAX_TOKENS = 8

/** Somebody, and until when what the database said of it may be believed where nothing changes. */
export interface Established {
  readonly caller: Caller
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Whose token it is; the rest of what it says is looked up. */
interface Bearing {
  readonly token: string
  readonly userId: UserId
}

/** Where it is remembered: under what stands for that person where changes are written down. */
interface Place {
  readonly token: string
  readonly wie: string
}

interface Known {
  readonly established: Promise<Established>
  untilMs: number
}

/** Who calls, by heart. */
export type CallerMemory = (bearing: Bearing, lookUp: () => Promise<Established>) => Promise<Caller>

/**
 * Asks the database at most once in eight tenths of a second whose access changed, for everybody at once, instead of asking
 * for each call who calls. Changes are told apart by transaction: whatever was not to be seen yet at the last question is
 * seen at this one.
 */
function createHearing(ctx: Context, forget: (changed: readonly string[] | 'everybody') => void) {
  let upTo: string | null = null
  let heardMs = -Infinity
  let asking: Promise<void> | null = null

  async function ask(nowMs: number): Promise<void> {
    const heard = await listWijzigingen(ctx.kysely, upTo)
    forget(upTo === null ? 'everybody' : heard.changed)
    upTo = heard.upTo
    heardMs = nowMs
  }

  return {
    async hear(nowMs: number): Promise<void> {
      if (nowMs - heardMs < HEAR_MS) return
      asking ??= ask(nowMs).finally(() => (asking = null))
      await asking
    },
    /** How long ago the last question was is not known any more. */
    startAnew(): void {
      forget('everybody')
      heardMs = -Infinity
    },
  }
}

/** Remembers who callers are, and forgets whoever the database says something else of. */
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

  /** Remembered from the moment of asking: what changes while the answer is under way makes it forgotten. */
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
    // A clock that was set back tells nothing of how long ago anything was.
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
