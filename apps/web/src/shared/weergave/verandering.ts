import { veranderingVan, type Vensters } from '@letterhaven/domain/signalen'

/** A change in the last four weeks, in words; where it may be chance, the sentence says so. */
export interface VeranderingTekst {
  /** As short as a row has room for: '4 hoger', '3 lager', 'gelijk'; empty where there is none to tell. */
  readonly kort: string
  readonly zin: string
}

/** The words of what the last four weeks were beside the four before. */
export function verandering(vensters: Vensters, van: 'leerling' | 'groep'): VeranderingTekst {
  const gevonden = veranderingVan(vensters, van)
  if (!gevonden) return { kort: '', zin: 'nog te weinig om een verandering te zien' }
  const { punten, kanToeval } = gevonden
  if (punten === 0) return { kort: 'gelijk', zin: 'gelijk aan de vier weken ervoor' }
  const grootte = Math.abs(punten)
  const kant = punten < 0 ? 'lager' : 'hoger'
  const zin = `${grootte} procentpunt ${kant} dan de vier weken ervoor`
  return { kort: `${grootte} ${kant}`, zin: kanToeval ? `${zin}; dat kan toeval zijn` : zin }
}
