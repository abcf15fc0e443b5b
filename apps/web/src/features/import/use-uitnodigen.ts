import { useState } from 'react'
import { NodigWieUitSchema, type DocentRol } from '@letterhaven/contracts/docent'
import type { ImportKeuzes, ImportLeerkracht } from '@letterhaven/contracts/import'
import { readVorm } from '../../shared/read-vorm.ts'

/** The id of the field for the address of somebody in the file. */
export const adresveld = (nr: number): string => `leerkracht-adres-${nr}`

interface Gevraagd {
  readonly adres: string
  readonly role: DocentRol
}

const readAdres = (adres: string): string | null => {
  const gelezen = readVorm(NodigWieUitSchema.shape.adres, adres)
  return gelezen.success ? gelezen.data : null
}

/** Holds which staff in a file are invited: nobody, until somebody is ticked. */
export function useUitnodigen(leerkrachten: readonly ImportLeerkracht[]) {
  const [gevraagd, set] = useState<ReadonlyMap<number, Gevraagd>>(new Map())
  const [gekeurd, setGekeurd] = useState(false)
  // What the server said about an address, until that is changed.
  const [geweigerd, setGeweigerd] = useState<ReadonlyMap<string, string>>(new Map())
  const kan = leerkrachten.filter(({ stand }) => stand === 'nieuw')
  // Somebody who came meanwhile is no longer sent along.
  const gekozen = kan.flatMap(({ nr }) => {
    const wie = gevraagd.get(nr)
    return wie ? [{ nr, ...wie }] : []
  })
  /** Returns what is wrong with an address: by itself, compared with the others, or according to the server. */
  function misVan(nr: number): string | undefined {
    const adres = gevraagd.get(nr)?.adres ?? ''
    const gelezen = readAdres(adres)
    if (adres.trim() === '') return 'Vul een e-mailadres in'
    if (gelezen === null) return 'Dit is geen e-mailadres'
    const eerste = gekozen.find((wie) => readAdres(wie.adres) === gelezen)
    if (eerste && eerste.nr !== nr) return 'Dit adres staat hier al bij iemand anders'
    return geweigerd.get(adres)
  }
  const begin = ({ adres }: ImportLeerkracht): Gevraagd => ({ adres: adres ?? '', role: 'docent' })
  return {
    kan,
    aantal: gekozen.length,
    keuzes: (): NonNullable<ImportKeuzes['uitnodigen']> => gekozen,
    van: (nr: number): Gevraagd | null => gevraagd.get(nr) ?? null,
    /** Returns what is wrong with an address, once the user has tried to continue. */
    fout: (nr: number): string | undefined => (gekeurd ? misVan(nr) : undefined),
    /** Returns whose address is wrong; null when the user may continue. From then on the screen shows the errors. */
    check: (): number | null => {
      setGekeurd(true)
      return gekozen.find(({ nr }) => misVan(nr))?.nr ?? null
    },
    /** Takes what the server said about the addresses that were sent; returns the first person concerned, or null. */
    weiger: (velden: Readonly<Record<string, string>>): number | null => {
      const mis = gekozen.filter((_wie, plek) => velden[`uitnodigen.${plek}.adres`])
      setGeweigerd(
        new Map(
          gekozen.flatMap(({ adres }, plek) => {
            const zin = velden[`uitnodigen.${plek}.adres`]
            return zin ? [[adres, zin] as const] : []
          }),
        ),
      )
      return mis[0]?.nr ?? null
    },
    vraag: (wie: ImportLeerkracht, aan: boolean) =>
      set((oud) => {
        const nieuw = new Map(oud)
        if (aan) nieuw.set(wie.nr, begin(wie))
        else nieuw.delete(wie.nr)
        return nieuw
      }),
    vraagAllen: (aan: boolean) =>
      set(new Map(aan ? kan.map((wie) => [wie.nr, gevraagd.get(wie.nr) ?? begin(wie)]) : [])),
    change: (nr: number, wat: Partial<Gevraagd>) =>
      set((oud) => {
        const eerst = oud.get(nr)
        return eerst ? new Map(oud).set(nr, { ...eerst, ...wat }) : oud
      }),
  }
}

export type Uitnodigen = ReturnType<typeof useUitnodigen>
