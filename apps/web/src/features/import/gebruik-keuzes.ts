import { useState } from 'react'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportKeuzes, ImportVerschil } from '@letterhaven/contracts/import'

/** What is said of a line that looks like somebody: nothing yet, a new pupil, or who it is. */
export type Antwoord = 'later' | 'nieuw' | LeerlingId

type Gevolg = ImportVerschil['voorstel']['eerste'][number]['kandidaten'][number]['gevolgen'][number]

/** What somebody decides on a preview; what no longer stands in a newer one does not go along. */
export function useKeuzes({ voorstel, vertrokken, zonderJaar }: ImportVerschil) {
  const [antwoorden, zetAntwoorden] = useState<ReadonlyMap<number, Antwoord>>(new Map())
  const [weg, zetWeg] = useState<ReadonlySet<LeerlingId>>(new Set())
  const [jaren, zetJaren] = useState<ReadonlyMap<number, number>>(new Map())
  const antwoordOp = (regel: number): Antwoord => antwoorden.get(regel) ?? 'later'
  const vragen = voorstel.eerste.map(({ regel, reden, kandidaten }) => ({
    regel: regel.regel,
    reden,
    kandidaten,
  }))
  const keuzes = (): Omit<ImportKeuzes, 'vingerafdruk'> => ({
    zelfde: vragen.flatMap(({ regel, kandidaten }) => {
      const wie = kandidaten.find(({ id }) => id === antwoordOp(regel))
      return wie ? [{ regel, id: wie.id }] : []
    }),
    nieuw: vragen.filter(({ regel }) => antwoordOp(regel) === 'nieuw').map(({ regel }) => regel),
    jaren: zonderJaar.eerste.flatMap(({ regel }) => {
      const jaargroep = jaren.get(regel)
      return jaargroep === undefined ? [] : [{ regel, jaargroep }]
    }),
    vertrokken: vertrokken.eerste.map(({ wie }) => wie.id).filter((id) => weg.has(id)),
  })
  return {
    antwoordOp,
    keuzes,
    /** To how many of those who were said to be one the file does this. */
    telGevolg: (gevolg: Gevolg): number =>
      vragen
        .flatMap(({ regel, kandidaten }) => kandidaten.filter(({ id }) => id === antwoordOp(regel)))
        .filter(({ gevolgen }) => gevolgen.includes(gevolg)).length,
    weg,
    open: vragen.filter(({ regel }) => antwoordOp(regel) === 'later').length,
    /** The year that was chosen for a line; null where none was. */
    jaarVan: (regel: number): number | null => jaren.get(regel) ?? null,
    zetJaar: (regels: readonly number[], jaar: number | null) =>
      zetJaren((oud) => {
        const nieuw = new Map(oud)
        for (const regel of regels) {
          if (jaar === null) nieuw.delete(regel)
          else nieuw.set(regel, jaar)
        }
        return nieuw
      }),
    antwoord: (regel: number, wat: Antwoord) =>
      zetAntwoorden((oud) => new Map(oud).set(regel, wat)),
    /** Everybody who is known by name and looks like one pupil alone is that pupil. */
    allenZelfde: () =>
      zetAntwoorden(
        new Map(
          vragen.flatMap(({ regel, reden, kandidaten: [een, ander] }) =>
            reden === 'naam' && een && !ander ? [[regel, een.id] as const] : [],
          ),
        ),
      ),
    zetWeg: (id: LeerlingId, aan: boolean) =>
      zetWeg((oud) => (aan ? new Set(oud).add(id) : new Set([...oud].filter((een) => een !== id)))),
    zetAllenWeg: (aan: boolean) =>
      zetWeg(new Set(aan ? vertrokken.eerste.map(({ wie }) => wie.id) : [])),
  }
}
