import { veranderingVan, type Vensters } from '@letterhaven/domain/signalen'

/** A change over the last four weeks, in words; when it may be chance, the sentence says so. */
export interface VeranderingTekst {
  /** Short enough for a row: '4 hoger', '3 lager', 'gelijk'; empty when no change can be told. */
  readonly kort: string
  readonly zin: string
}

/** Puts the last four weeks, compared with the four before, into words. */
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
