import { useState } from 'react'
import { NodigWieUitSchema, type DocentRol } from '@letterhaven/contracts/docent'
import type { ImportKeuzes, ImportLeerkracht } from '@letterhaven/contracts/import'
import { readVorm } from '../../shared/read-vorm.ts'

/** Where the address of somebody of the file is typed. */
export const adresveld = (nr: number): string => `leerkracht-adres-${nr}`

interface Gevraagd {
  readonly adres: string
  readonly role: DocentRol
}

const readAdres = (adres: string): string | null => {
  const gelezen = readVorm(NodigWieUitSchema.shape.adres, adres)
  return gelezen.success ? gelezen.data : null
}

/** Who of the staff in a file is asked to come: nobody, until somebody is ticked. */
export function useUitnodigen(leerkrachten: readonly ImportLeerkracht[]) {
  const [gevraagd, zet] = useState<ReadonlyMap<number, Gevraagd>>(new Map())
  const [gekeurd, setGekeurd] = useState(false)
  // What the server said of an address, until it is another.
  const [geweigerd, setGeweigerd] = useState<ReadonlyMap<string, string>>(new Map())
  const kan = leerkrachten.filter(({ stand }) => stand === 'nieuw')
  // Who came meanwhile no longer goes along.
  const gekozen = kan.flatMap(({ nr }) => {
    const wie = gevraagd.get(nr)
    return wie ? [{ nr, ...wie }] : []
  })
  /** What is wrong with an address, by itself, beside the others, or by the server. */
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
    /** What is wrong with an address, once somebody tried to go on. */
    fout: (nr: number): string | undefined => (gekeurd ? misVan(nr) : undefined),
    /** Whose address is wrong; null where it may go on. The screen says it from then on. */
    keur: (): number | null => {
      setGekeurd(true)
      return gekozen.find(({ nr }) => misVan(nr))?.nr ?? null
    },
    /** Takes what the server said of the addresses that went along; whose it said something of first, null for nobody's. */
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
      zet((oud) => {
        const nieuw = new Map(oud)
        if (aan) nieuw.set(wie.nr, begin(wie))
        else nieuw.delete(wie.nr)
        return nieuw
      }),
    vraagAllen: (aan: boolean) =>
      zet(new Map(aan ? kan.map((wie) => [wie.nr, gevraagd.get(wie.nr) ?? begin(wie)]) : [])),
    wijzig: (nr: number, wat: Partial<Gevraagd>) =>
      zet((oud) => {
        const eerst = oud.get(nr)
        return eerst ? new Map(oud).set(nr, { ...eerst, ...wat }) : oud
      }),
  }
}

export type Uitnodigen = ReturnType<typeof useUitnodigen>
