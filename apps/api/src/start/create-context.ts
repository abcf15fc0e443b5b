import type pg from 'pg'
import { woordkeusBijHost } from '@letterhaven/domain/woordkeus'
import type { Context } from '../kern/context.ts'
import { bankBronBij, followLevendeBank } from '../kern/ijking/bank.service.ts'
import { hashUser, type Logger } from '../platform/logging.ts'
import { loadInhoud } from '../kern/inhoud.ts'
import { createMailer, type MailSettings } from '../platform/mail.ts'
import type { Postbus } from '../platform/postbus.ts'
import { createKysely, createPool, Lanes, type Connection, type Lender } from '../platform/db.ts'
import type { Lane } from '../platform/lane.ts'
import { createHttpTts, type TtsSettings } from '../platform/tts.ts'
import { createTokens, type SigningKeys } from '../platform/token.ts'
import type { Tables } from '../schema/tables.ts'
import { connectionAs, type DatabaseRole } from './database-roles.ts'

/** How many connections each lane may hold at once. */
export type Connections = Readonly<Record<Lane, number>>

const OFFICE_CONNECTIONS = 4

interface OpenPool {
  readonly max: number
  /** The name that the database shows in its list of connections. */
  readonly name: string
  readonly at?: Connection
}

/** What the server holds open: a context for the services, and the pools to close at the end. */
export interface Handles {
  readonly ctx: Context
  /** One connection for each user of the server, only for `/readyz`, so that it can check however busy the others are. */
  readonly watch: readonly pg.Pool[]
  /** Null when reads go to the database itself. */
  readonly readPool: pg.Pool | null
  close(): Promise<void>
}

export interface HandleOptions extends SigningKeys {
  /** How the owner reaches the database; the pools sign in as users with fewer rights. */
  readonly owner: Connection
  /** How to reach a replica of it, if there is one. */
  readonly reader?: Connection | null
  readonly geheimKey: Buffer
  readonly now: () => Date
  /** Hosts other than `.be` that get the Flemish wording. */
  readonly vlaamseHosts: readonly string[]
  /** How many connections each lane may hold. */
  readonly connections: Connections
  /** How mail is sent; without it none is. */
  readonly mail?: MailSettings | null
  /** The demonstration's own post box, where mail goes when nothing else is set. */
  readonly postbus?: Postbus | null
  /** How to reach a text-to-speech provider; without it none is asked. */
  readonly tts?: TtsSettings | null | undefined
  /** How mails name this site; when it is not set, links lead nowhere. */
  readonly siteUrl?: Context['siteUrl']
  /** How often to check for another bank of words, in ms. */
  readonly bankElkeMs?: number | undefined
  readonly logger: Logger
}

/** Opens the pools and builds the context that every service gets. */
export async function createHandles(options: HandleOptions): Promise<Handles> {
  const { owner, geheimKey, signingKeyPem, previousSigningKeyPem, connections, now } = options
  const open = (role: DatabaseRole, { max, name, at = owner }: OpenPool): pg.Pool =>
    createPool(connectionAs(role, at, geheimKey), { max, applicationName: `letterhaven ${name}` })
  const pool = new Lanes((lane) => open('app', { max: connections[lane], name: lane }))
  const officePool = open('office_app', { max: OFFICE_CONNECTIONS, name: 'office' })
  const watch = [
    open('app', { max: 1, name: 'watch' }),
    open('office_app', { max: 1, name: 'watch office' }),
  ]
  const { reader: at } = options
  const readPool = at
    ? new Lanes((lane) => open('app', { max: connections[lane], name: 'read', at }))
    : null
  const mail = options.mail ?? options.postbus?.settings
  const mailer = mail ? createMailer(mail) : null
  const kysely = createKysely<Tables>(pool)
  const inhoud = await loadInhoud(bankBronBij(kysely))
  const volger = followLevendeBank(inhoud, options.bankElkeMs)
  const ctx: Context = {
    pool,
    kysely,
    readKysely: createKysely<Tables>(readPool ?? pool),
    officeKysely: createKysely<Tables>(officePool),
    inhoud,
    // A token expires by the machine's clock, and may not be ahead of that clock or of the server's own, whichever is later.
    tokens: createTokens({
      signingKeyPem,
      previousSigningKeyPem,
      now: () => new Date(Math.max(Date.now(), now().getTime())),
    }),
    geheimKey,
    security: (event, userId) =>
      options.logger.warn({ security: event, ...(userId ? { user: hashUser(userId) } : {}) }),
    landVan: (host) => woordkeusBijHost(host, options.vlaamseHosts).land,
    mailer,
    postbus: options.postbus ?? null,
    tts: options.tts ? createHttpTts(options.tts) : null,
    siteUrl: options.siteUrl ?? (() => 'https://letterhaven.invalid'),
    now,
  }
  return {
    ctx,
    watch,
    readPool: readPool?.pools.werk ?? null,
    close: async () => {
      mailer?.close()
      await volger.stop()
      const all: (Lender | null)[] = [pool, officePool, readPool, ...watch]
      await Promise.all(all.map((one) => one?.end()))
    },
  }
}
