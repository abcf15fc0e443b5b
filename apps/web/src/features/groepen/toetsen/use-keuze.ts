import { useState } from 'react'
import type { ToetsKeuze } from '@letterhaven/contracts/methodetoets'
import {
  MEESTE_PER_CATEGORIE,
  MEESTE_TOETSWOORDEN,
  MINSTE_PER_CATEGORIE,
} from '@letterhaven/contracts/toets-maten'
import { getal } from '@letterhaven/ui/tekst/getal'
import { aantal } from '../../../shared/weergave/woorden.ts'

const omgezet = <T>(set: ReadonlySet<T>, wat: T): ReadonlySet<T> =>
  set.symmetricDifference(new Set([wat]))

/** What may be wrong with a test in the making, by part. */
export interface ToetsFouten {
  readonly categorieen?: string
  readonly perCategorie?: string
  readonly leerlingIds?: string
}

interface Keuze {
  readonly codes: ReadonlySet<string>
  readonly perCategorie: string
  readonly wie: ReadonlySet<string>
}

/** Returns the errors of a choice, in the words that are shown at each part. */
export function foutenVan(
  { codes, perCategorie, wie }: Keuze,
  keuze: readonly ToetsKeuze[],
): ToetsFouten {
  const n = Number(perCategorie)
  const krap = keuze.find(({ code, woorden }) => codes.has(code) && woorden < n)
  const isAantal = Number.isInteger(n) && n >= MINSTE_PER_CATEGORIE && n <= MEESTE_PER_CATEGORIE
  return {
    ...(codes.size === 0 && { categorieen: 'Kies minstens één categorie.' }),
    ...(krap && {
      categorieen: `Van ${krap.naam} hebben we maar ${aantal(krap.woorden, 'woord', 'woorden')}. Kies minder woorden per categorie.`,
    }),
    ...(codes.size * n > MEESTE_TOETSWOORDEN && {
      perCategorie: `Een toets heeft hoogstens ${MEESTE_TOETSWOORDEN} woorden; dit zijn er ${getal(codes.size * n)}.`,
    }),
    ...(!isAantal && {
      perCategorie: `Kies een getal van ${MINSTE_PER_CATEGORIE} tot en met ${MEESTE_PER_CATEGORIE}.`,
    }),
    ...(wie.size === 0 && { leerlingIds: 'Kies voor wie de toets is.' }),
  }
}

/** Holds a test in the making: everybody takes part unless unticked. */
export function useToetsKeuze(leerlingIds: readonly string[]) {
  const [keuze, setKeuze] = useState<Keuze>({
    codes: new Set(),
    perCategorie: '10',
    wie: new Set(leerlingIds),
  })
  return {
    ...keuze,
    setCode: (code: string) => setKeuze((oud) => ({ ...oud, codes: omgezet(oud.codes, code) })),
    setAantal: (perCategorie: string) => setKeuze((oud) => ({ ...oud, perCategorie })),
    setWie: (id: string) => setKeuze((oud) => ({ ...oud, wie: omgezet(oud.wie, id) })),
    setIedereen: (aan: boolean) =>
      setKeuze((oud) => ({ ...oud, wie: new Set(aan ? leerlingIds : []) })),
  }
}
