import type { Engine, Leerling, Staat } from '@letterhaven/adaptief'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { scopeVan, totEnMet } from '../jaarscope.ts'
import type { AdminScope } from '../context.ts'
import type { Inhoud, LevendeInhoud } from '../inhoud.ts'
import { listJaarwisselsNa } from './jaarwissel.queries.ts'
import {
  findJaargroepVast,
  findStaat,
  insertStaat,
  listAntwoordenNa,
  listStaten,
  lockStaten,
  markAchter,
} from './staat.queries.ts'
import { bankBronBij } from '../ijking/bank.service.ts'
import { landVanAdmin } from '../toegang/toegang.service.ts'
import {
  inVolgorde,
  isAntwoord,
  foldBewaarde,
  type BewaardAntwoord,
  type Gebeurtenis,
} from '../vouwen.ts'

/** What the engine must know about a pupil to begin. */
export interface StaatLeerling {
  readonly id: LeerlingId
  readonly jaargroep: number
  readonly dyslexie: boolean
}

/** A pupil's state as it stands in the database. */
export interface GeladenStaat {
  readonly versie: number
  readonly staat: Staat
  readonly laatstOp: Date | null
}

const EERSTE_GROEP = 3

/** Returns the categories of a pupil's map: their own, and those of next year that wait behind them. */
export const kaartScopeVan = (inhoud: Inhoud, jaargroep: number): string[] =>
  totEnMet(inhoud, Math.max(EERSTE_GROEP, jaargroep) + 1).map(({ code }) => code)

/** Returns the categories of a report: those of the school year, and any others that were practised. */
export function geoefendeScope(
  inhoud: Inhoud,
  jaargroep: number,
  geoefend: ReadonlySet<string>,
): string[] {
  const eigen = new Set(scopeVan(inhoud, jaargroep))
  return inhoud.catalogus.categorieen
    .map(({ code }) => code)
    .filter((code) => eigen.has(code) || geoefend.has(code))
}

/** Returns a seed of 32 bits from the pupil's id, so that neighbours get other words. */
const seedVan = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-8), 16)

/** Returns a pupil as the engine takes it. */
export const leerlingVoorEngine = (
  inhoud: Inhoud,
  { jaargroep, dyslexie }: Omit<StaatLeerling, 'id'>,
): Leerling => ({ groep: jaargroep, scope: scopeVan(inhoud, jaargroep), dyslexie })

/** Returns the state with which a pupil begins: what a child of this year usually knows. */
export const beginStaat = (inhoud: Inhoud, leerling: StaatLeerling): Staat =>
  inhoud.engine.init(leerlingVoorEngine(inhoud, leerling), seedVan(leerling.id))

/** Reads stored bytes; returns null when an older engine wrote them or they are damaged. */
export function readStaat({ engine }: Inhoud, bytes: Uint8Array): Staat | null {
  const uitkomst = engine.parse(bytes)
  return uitkomst.ok ? uitkomst.staat : null
}

/** Returns what happened to a pupil's state after a moment (all of it for null): answers, and changes of year between them. */
export async function listGebeurd(
  scope: AdminScope,
  inhoud: Inhoud,
  { leerling, na }: { leerling: StaatLeerling; na: Date | null },
): Promise<Gebeurtenis[]> {
  const wissels = await listJaarwisselsNa(scope, leerling.id, na)
  return inVolgorde(
    await listAntwoordenNa(scope, leerling.id, na),
    wissels.map(({ op, naar, bank_versie }) => ({
      leerling: leerlingVoorEngine(inhoud, { ...leerling, jaargroep: naar }),
      gegeven_op: op,
      bank_versie,
    })),
  )
}

/** Folds all that happened to a pupil from the very beginning, each event with the bank that it came in under. */
export async function vouwAlles(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  leerling: StaatLeerling,
): Promise<{ staat: Staat; antwoorden: readonly BewaardAntwoord[] }> {
  const jaargroep = (await findStaat(scope, leerling.id))?.begin_jaargroep ?? leerling.jaargroep
  const gebeurd = await listGebeurd(scope, inhoud, { leerling, na: null })
  const motor = await motorVan(scope, inhoud, gebeurd)
  const staat = foldBewaarde(motor, beginStaat(inhoud, { ...leerling, jaargroep }), gebeurd)
  return { staat, antwoorden: gebeurd.filter(isAntwoord) }
}

/** Returns the engines with which all this was first folded. */
export async function motorVan(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  gebeurd: readonly Gebeurtenis[],
): Promise<(bankVersie: number) => Engine> {
  const versies = new Set(gebeurd.map(({ bank_versie }) => bank_versie))
  const land = await landVanAdmin(scope)
  return inhoud.motoren({ land, versies, bron: bankBronBij(scope.db) })
}

/** Returns the state in stored bytes; when they cannot be read, folds all answers again, so nothing is forgotten. */
export async function readOrFold(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  { leerling, bytes }: { leerling: StaatLeerling; bytes: Uint8Array },
): Promise<Staat> {
  return readStaat(inhoud, bytes) ?? (await vouwAlles(scope, inhoud, leerling)).staat
}

/** Returns the pupil's state without making one, for screens that only look. */
export async function viewStaat(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  leerling: StaatLeerling,
): Promise<GeladenStaat> {
  const row = await findStaat(scope, leerling.id)
  if (!row) return { versie: 0, staat: beginStaat(inhoud, leerling), laatstOp: null }
  return {
    versie: row.versie,
    staat: await readOrFold(scope, inhoud, { leerling, bytes: row.staat }),
    laatstOp: row.laatst_op,
  }
}

/** Returns the states of these pupils without making any; a pupil who never practised is left out. */
export async function viewStaten(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  leerlingen: readonly StaatLeerling[],
): Promise<ReadonlyMap<LeerlingId, Staat>> {
  const ids = leerlingen.map(({ id }) => id)
  const bewaard = new Map((await listStaten(scope, ids)).map((rij) => [rij.leerling_id, rij.staat]))
  const staten = new Map<LeerlingId, Staat>()
  for (const leerling of leerlingen) {
    const bytes = bewaard.get(leerling.id)
    if (bytes) staten.set(leerling.id, await readOrFold(scope, inhoud, { leerling, bytes }))
  }
  return staten
}

/** Returns the pupil's state, and makes it on first need. */
export async function loadStaat(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  leerling: StaatLeerling,
): Promise<GeladenStaat> {
  const gevonden = await findStaat(scope, leerling.id)
  if (!gevonden) {
    // A change of year under way waits for this state, or this state for the change, so that none is missed.
    const { jaargroep } = await findJaargroepVast(scope, leerling.id)
    const staat = inhoud.engine.serialize(beginStaat(inhoud, { ...leerling, jaargroep }))
    await insertStaat(scope, leerling.id, { staat: Buffer.from(staat), jaargroep })
  }
  const row = gevonden ?? (await findStaat(scope, leerling.id))
  if (!row) throw new Error('a state that was just written cannot be found')
  return {
    versie: row.versie,
    staat: await readOrFold(scope, inhoud, { leerling, bytes: row.staat }),
    laatstOp: row.laatst_op,
  }
}

/** Asks for answers that were stored outside the hot path to be folded in, each in its place in time; there must be a state. */
export const askHerberekening = (
  scope: AdminScope,
  leerlingId: LeerlingId,
  vanaf: Date,
): Promise<void> => markAchter(scope, leerlingId, vanaf)

/** Keeps everybody from storing an answer for one of these pupils until the transaction ends. */
export const holdStaten = (scope: AdminScope, leerlingen: readonly LeerlingId[]): Promise<void> =>
  lockStaten(scope, leerlingen)
