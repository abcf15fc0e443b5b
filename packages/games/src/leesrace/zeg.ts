import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { sayHulp, sayNaast, sayTip } from './hulp.ts'
import { gemistVan, isScherp } from './lint.ts'
import { isVerteld, sayVraag } from './rules.ts'
import { isGevraagd } from './lezen.ts'
import { isDicht, isEersteKeus, kanGeven, oordeelVan, type Opgave, type State } from './stand.ts'
import { BALK } from './zinnen.ts'

/** What is asked of a text, besides the question with its answer. */
export const WELKE = 'Bij welke zin zie je dat?'
const KNIP = 'Knip de foto bij: alleen de woorden die het bewijzen.'
const KIES_STUK = 'In welk stuk staat het? In één keer goed: een gouden stokje!'
const ZOEK_VERDER = 'Nu geen gouden stokje. Zoek rustig verder.'

/** Returns what a mistake is told with; it stays until the pupil goes on. */
const sayMis = (item: TekstOpgave, zin: number, missers: number) =>
  `${sayNaast(item, zin)} ${sayHulp(item, missers)}`

/** Returns what helps after the mistakes so far, or what was asked for before the first; null without either. */
export function hulpVan({ item, opgave }: State): string | null {
  if (!item || !opgave) return null
  if (opgave.geweest.length === 0) return opgave.isTip ? sayTip(item) : null
  const { geweest } = opgave
  return sayMis(item, geweest.at(-1) ?? 0, geweest.length)
}

/** Returns what is to be done now, besides the question: the words of the photograph, what helps, or what the relay is about. */
export function taakVan(staat: State): string {
  const { opgave } = staat
  if (opgave?.lint && kanGeven(opgave)) return KNIP
  const hulp = hulpVan(staat)
  if (hulp !== null || !opgave || !isDicht(opgave)) return hulp ?? WELKE
  const { length } = opgave.open
  return length === 0 ? KIES_STUK : length === 1 ? WELKE : ZOEK_VERDER
}

/** Returns what is told of the photograph or the baton of a flag that stands; null where its stage has none. */
function sayPrijs({ item, opgave, poging, gegeven }: State): string | null {
  if (!item || !opgave) return null
  const { lint } = opgave
  if (!lint) {
    if (isEersteKeus(opgave) && poging === 1) return 'Een gouden stokje!'
    return opgave.isSalto ? 'Met een salto!' : null
  }
  const zin = item.zinnen[Number(gegeven)] ?? ''
  if (isScherp(lint, zin, item)) return 'Scherpe foto!'
  const gemist = gemistVan(lint, zin, item)
  const mist = gemist === null ? 'er stond te veel op' : `‘${gemist}’ stond er niet op`
  return `De foto is wazig: ${mist}.`
}

/** Returns which sentences hung a flag in vain though the reason quotes them: they belong to it after all. */
export const erbijVan = (
  { citaat = [], bewijs }: TekstOpgave,
  { geweest }: Pick<Opgave, 'geweest'>,
): readonly number[] => geweest.filter((zin) => citaat.includes(zin) && !bewijs.includes(zin))

/** Returns that such sentences belong to the reason; null where there are none. */
function sayErbij(item: TekstOpgave, opgave: Opgave): string | null {
  const erbij = erbijVan(item, opgave).map((zin) => zin + 1)
  if (erbij.length === 0) return null
  return `Zin ${erbij.join(' en ')} ${erbij.length === 1 ? 'hoort' : 'horen'} er ook bij.`
}

/** Returns why the answer is right; what stands in the text is quoted in it. */
export const waaromVan = ({ waarom = '' }: TekstOpgave): string => waarom

/** Returns what is told while a verdict is shown; null at any other moment. */
export function verdictVan(staat: State): string | null {
  const { item, opgave, poging, gegeven } = staat
  const oordeel = oordeelVan(staat)
  if (!item || !opgave || !oordeel) return null
  if (oordeel === 'goed') {
    const begin = poging === 1 ? 'Goed!' : 'Nu klopt het!'
    const delen = [begin, sayPrijs(staat), waaromVan(item), sayErbij(item, opgave)]
    return delen.filter(Boolean).join(' ')
  }
  return isVerteld(staat)
    ? `Hier stond het. ${waaromVan(item)}`
    : sayMis(item, Number(gegeven), opgave.geweest.length + 1)
}

/** What is asked of who was quicker than anybody reads. */
export const TE_SNEL = 'Zo snel! Lees het nog eens?'

/** Returns what who cannot see hears while a text is read: its title, then each stretch, and once all is lit that it may be left. */
function sayLezen({ titel = '', zinnen }: TekstOpgave, { nu, gelezen, isSnel }: Opgave): string {
  if (isSnel) return TE_SNEL
  return nu < 0 ? titel : zinnen.slice(nu, gelezen).join(' ')
}

/** Returns what who cannot see hears now: the stretch that is read, the question, the flag, or the verdict. */
export function sayNu(staat: State): string {
  const { item, opgave, fase } = staat
  if (!item || !opgave || fase === 'klaar') return ''
  const { isVraag, vlag, geweest } = opgave
  if (!isVraag) return sayLezen(item, opgave)
  const verdict = verdictVan(staat)
  if (verdict !== null) return verdict
  if (vlag !== null && !geweest.includes(vlag))
    return `Je vlag staat op zin ${vlag + 1}: ${item.zinnen[vlag] ?? ''}`
  return `${sayVraag(item)} ${taakVan(staat)}`
}

/** Returns what the bar asks now; null where it is the sentence of the game. */
export function opdrachtVan(state: State): string | null {
  const { opgave } = state
  if (!opgave) return null
  if (!opgave.isVraag) return opgave.nu >= 0 && isGevraagd(opgave) ? BALK.verder : BALK.lezen
  if (oordeelVan(state) === 'goed') return BALK.staat
  if (isVerteld(state)) return BALK.stond
  return isDicht(opgave) && opgave.open.length === 0 ? BALK.stuk : null
}
