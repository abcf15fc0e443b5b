import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportRegel, ImportVerschil } from '@letterhaven/contracts/import'
import { neemtPlaats } from '@letterhaven/domain/licentie'

/** What is said of a line that looks like somebody: nothing yet, a new pupil, or who it is. */
export type Antwoord = 'later' | 'nieuw' | LeerlingId

type Vraag = ImportVerschil['voorstel']['eerste'][number]
type Gevolg = Vraag['kandidaten'][number]['gevolgen'][number]

/** What was said until now: of lines who they are, and in which year. */
export interface Gezegd {
  readonly antwoorden: ReadonlyMap<number, Antwoord>
  readonly jaren: ReadonlyMap<number, number>
  /** Pupils who were ticked as gone. */
  readonly weg: ReadonlySet<LeerlingId>
}

/** What a file does with what was said, as far as more follows from it than from the file alone. */
export interface Gevolgen {
  /** Lines that were said to be somebody else. */
  readonly nieuw: readonly number[]
  /** Lines and who they are; a child that two lines were said to be is changed by neither. */
  readonly zelfde: readonly { readonly regel: number; readonly id: LeerlingId }[]
  /** Who was chosen more than once. */
  readonly dubbel: ReadonlySet<LeerlingId>
  /** New pupils without a year, those of the answers included. */
  readonly zonderJaar: readonly ImportRegel[]
  /** A group more, for who was said to be new and comes without one. */
  readonly wachtgroep: 0 | 1
  /** Who of those that were ticked goes: not who was said to be a line of the file. */
  readonly weg: readonly LeerlingId[]
  /** Who stays, because somebody said which line it is. */
  readonly blijft: ReadonlySet<LeerlingId>
  /** How many seats are taken at once, less those that are given up. */
  readonly plaatsen: number
  tel(gevolg: Gevolg): number
}

/** Who was chosen by more than one line. */
function dubbelVan(antwoorden: readonly Antwoord[]): Set<LeerlingId> {
  const keren = Map.groupBy(antwoorden, (antwoord) => antwoord)
  return new Set(
    [...keren].flatMap(([antwoord, alle]) =>
      antwoord !== 'later' && antwoord !== 'nieuw' && alle.length > 1 ? [antwoord] : [],
    ),
  )
}

const neemtMetJaar = (jaargroep: number): boolean =>
  neemtPlaats({ jaargroep, zonderNummer: false, isBegonnen: false })

/** Reckons what will be done with the answers as they are now; applying does the same. */
export function gevolgVan(verschil: ImportVerschil, { antwoorden, jaren, weg }: Gezegd): Gevolgen {
  const vragen = verschil.voorstel.eerste.map((vraag) => ({
    ...vraag,
    antwoord: antwoorden.get(vraag.regel.regel) ?? 'later',
  }))
  // Who has a line of its own is changed by that one, however many others are said to be the same child.
  const eigenRegel = new Set(
    vragen.flatMap(({ kandidaten }) =>
      kandidaten.flatMap(({ id, heeftRegel }) => (heeftRegel ? [id] : [])),
    ),
  )
  const dubbel = dubbelVan(
    vragen.map(({ antwoord }) => antwoord).filter((wie) => !eigenRegel.has(wie as LeerlingId)),
  )
  const nieuwen = vragen.filter(({ antwoord }) => antwoord === 'nieuw')
  const gekozen = vragen.flatMap((vraag) => {
    const wie = vraag.kandidaten.find(({ id }) => id === vraag.antwoord)
    return wie && !dubbel.has(wie.id) ? [{ vraag, wie }] : []
  })
  const zonderJaar = [
    ...verschil.zonderJaar.eerste,
    ...nieuwen.map(({ regel }) => regel).filter(({ jaargroep }) => jaargroep === null),
  ]
  const metJaar = zonderJaar.filter(({ regel }) => neemtMetJaar(jaren.get(regel) ?? 0))
  const blijft = new Set(gekozen.map(({ wie }) => wie.id))
  const gaan = verschil.vertrokken.eerste.filter(
    ({ wie: { id } }) => weg.has(id) && !blijft.has(id),
  )
  const zoektGroep = nieuwen.some(({ regel }) => regel.groep === null)
  return {
    nieuw: nieuwen.map(({ regel }) => regel.regel),
    zelfde: gekozen.map(({ vraag, wie }) => ({ regel: vraag.regel.regel, id: wie.id })),
    dubbel,
    weg: gaan.map(({ wie }) => wie.id),
    blijft,
    zonderJaar,
    wachtgroep: zoektGroep && verschil.zonderGroep === 0 && !verschil.heeftWachtgroep ? 1 : 0,
    plaatsen:
      verschil.plaatsvragers +
      nieuwen.filter(({ vraagtPlaats }) => vraagtPlaats).length +
      metJaar.length +
      gekozen.reduce((som, { wie }) => som + wie.plaatsen, 0) -
      gaan.filter(({ geeftPlaats }) => geeftPlaats).length,
    tel: (gevolg) => gekozen.filter(({ wie }) => wie.gevolgen.includes(gevolg)).length,
  }
}
