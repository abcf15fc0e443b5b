import type { Kysely } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, KijkMeeId, SessieId, UserId } from '@letterhaven/contracts/ids'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { Rol } from '@letterhaven/contracts/rol'
import type { LevendeInhoud } from './inhoud.ts'
import type { Lender } from '../platform/db.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Postbus } from '../platform/postbus.ts'
import type { Scope } from '../platform/scope.ts'
import type { TtsProvider } from '../platform/tts.ts'
import type { Tokens } from '../platform/token.ts'
import type { Tables } from '../schema/tables.ts'

/** How far a word about somebody's sign-in reaches: all of it, or what that person is at one admin. */
export type Reikwijdte = 'overal' | AdminId

/** Somebody, as what and where. */
export interface Wie {
  readonly userId: UserId
  readonly role: Rol
  /** Null for office and superadmin. */
  readonly adminId: AdminId | null
}

/** How far the office looks along with a school. */
export interface MeeKijker {
  readonly id: KijkMeeId
  readonly adminId: AdminId
  /** As what it sees, and as which docent where it is one. */
  readonly role: Rol
  readonly als: UserId | null
  readonly reden: string
  /** What kind of page this call is a part of. */
  readonly wat: InzageWat
}

/** Who calls: role and admin as the database has them now, not as the token remembers them. */
export interface Caller extends Wie {
  /** The session in which the call is made. */
  readonly sessieId: SessieId
  /** What the session may say of its own person: one that an admin opened by linking a school account is of that admin. */
  readonly reikwijdte: Reikwijdte
  /** By what the office comes into a school: a look, or work of its own there. Null for anybody else. */
  readonly binnenDoor: MeeKijker | 'kantoorwerk' | null
}

/** A database handle that sees one admin's rows alone. */
export type AdminScope = Scope<Tables, AdminId>

/** What the log says of attempts on the walls. */
export type SecurityEvent =
  | 'sign_in_refused'
  | 'sign_in_braked'
  | 'school_alarm'
  | 'code_alarm'
  | 'factor_refused'
  | 'refresh_reuse'
  | 'reset_refused'
  | 'sso_refused'
  | 'sso_unreachable'
  | 'sso_code_reuse'

/** What services share: handles and keys, never a domain rule. */
export interface Context {
  /** Signs in as `app`, bound to one admin at a time by row-level security; lends of the lane that is served. */
  readonly pool: Lender
  readonly kysely: Kysely<Tables>
  /** The same user, for what may be a moment old: a replica where there is one. Writes are refused. */
  readonly readKysely: Kysely<Tables>
  /** Signs in as `office_app`: may look across admins, at the few tables the office needs. */
  readonly officeKysely: Kysely<Tables>
  /** The words, the categories and the engine over them, by the bank that lives. */
  readonly inhoud: LevendeInhoud
  readonly tokens: Tokens
  /** 32 bytes; pupils' secrets are encrypted with it. */
  readonly geheimKey: Buffer
  /** The country whose words a host speaks. */
  readonly landVan: (host: string) => Land
  /** Sends mail; null where this installation sends none. Used by jobs alone. */
  readonly mailer: Mailer | null
  /** Where mail of the demonstration ends up; null anywhere else. */
  readonly postbus: Postbus | null
  /** Somebody else's voices; null where none are used. */
  readonly tts: TtsProvider | null
  /** 'https://letterhaven.nl': how a mail names this site to a reader of that country, never what a request said. */
  readonly siteUrl: (land: Land) => string
  /** Writes down that a wall was tried: what happened, and to whom as a hash; never a secret or a name. */
  readonly security: (event: SecurityEvent, userId?: string) => void
  /** The server's clock; tests bring their own. */
  readonly now: () => Date
}
