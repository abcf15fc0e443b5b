import type { Telling } from '@letterhaven/contracts/leerling'
import type { Leesuitleg, NepOordeel } from '@letterhaven/contracts/leesuitleg'
import { niveauNaam, niveauTussen } from '@letterhaven/domain/niveau-naam'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { getal } from '@letterhaven/ui/tekst/getal'
import { langeDag } from '../../shared/weergave/geleden.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

/** One measure of reading in words: what it is, how it goes, and what that rests on. */
export interface LeesZin {
  readonly kop: string
  readonly zin: string
  readonly uit: string
}

type Deel<S extends Leesuitleg['soort']> = Extract<Leesuitleg, { soort: S }>

/** For whom it is said: the year of the pupil, and the words of the country. */
interface Voor {
  readonly jaargroep: number
  readonly w: Woordkeus
}

const tussen = ([van, tot]: readonly [number, number]): string =>
  van === tot ? 'dat is vrij zeker' : `met 80% zekerheid tussen ${getal(van)} en ${getal(tot)}`

/** Returns a time in seconds, to a tenth: a finer one would promise more than is known. */
const inSeconden = (ms: number): number => Math.round(ms / 100) / 10
const opTiende = ([van, tot]: readonly [number, number]) =>
  [inSeconden(van), inSeconden(tot)] as const

function seconden(ms: number): string {
  const duur = inSeconden(ms)
  return `${getal(duur)} ${duur < 2 ? 'seconde' : 'seconden'}`
}

/** Says which way it goes, where that can be told. */
function koersZin({ koers, perWeek }: Deel<'vlotheid'>): string {
  const stap = getal(Math.abs(perWeek ?? 0))
  switch (koers) {
    case 'vooruit':
      return `Dat gaat vooruit: in een week komt er ongeveer ${stap} woord per minuut bij.`
    case 'achteruit':
      return `Dat gaat achteruit: in een week gaat er ongeveer ${stap} woord per minuut af.`
    case 'gelijk':
      return 'Dat blijft ongeveer gelijk.'
    case 'nog_niet_te_zeggen':
      return 'Of het vooruitgaat, is nog niet te zeggen.'
  }
}

const KOP = { woorden: 'Losse woorden hardop', tekst: 'Teksten voorgelezen' } as const
const TE_WEINIG = { flits: 'Woorden in een flits', begrip: 'Begrijpen wat je leest' } as const
const TELLING = {
  flits: (n: number) => aantal(n, 'geflitst woord', 'geflitste woorden'),
  begrip: (n: number) => aantal(n, 'vraag', 'vragen'),
} as const

const NEP_ZINNEN: Readonly<Record<NepOordeel, string>> = {
  lastiger:
    'Nepwoorden gaan duidelijk moeilijker dan gewone woorden. Dat kan betekenen dat er veel geraden wordt of van gezicht wordt herkend.',
  gelijk: 'Nepwoorden gaan ongeveer even goed als gewone woorden: de letters worden echt gelezen.',
  te_weinig: 'Nog niet te zeggen.',
}

const uitVan = ({ goed, totaal }: Telling, een: string, meer: string): string =>
  `${getal(goed)} van de ${aantal(totaal, een, meer)}`

const tijdvak = (van: string, tot: string): string =>
  van === tot ? `op ${langeDag(van)}` : `van ${langeDag(van)} tot en met ${langeDag(tot)}`

const ZINNEN: {
  readonly [S in Leesuitleg['soort']]: (uitleg: Deel<S>, voor: Voor) => LeesZin
} = {
  vlotheid: (uitleg) => ({
    kop: KOP[uitleg.vorm],
    zin: `± ${getal(uitleg.perMinuut)} woorden per minuut goed, ${tussen(uitleg.tussen)}. ${koersZin(uitleg)}`,
    uit: `${aantal(uitleg.lezingen, 'keer', 'keer')} samen gelezen; wie luisterde, tikte aan wat fout ging`,
  }),
  flits: (uitleg) => ({
    kop: TE_WEINIG.flits,
    zin: uitleg.teKort
      ? `Een flits van ${seconden(uitleg.ms)} is nog te kort: er gaan minder dan 8 van de 10 woorden goed.`
      : `8 van de 10 woorden gaan goed als ze ± ${seconden(uitleg.ms)} te zien zijn, ${tussen(opTiende(uitleg.tussen))}.`,
    uit: TELLING.flits(uitleg.woorden),
  }),
  begrip: (uitleg, { jaargroep, w }) => {
    const [laag, hoog] = uitleg.tussen
    const ruimte = niveauTussen({ jaar: uitleg.jaar, laag, hoog }, jaargroep, w)
    return {
      kop: TE_WEINIG.begrip,
      zin: `Begrijpt teksten van ± ${niveauNaam(uitleg.jaar, jaargroep, w)}${ruimte === null ? '' : ` (${ruimte})`}: daarvan gaat driekwart van de vragen goed.`,
      uit: `${TELLING.begrip(uitleg.vragen)} bij ${aantal(uitleg.teksten, 'tekst', 'teksten')}`,
    }
  },
  nepwoorden: ({ nep, echt, oordeel }) => ({
    kop: 'Nepwoorden hardop (ze bestaan niet, dus raden kan niet)',
    zin: NEP_ZINNEN[oordeel],
    uit: `${uitVan(nep, 'nepwoord', 'nepwoorden')} goed, en ${uitVan(echt, 'gewoon woord', 'gewone woorden')} van hetzelfde soort`,
  }),
  letters: ({ zeker, onzeker, teWeinig, totaal, gehoord, van, tot }) => ({
    kop: 'Letters hardop (de klank)',
    zin: [
      `${getal(zeker)} van de ${aantal(totaal, 'letter', 'letters')} zeker.`,
      ...(onzeker.length > 0 ? [`Nog niet zeker: ${onzeker.join(', ')}.`] : []),
      ...(teWeinig > 0 ? [`Nog te weinig gehoord: ${getal(teWeinig)}.`] : []),
    ].join(' '),
    uit: `${aantal(gehoord, 'letter', 'letters')} gehoord, ${tijdvak(van, tot)}; zeker is twee keer achter elkaar goed`,
  }),
  te_weinig: (uitleg) => ({
    kop: TE_WEINIG[uitleg.wat],
    zin: 'Nog niet te zeggen.',
    uit: `${TELLING[uitleg.wat](uitleg.aantal)}; vanaf ${uitleg.nodig} zeggen we er iets over`,
  }),
}

/** Puts one measure of reading into words. Every number was sent; none is computed a second time here. */
export function sayLezen(uitleg: Leesuitleg, voor: Voor): LeesZin {
  const say = ZINNEN[uitleg.soort] as (uitleg: Leesuitleg, voor: Voor) => LeesZin
  return say(uitleg, voor)
}
