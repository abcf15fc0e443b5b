import type { ColumnType, Generated } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type {
  AdminId,
  GroepId,
  LeerlingId,
  SessieId,
  UserId,
  KijkMeeId,
} from '@letterhaven/contracts/ids'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { Rol } from '@letterhaven/contracts/rol'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Moment, MomentOrNull, SetBySql } from './kolommen.ts'

/** The tables for signing in, for sessions, and for who looked at what. */
export interface AanmeldTables {
  sessie: SessieTable
  toegang_wijziging: ToegangWijzigingTable
  rem: RemTable
  uitdaging: UitdagingTable
  totp: TotpTable
  herstelcode: HerstelcodeTable
  passkey: PasskeyTable
  herstelaanvraag: HerstelaanvraagTable
  hersteltoken: HersteltokenTable
  schoolcode: SchoolcodeTable
  klascode: KlascodeTable
  kaart: KaartTable
  koppeling: KoppelingTable
  sso_aanvraag: SsoAanvraagTable
  sso_code: SsoCodeTable
  koppelverzoek: KoppelverzoekTable
  inzage_log: InzageLogTable
}

interface SessieTable {
  id: SessieId
  login_id: UserId
  admin_id: AdminId | null
  soort: SessieSoort
  apparaat: Generated<string>
  begonnen_op: Moment
  laatst_op: Moment
  tot: Moment
  stil_seconden: number | null
  beeindigd_op: MomentOrNull
  generatie: Generated<number>
  vernieuwd_op: MomentOrNull
}

/** Written only by triggers. */
interface ToegangWijzigingTable {
  /** A hash of the person's id, or null when one statement removed so many that everybody is looked up again. */
  wie: Buffer | null
  /** The transaction in which it changed. */
  xact: SetBySql
  op: SetBySql
}

interface RemTable {
  sleutel: Buffer
  fouten: number
  tot: Moment
  laatst_op: Moment
}

type StapGegevens = ColumnType<
  { readonly passkeyVraag?: string; readonly nieuwGeheim?: string; readonly sessieId?: SessieId },
  string,
  string
>

interface UitdagingTable {
  token_hash: Buffer
  login_id: UserId
  stap: 'tweede_factor' | 'instellen' | 'kies'
  soort: SessieSoort
  ver: number
  gegevens: StapGegevens
  pogingen: Generated<number>
  tot: Moment
}

interface TotpTable {
  login_id: UserId
  geheim: Buffer
  laatste_stap: Generated<number>
  created_at: SetBySql
}

interface HerstelcodeTable {
  login_id: UserId
  code_hash: Buffer
  gebruikt_op: MomentOrNull
}

interface PasskeyTable {
  id: string
  login_id: UserId
  publieke_sleutel: Buffer
  teller: number
  transports: Generated<string[]>
  naam: string
  created_at: SetBySql
  laatst_op: MomentOrNull
}

interface HerstelaanvraagTable {
  id: string
  gebruikersnaam: string
  land: Land
  created_at: SetBySql
}

interface HersteltokenTable {
  token_hash: Buffer
  login_id: UserId
  tot: Moment
  gebruikt_op: MomentOrNull
  created_at: SetBySql
}

interface SchoolcodeTable {
  code: string
  admin_id: AdminId
  uit_op: MomentOrNull
}

interface KlascodeTable {
  code: string
  admin_id: AdminId
  groep_id: GroepId
  uit_op: MomentOrNull
}

interface KaartTable {
  token_hash: Buffer
  login_id: UserId
  /** Since when this token is on the card; a new token replaces it. */
  created_at: ColumnType<Date, Date | undefined, Date>
}

type KoppelingSoort = 'eckid' | 'profiel' | 'sub'

interface KoppelingTable {
  aanbieder: string
  soort: KoppelingSoort
  waarde_hash: Buffer
  login_id: UserId
  admin_id: AdminId | null
  created_at: SetBySql
}

interface SsoAanvraagTable {
  state_hash: Buffer
  aanbieder: string
  code_challenge: string
  gegevens: Buffer
  tot: Moment
}

interface SsoCodeTable {
  code_hash: Buffer
  login_id: UserId
  admin_id: AdminId | null
  aanbieder: string
  code_challenge: string
  apparaat_hash: Buffer
  tot: Moment
  gebruikt_op: MomentOrNull
  sessie_id: SessieId | null
}

interface KoppelverzoekTable {
  admin_id: AdminId
  id: string
  aanbieder: string
  soort: KoppelingSoort
  waarde_hash: Buffer
  naam: string
  is_leerling: boolean
  is_medewerker: Generated<boolean>
  email: Generated<string>
  gevraagd_op: Moment
  beantwoord_op: MomentOrNull
  beantwoord_door: UserId | null
  gekoppeld_aan: UserId | null
}

interface InzageLogTable {
  admin_id: AdminId
  id: string
  op: Moment
  wie: UserId
  role: Rol
  wat: InzageWat
  leerling_id: LeerlingId | null
  over_leerling: Generated<boolean>
  groep_id: GroepId | null
  reden: Generated<string>
  kijk_mee: ColumnType<KijkMeeId | null, KijkMeeId | null | undefined, never>
}
