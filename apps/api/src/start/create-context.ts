import type pg from 'pg'
import { woordkeusBijHost } from '@letterhaven/domain/woordkeus'
import type { Context } from '../context.ts'
import { bankBronBij, volgLevendeBank } from '../features/ijking/bank.service.ts'
import { hashUser, type Logger } from '../platform/logging.ts'
import { loadInhoud } from '../inhoud.ts'
import { createMailer, type MailSettings } from '../platform/mail.ts'
import type { Postbus } from '../platform/postbus.ts'
import { createKysely, createPool, type Connection } from '../platform/db.ts'
import { createHttpTts, type TtsSettings } from '../platform/tts.ts'
import { createTokens, type SigningKeys } from '../platform/token.ts'
import type { Tables } from '../schema/tables.ts'
import { connectionAs } from './database-roles.ts'

/** What the server holds open: a context for the services, and the pools to close at the end. */
export interface Handles {
  readonly ctx: Context
  readonly officePool: pg.Pool
  /** Null where the database itself is read. */
  readonly readPool: pg.Pool | null
  close(): Promise<void>
}

export interface HandleOptions extends SigningKeys {
  /** How the owner reaches the database; the pools sign in as lesser users. */
  readonly owner: Connection
  /** How to reach a replica of it, where there is one. */
  readonly reader?: Connection | null
  readonly geheimKey: Buffer
  readonly now: () => Date
  /** Hosts beside `.be` that read the Flemish wording. */
  readonly vlaamseHosts: readonly string[]
  readonly maxConnections: number
  /** How mail leaves; without it none does. */
  readonly mail?: MailSettings | null
  /** The demonstration's own post box, to which mail goes where nothing else is set. */
  readonly postbus?: Postbus | null
  /** How a provider of voices is reached; without it none is asked. */
  readonly tts?: TtsSettings | null | undefined
  /** How mails name this site; a link to nowhere where nobody said. */
  readonly siteUrl?: Context['siteUrl']
  /** How often another bank of words is looked for, in ms. */
  readonly bankElkeMs?: number | undefined
  readonly logger: Logger
}

/** Opens the pools and builds the context that every service gets. */
export async function createHandles(options: HandleOptions): Promise<Handles> {
  const { owner, geheimKey, maxConnections, now } = options
  const pool = createPool(connectionAs('app', owner, geheimKey), {
    max: maxConnections,
    applicationName: 'letterhaven',
  })
  const officePool = createPool(connectionAs('office_app', owner, geheimKey), {
    max: 4,
    applicationName: 'letterhaven office',
  })
  const reader = options.reader ? connectionAs('app', options.reader, geheimKey) : null
  const readPool = reader
    ? createPool(reader, { max: maxConnections, applicationName: 'letterhaven read' })
    : null
  const mail = options.mail ?? options.postbus?.settings
  const mailer = mail ? createMailer(mail) : null
  // A bank of before is asked for in the midst of a scope: it must not wait for a connection that scopes hold.
  const bankPool = createPool(connectionAs('app', owner, geheimKey), {
    max: 1,
    applicationName: 'letterhaven bank',
  })
  const inhoud = await loadInhoud(bankBronBij(createKysely<Tables>(bankPool)))
  const volger = volgLevendeBank(inhoud, options.bankElkeMs)
  const ctx: Context = {
    pool,
    kysely: createKysely<Tables>(pool),
    readKysely: createKysely<Tables>(readPool ?? pool),
    officeKysely: createKysely<Tables>(officePool),
    inhoud,
    tokens: createTokens(options),
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
    officePool,
    readPool,
    close: async () => {
      mailer?.close()
      await volger.stop()
      await Promise.all([pool.end(), officePool.end(), readPool?.end(), bankPool.end()])
    },
  }
}
