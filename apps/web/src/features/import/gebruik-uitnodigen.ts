import { useState } from 'react'
import { NodigWieUitSchema, type DocentRol } from '@letterhaven/contracts/docent'
import type { ImportKeuzes, ImportLeerkracht } from '@letterhaven/contracts/import'
import { leesVorm } from '../../shared/lees-vorm.ts'

/** Where the address of somebody of the file is typed. */
export const adresveld = (nr: number): string => `leerkracht-adres-${nr}`

interface Gevraagd {
  readonly adres: string
  readonly role: DocentRol
}

const isAdres = (adres: string): boolean => leesVorm(NodigWieUitSchema.shape.adres, adres).success

/** Who of the staff in a file is asked to come: nobody, until somebody is ticked. */
export function useUitnodigen(leerkrachten: readonly ImportLeerkracht[]) {
  const [gevraagd, zet] = useState<ReadonlyMap<number, Gevraagd>>(new Map())
  const [gekeurd, setGekeurd] = useState(false)
  const kan = leerkrachten.filter(({ stand }) => stand === 'nieuw')
  // Who came meanwhile no longer goes along.
  const gekozen = kan.flatMap(({ nr }) => {
    const wie = gevraagd.get(nr)
    return wie ? [{ nr, ...wie }] : []
  })
  const begin = ({ adres }: ImportLeerkracht): Gevraagd => ({ adres: adres ?? '', role: 'docent' })
  return {
    kan,
    aantal: gekozen.length,
    keuzes: (): NonNullable<ImportKeuzes['uitnodigen']> => gekozen,
    van: (nr: number): Gevraagd | null => gevraagd.get(nr) ?? null,
    /** What is wrong with an address, once somebody tried to go on. */
    fout: (nr: number): string | undefined =>
      gekeurd && !isAdres(gevraagd.get(nr)?.adres ?? '') ? 'Vul een e-mailadres in' : undefined,
    /** Who has no address to send to; null where it may go on. The screen says it from then on. */
    keur: (): number | null => {
      setGekeurd(true)
      return gekozen.find(({ adres }) => !isAdres(adres))?.nr ?? null
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
