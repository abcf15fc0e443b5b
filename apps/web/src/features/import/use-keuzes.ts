import { useState } from 'react'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportKeuzes, ImportVerschil } from '@letterhaven/contracts/import'
import { gevolgVan, type Antwoord } from './gevolg-van.ts'

/**
 * Answers every line that is known by name and resembles exactly one pupil with that pupil; a pupil whom two lines resemble
 * stays a question.
 */
function allenZelfde({ eerste }: ImportVerschil['voorstel']): Map<number, Antwoord> {
  const enige = eerste.flatMap(({ regel, reden, kandidaten: [een, ander] }) =>
    reden === 'naam' && een && !ander ? [{ regel: regel.regel, id: een.id }] : [],
  )
  const perKind = Map.groupBy(enige, ({ id }) => id)
  return new Map(
    enige.flatMap(({ regel, id }) => (perKind.get(id)?.length === 1 ? [[regel, id] as const] : [])),
  )
}

/** Holds the user's decisions on a preview; those that no longer apply to a newer preview are not sent. */
export function useKeuzes(verschil: ImportVerschil) {
  const { voorstel, vertrokken } = verschil
  const [antwoorden, setAntwoorden] = useState<ReadonlyMap<number, Antwoord>>(new Map())
  const [weg, setWeg] = useState<ReadonlySet<LeerlingId>>(new Set())
  const [jaren, setJaren] = useState<ReadonlyMap<number, number>>(new Map())
  const antwoordOp = (regel: number): Antwoord => antwoorden.get(regel) ?? 'later'
  const gevolg = gevolgVan(verschil, { antwoorden, jaren, weg })
  const keuzes = (): Omit<ImportKeuzes, 'vingerafdruk'> => ({
    zelfde: [...gevolg.zelfde],
    nieuw: [...gevolg.nieuw],
    jaren: gevolg.zonderJaar.flatMap(({ regel }) => {
      const jaargroep = jaren.get(regel)
      return jaargroep === undefined ? [] : [{ regel, jaargroep }]
    }),
    vertrokken: [...gevolg.weg],
  })
  return {
    antwoordOp,
    keuzes,
    gevolg,
    /** The number of lines without an answer, or whose pupil was chosen for two lines. */
    open: voorstel.eerste.length - gevolg.zelfde.length - gevolg.nieuw.length,
    /** Returns the year chosen for a line; null when none was. */
    jaarVan: (regel: number): number | null => jaren.get(regel) ?? null,
    setJaar: (regels: readonly number[], jaar: number | null) =>
      setJaren((oud) => {
        const nieuw = new Map(oud)
        for (const regel of regels) {
          if (jaar === null) nieuw.delete(regel)
          else nieuw.set(regel, jaar)
        }
        return nieuw
      }),
    antwoord: (regel: number, wat: Antwoord) =>
      setAntwoorden((oud) => new Map(oud).set(regel, wat)),
    allenZelfde: () => setAntwoorden(allenZelfde(voorstel)),
    setWeg: (id: LeerlingId, aan: boolean) =>
      setWeg((oud) => (aan ? new Set(oud).add(id) : new Set([...oud].filter((een) => een !== id)))),
    setAllenWeg: (aan: boolean) =>
      setWeg(new Set(aan ? vertrokken.eerste.map(({ wie }) => wie.id) : [])),
  }
}
