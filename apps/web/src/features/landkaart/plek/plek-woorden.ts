import type { Dier } from '@letterhaven/contracts/dier'
import type { Album, Ding, Groei } from '@letterhaven/contracts/plek'
import type { Trui } from '@letterhaven/contracts/uiterlijk'

/** The name of each thing. */
export const DING_NAAM: Readonly<Record<Ding, string>> = {
  pet: 'Pet',
  strohoed: 'Strohoed',
  muts: 'Muts',
  matroos: 'Matrozenmuts',
  bloemen: 'Krans',
  helm: 'Helm',
  kroon: 'Kroon',
  sjaal: 'Sjaal',
  strik: 'Strik',
  halsdoek: 'Halsdoek',
  medaille: 'Medaille',
  ballon: 'Ballon',
  lolly: 'Lolly',
  lantaarn: 'Lantaarn',
  vlieger: 'Vlieger',
  'bloemen-bed': 'Bloembed',
  vlag: 'Vlag',
  bank: 'Bank',
  boom: 'Appelboom',
  spar: 'Spar',
  struik: 'Struik',
  tent: 'Tent',
  zandkasteel: 'Zandkasteel',
  schommel: 'Schommel',
  glijbaan: 'Glijbaan',
  hut: 'Hut',
  fontein: 'Fontein',
  molen: 'Molen',
  vuurtoren: 'Vuurtoren',
  telescoop: 'Telescoop',
  ijskar: 'IJskar',
}

export const DIER_NAAM: Readonly<Record<Dier, string>> = {
  vos: 'Vos',
  beer: 'Beer',
  kat: 'Kat',
  panda: 'Panda',
  konijn: 'Konijn',
  kikker: 'Kikker',
  koala: 'Koala',
  muis: 'Muis',
  tijger: 'Tijger',
  hond: 'Hond',
  varken: 'Varken',
  kuiken: 'Kuiken',
}

export const TRUI_NAAM: Readonly<Record<Trui, string>> = {
  oranje: 'Oranje',
  rood: 'Rood',
  groen: 'Groen',
  blauw: 'Blauw',
  paars: 'Paars',
  roze: 'Roze',
}

export const ALBUM_NAAM: Readonly<Record<Album, string>> = {
  dieren: 'Dieren',
  eten: 'Eten en drinken',
  buiten: 'Buiten',
  onderweg: 'Onderweg',
  spullen: 'Spullen',
}

const keer = (aantal: number, een: string, meer: string): string =>
  `${aantal} ${aantal === 1 ? een : meer}`

/** Returns '12 schelpen'. */
export const schelpenZin = (aantal: number): string => keer(aantal, 'schelp', 'schelpen')

function goedZin({ nu, eerder }: Groei['goed']): string | null {
  if (nu === 0) return null
  const zin = `De laatste vier weken schreef of las je ${keer(nu, 'woord', 'woorden')} meteen goed.`
  return eerder > 0 && nu > eerder ? `${zin} Dat zijn er ${nu - eerder} meer dan daarvoor.` : zin
}

/** Says what grew, in sentences: only what is true, and compared with nobody but the leerling. */
export function groeiZinnen({ goed, dagen, ramen, woorden }: Groei): string[] {
  const zinnen = [
    goedZin(goed),
    woorden > 0 ? `Je had al ${keer(woorden, 'woord', 'verschillende woorden')} goed.` : null,
    ramen > 0
      ? `Op je kaart ${ramen === 1 ? 'brandt' : 'branden'} ${keer(ramen, 'licht', 'lichten')}.`
      : null,
    dagen > 0 ? `Je oefende op ${keer(dagen, 'dag', 'dagen')} van de laatste vier weken.` : null,
  ].filter((zin) => zin !== null)
  return zinnen.length > 0 ? zinnen : ['Speel een spel. Daarna lees je hier wat je al kunt.']
}
