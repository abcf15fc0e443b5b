import { judgeMethodetoets, type KansOpGoed } from '@letterhaven/adaptief'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Methodetoets, ToetsDeelname, ToetsUitslag } from '@letterhaven/contracts/methodetoets'
import type { ToetsStand } from '@letterhaven/contracts/methodetoets-wacht'
import { bekendeNaam } from '@letterhaven/domain/naam'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import type {
  listDeelnames,
  listToetsenVanGroep,
  countAntwoorden,
} from './methodetoetsen.queries.ts'

export type ToetsRow = Awaited<ReturnType<typeof listToetsenVanGroep>>[number]
export type DeelnameRow = Awaited<ReturnType<typeof listDeelnames>>[number]
export type TellingRow = Awaited<ReturnType<typeof countAntwoorden>>[number]

/** Returns what the engine expects of a pupil in a category; null for a pupil who never answered anything. */
export type Kansen = (leerlingId: LeerlingId, categorie: string) => KansOpGoed | null

const rond = (x: number): number => Math.round(x * 100) / 100

/** Returns how far a pupil is. */
export function standVan(rij: Pick<DeelnameRow, 'begonnen_op' | 'ingeleverd_op'>): ToetsStand {
  if (rij.ingeleverd_op) return 'ingeleverd'
  return rij.begonnen_op ? 'bezig' : 'klaargezet'
}

function presentUitslag(
  toets: ToetsRow,
  code: string,
  { goed, kans, noem }: { goed: number; kans: KansOpGoed | null; noem: Noem },
): ToetsUitslag {
  const { naam, kort } = noem(code)
  const kop = { categorie: code, naam, kort, goed, van: toets.per_categorie }
  const uitkomst = kans && judgeMethodetoets(kop, kans)
  const isOordeel = uitkomst?.soort === 'oordeel'
  return {
    ...kop,
    oordeel: isOordeel ? { laag: rond(uitkomst.laag), hoog: rond(uitkomst.hoog) } : null,
  }
}

/** What is shown with the tests: what was answered, what the engine expects, and the names that the school uses. */
export interface Bij {
  readonly tellingen: readonly TellingRow[]
  readonly kansen: Kansen
  readonly noem: Noem
}

/** How a test is presented: the names that the school uses, and how a line is said. */
export interface Voorgelezen {
  readonly noem: Noem
  readonly say: (id: string) => string
}

/** Presents one pupil's part in a test; what was right is only shown once it was handed in. */
export function presentDeelname(
  toets: ToetsRow,
  rij: DeelnameRow,
  { tellingen, kansen, noem }: Bij,
): ToetsDeelname {
  const eigen = tellingen.filter(
    (telling) => telling.methodetoets_id === toets.id && telling.leerling_id === rij.id,
  )
  const goedVan = (code: string): number =>
    eigen.find(({ categorie }) => categorie === code)?.goed ?? 0
  const { voornaam, tussenvoegsel, achternaam } = rij
  return {
    leerlingId: rij.id,
    naam: { voornaam, tussenvoegsel, achternaam },
    stand: standVan(rij),
    ingevuld: eigen.reduce((som, { ingevuld }) => som + ingevuld, 0),
    ingeleverdOp: rij.ingeleverd_op?.toISOString() ?? null,
    uitslag: rij.ingeleverd_op
      ? toets.categorieen.map((code) =>
          presentUitslag(toets, code, { goed: goedVan(code), kans: kansen(rij.id, code), noem }),
        )
      : null,
  }
}

/** Presents a test with the pupils who take it, in the given order. */
export function presentToets(
  toets: ToetsRow,
  deelnames: readonly ToetsDeelname[],
  { noem, say }: Voorgelezen,
): Methodetoets {
  const { voornaam, tussenvoegsel, achternaam } = toets
  return {
    id: toets.id,
    klaargezetOp: toets.klaargezet_op.toISOString(),
    door: bekendeNaam({ voornaam, tussenvoegsel, achternaam }),
    ingetrokken: toets.ingetrokken_op !== null,
    categorieen: toets.categorieen.map((code) => ({ code, ...noem(code) })),
    perCategorie: toets.per_categorie,
    woorden: toets.woorden.map(say),
    deelnames: [...deelnames],
  }
}
