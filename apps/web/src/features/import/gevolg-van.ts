import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportRegel, ImportVerschil } from '@letterhaven/contracts/import'
import { neemtPlaats } from '@letterhaven/domain/licentie'

/** The answer about a line that looks like a known pupil: none yet, a new pupil, or who it is. */
export type Antwoord = 'later' | 'nieuw' | LeerlingId

type Vraag = ImportVerschil['voorstel']['eerste'][number]
type Gevolg = Vraag['kandidaten'][number]['gevolgen'][number]

/** The answers so far: who lines are, and in which year. */
export interface Gezegd {
  readonly antwoorden: ReadonlyMap<number, Antwoord>
  readonly jaren: ReadonlyMap<number, number>
  /** Pupils who were ticked as gone. */
  readonly weg: ReadonlySet<LeerlingId>
}

/** The effect of a file with these answers, as far as it goes beyond that of the file alone. */
export interface Gevolgen {
  /** Lines that were said to be a new pupil. */
  readonly nieuw: readonly number[]
  /** Lines and who they are; a child that was chosen for two lines is changed by neither. */
  readonly zelfde: readonly { readonly regel: number; readonly id: LeerlingId }[]
  /** Pupils who were chosen more than once. */
  readonly dubbel: ReadonlySet<LeerlingId>
  /** New pupils without a year, including those that follow from the answers. */
  readonly zonderJaar: readonly ImportRegel[]
  /** One extra group, for pupils who were said to be new and have no group. */
  readonly wachtgroep: 0 | 1
  /** Which of the ticked pupils go: not those who were said to be a line of the file. */
  readonly weg: readonly LeerlingId[]
  /** Pupils who stay, because somebody said which line they are. */
  readonly blijft: ReadonlySet<LeerlingId>
  /** How many seats are taken at once, less those that are given up. */
  readonly plaatsen: number
  count(gevolg: Gevolg): number
}

/** Returns who was chosen for more than one line. */
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

/** Works out what will be done with the answers as they are now; applying does the same. */
export function gevolgVan(verschil: ImportVerschil, { antwoorden, jaren, weg }: Gezegd): Gevolgen {
  const vragen = verschil.voorstel.eerste.map((vraag) => ({
    ...vraag,
    antwoord: antwoorden.get(vraag.regel.regel) ?? 'later',
  }))
  // A pupil with a line of their own is changed by that one, however many other lines are said to be the same child.
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
    count: (gevolg) => gekozen.filter(({ wie }) => wie.gevolgen.includes(gevolg)).length,
  }
}
