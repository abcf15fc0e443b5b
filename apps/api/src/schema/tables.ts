import type { ColumnType, Generated } from 'kysely'
import type { FactorBeleid } from '@letterhaven/contracts/accountgegevens'
import type {
  VakantieRij as Vakantie,
  Vestiging,
} from '@letterhaven/contracts/accountgegevens-velden'
import type { AdminSoort, Feature, Land } from '@letterhaven/contracts/admin'
import type { Hoe, Reden } from '@letterhaven/contracts/antwoord'
import type { GeluidSoort, Spreektaal } from '@letterhaven/contracts/geluid'
import type {
  AdminId,
  AntwoordId,
  GroepId,
  LeerlingId,
  SomvensterId,
  TaakId,
  UserId,
} from '@letterhaven/contracts/ids'
import type { Eiland, TaakSoort } from '@letterhaven/contracts/landkaart'
import type { LabelSet } from '@letterhaven/contracts/label-set'
import type { Rol } from '@letterhaven/contracts/rol'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { AanbevelingTables } from './aanbeveling-tables.ts'
import type { AanmeldTables } from './aanmeld-tables.ts'
import type { IjkingTables } from './ijking-tables.ts'
import type { DocentTables } from './docent-tables.ts'
import type { EenmaalTables } from './eenmaal-tables.ts'
import type { KantoorLogTables } from './kantoor-log-tables.ts'
import type { KijkMeeTables } from './kijk-mee-tables.ts'
import type { DubbelTables } from './dubbel-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { JaarovergangTables } from './jaarovergang-tables.ts'
import type { LicentieTables } from './licentie-tables.ts'
import type { PrullenbakTables } from './prullenbak-tables.ts'
import type { ToestemmingTables } from './toestemming-tables.ts'
import type { VerhuisTables } from './verhuis-tables.ts'
import type { MethodetoetsTables } from './methodetoets-tables.ts'
import type { GroepDaad } from './groep-daad.ts'
import type { Moment, MomentOrNull, SetBySql } from './kolommen.ts'

/**
 * The tables as the migrations make them; a test compares this with the real schema.
 * Timestamps are read as Date, calendar dates as 'YYYY-MM-DD' text.
 */
export interface Tables
  extends
    AanbevelingTables,
    AanmeldTables,
    DocentTables,
    DubbelTables,
    EenmaalTables,
    KantoorLogTables,
    KijkMeeTables,
    IjkingTables,
    ImportTables,
    JaarovergangTables,
    LicentieTables,
    MethodetoetsTables,
    PrullenbakTables,
    ToestemmingTables,
    VerhuisTables {
  admin: AdminTable
  medewerker: MedewerkerTable
  groep: GroepTable
  leerling: LeerlingTable
  plaatsing: PlaatsingTable
  groep_docent: GroepDocentTable
  somvenster: SomvensterTable
  taak: TaakTable
  antwoord: AntwoordTable
  staat: StaatTable
  staat_dag: StaatDagTable
  jaarwissel: JaarwisselTable
  dagtelling: DagtellingTable
  login: LoginTable
  lidmaatschap: LidmaatschapTable
  uitnodiging: UitnodigingTable
  gast: GastTable
  aankoop: AankoopTable
  eigen_plek: EigenPlekTable
  geluid: GeluidTable
  geluid_tekst: GeluidTekstTable
}

interface AdminTable {
  admin_id: AdminId
  naam: string
  soort: AdminSoort
  land: Land
  plaats: Generated<string>
  schoolnummer: Generated<string>
  straat: Generated<string>
  postcode: Generated<string>
  telefoon: Generated<string>
  contactpersoon: Generated<string>
  contactmail: Generated<string>
  factuurmail: Generated<string>
  vestigingen: ColumnType<readonly Vestiging[], string | undefined, string>
  sso_uit: Generated<string[]>
  tweede_factor: Generated<FactorBeleid>
  label_set: Generated<LabelSet>
  eigen_labels: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  vakanties: ColumnType<readonly Vakantie[], string | undefined, string>
  features: Feature[]
  created_at: SetBySql
  sluit_op: MomentOrNull
  sluit_gevraagd_op: MomentOrNull
  sluit_door: ColumnType<UserId | null, UserId | null | undefined, UserId | null>
}

type StafRol = Exclude<Rol, 'office' | 'superadmin' | 'leerling' | 'demo'>

interface MedewerkerTable {
  admin_id: AdminId
  id: UserId
  voornaam: string
  tussenvoegsel: string
  achternaam: string
  created_at: SetBySql
  uit_dienst_op: ColumnType<Date | null, Date | undefined, Date | null>
  was_role: ColumnType<StafRol | null, StafRol | undefined, StafRol | null>
}

interface GroepTable {
  admin_id: AdminId
  id: GroepId
  naam: string
  schooljaar: string
  sleutel: string | null
  gearchiveerd_op: MomentOrNull
  /** The merge that put it away, or the split that made it, while that can be undone. */
  daad: ColumnType<GroepDaad | null, string | null | undefined, string | null>
  created_at: SetBySql
}

interface LeerlingTable {
  admin_id: AdminId
  id: LeerlingId
  voornaam: string
  tussenvoegsel: string
  achternaam: string
  jaargroep: number
  dyslexie: Generated<boolean>
  rustig: Generated<boolean>
  dier: Generated<string>
  sleutel: string | null
  eckid: string | null
  geboortedatum: string | null
  jaarcode: string | null
  created_at: SetBySql
  deleted_at: MomentOrNull
  deleted_door: ColumnType<UserId | null, UserId | undefined, UserId | null>
}

interface PlaatsingTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  groep_id: GroepId
  van: string
  tot: string | null
}

interface GroepDocentTable {
  admin_id: AdminId
  groep_id: GroepId
  medewerker_id: UserId
}

interface SomvensterTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  id: SomvensterId
  eiland: Eiland
  categorieen: string[]
  volgorde: number
  aan_sinds: MomentOrNull
  created_at: SetBySql
}

interface TaakTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  id: TaakId
  somvenster_id: SomvensterId
  soort: TaakSoort
  aantal: number
  volgorde: number
}

interface AntwoordTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  id: AntwoordId
  taak_id: TaakId
  spel: SpelId
  woord_id: string
  categorie: string
  gegeven: string
  correct: boolean
  gok: number
  ms: number
  poging: number
  reden: Reden
  gegeven_op: Moment
  ontvangen_op: SetBySql
  apparaat: string
  volgnummer: number
  thuis: boolean
  bank_versie: number
  motor_versie: number
  vraag: Generated<string | null>
  hoe: Generated<Hoe | null>
  flits_ms: Generated<number | null>
}

interface StaatTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  versie: number
  staat: Buffer
  laatst_op: MomentOrNull
  achter_vanaf: MomentOrNull
  bank_versie: Generated<number>
  begin_jaargroep: number
}

interface JaarwisselTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  op: Moment
  van: number
  naar: number
  bank_versie: number
}

interface StaatDagTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  dag: string
  staat: Buffer
  laatst_op: MomentOrNull
}

interface DagtellingTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  dag: string
  categorie: string
  goed: number
  totaal: number
  ms: number
  laatst_op: Moment
}

interface LoginTable {
  id: UserId
  gebruikersnaam: string
  wachtwoord_hash: string | null
  geheim: Buffer | null
  geheim_versie: number | null
  plaatjes: Buffer | null
  kantoor_role: 'office' | 'superadmin' | null
  ver: Generated<number>
  actief: Generated<boolean>
  created_at: SetBySql
}

interface LidmaatschapTable {
  login_id: UserId
  admin_id: AdminId
  role: Exclude<Rol, 'office' | 'superadmin'>
}

interface UitnodigingTable {
  token_hash: Buffer
  kantoor_role: 'superadmin'
  geldig_tot: Moment
  aangenomen_op: MomentOrNull
  created_at: SetBySql
}

interface GastTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  soort: Generated<'demo'>
  tot: Moment
}

interface AankoopTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  ding: string
  id: string
  prijs: number
  created_at: SetBySql
}

interface EigenPlekTable {
  admin_id: AdminId
  leerling_id: LeerlingId
  uiterlijk: ColumnType<unknown, string | undefined, string>
  inrichting: ColumnType<unknown, string | undefined, string>
  spelboeken: ColumnType<unknown, string | undefined, string>
}

interface GeluidTable {
  hash: string
  soort: GeluidSoort
  bytes: Buffer
  created_at: SetBySql
}

interface GeluidTekstTable {
  taal: Spreektaal
  tekst: string
  bron: string
  hash: string
  created_at: SetBySql
}
