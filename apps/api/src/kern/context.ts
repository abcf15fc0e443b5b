import type { Kysely } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, KijkMeeId, SessieId, UserId } from '@letterhaven/contracts/ids'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { KantoorDaad } from '@letterhaven/contracts/kantoor-wat'
import type { Rol } from '@letterhaven/contracts/rol'
import type { LevendeInhoud } from './inhoud.ts'
import type { Lender } from '../platform/db.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Postbus } from '../platform/postbus.ts'
import type { Scope } from '../platform/scope.ts'
import type { TtsProvider } from '../platform/tts.ts'
import type { Tokens } from '../platform/token.ts'
import type { Tables } from '../schema/tables.ts'

/** How far a statement about somebody's sign-in reaches: all of it, or only what that person is at one admin. */
export type Reikwijdte = 'overal' | AdminId

/** A person, with the role and the admin they act in. */
export interface Wie {
  readonly userId: UserId
  readonly role: Rol
  /** Null for the office and a superadmin. */
  readonly adminId: AdminId | null
}

/** What the office may see while it looks along with a school. */
export interface MeeKijker {
  readonly id: KijkMeeId
  readonly adminId: AdminId
  /** The role it sees the school as, and the docent when that role is one. */
  readonly role: Rol
  readonly als: UserId | null
  readonly reden: string
  /** The kind of page this call is part of. */
  readonly wat: InzageWat
}

/** How the office came into a school on work of its own: as what its log calls the deed, or to read. */
export interface Kantoorwerk {
  readonly kantoorwerk: KantoorDaad | 'leest'
}

/** The caller: role and admin as they are in the database now, not as the token remembers them. */
export interface Caller extends Wie {
  /** The session in which the call is made. */
  readonly sessieId: SessieId
  /**
   * How far the session may act for its own person: a session that an admin opened by linking a school account is limited to
   * that admin.
   */
  readonly reikwijdte: Reikwijdte
  /** How the office came into a school: looking along, or on work of its own there. Null for anybody else. */
  readonly binnenDoor: MeeKijker | Kantoorwerk | null
}

/** A database handle that sees the rows of one admin only. */
export type AdminScope = Scope<Tables, AdminId>

/** Security events that are logged: attempts to get past an access check. */
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
  /** Signs in as `app`, bound to one admin at a time by row-level security; lends connections of the lane being served. */
  readonly pool: Lender
  readonly kysely: Kysely<Tables>
  /** The same user, for reads that may be slightly out of date: a replica where there is one. It refuses writes. */
  readonly readKysely: Kysely<Tables>
  /** Signs in as `office_app`, which may read across admins, in the few tables the office needs. */
  readonly officeKysely: Kysely<Tables>
  /** The words, the categories and the engine over them, using the live bank. */
  readonly inhoud: LevendeInhoud
  readonly tokens: Tokens
  /** 32 bytes; pupils' secrets are encrypted with it. */
  readonly geheimKey: Buffer
  /** Returns the country whose words a host speaks. */
  readonly landVan: (host: string) => Land
  /** Sends mail; null when this installation sends none. Only jobs use it. */
  readonly mailer: Mailer | null
  /** Where mail of the demonstration ends up; null anywhere else. */
  readonly postbus: Postbus | null
  /** Text-to-speech voices of another provider; null when none are used. */
  readonly tts: TtsProvider | null
  /** 'https://letterhaven.nl': how a mail names this site to a reader in that country. It never comes from a request. */
  readonly siteUrl: (land: Land) => string
  /** Logs an attempt on security: what happened, and to whom as a hash; never a secret or a name. */
  readonly security: (event: SecurityEvent, userId?: string) => void
  /** The server's clock; tests bring their own. */
  readonly now: () => Date
}
