import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { sayHulp } from './hulp.ts'
import { gemistVan, isScherp } from './lint.ts'
import { isVerteld, sayVraag } from './rules.ts'
import { ESTAFETTE, isEersteKeus, kanGeven, oordeelVan, type State } from './stand.ts'

/** What is asked of a text, besides the question with its answer. */
export const WELKE = 'Bij welke zin zie je dat?'
const KNIP = 'Knip de foto bij: alleen de woorden die het bewijzen.'
const KIES_STUK = 'In welk stuk staat het? In één keer goed: een gouden stokje!'
const ZOEK_VERDER = 'Nu geen gouden stokje. Zoek rustig verder.'

/** Returns what a mistake is told with; it stays until the pupil goes on. */
const sayMis = (item: TekstOpgave, zin: number, missers: number): string =>
  `Zin ${zin + 1}: daar staat het niet. ${sayHulp(item, missers)}`

/** Returns what helps after the mistakes so far; null before the first. */
export function hulpVan({ item, opgave }: State): string | null {
  if (!item || !opgave || opgave.geweest.length === 0) return null
  return sayMis(item, opgave.geweest.at(-1) ?? 0, opgave.geweest.length)
}

/** Returns what is to be done now, besides the question: the words of the photograph, what helps, or what the relay is about. */
export function taakVan(staat: State): string {
  const { opgave, trap } = staat
  if (opgave?.lint && kanGeven(opgave)) return KNIP
  const hulp = hulpVan(staat)
  if (hulp !== null || trap !== ESTAFETTE || !opgave) return hulp ?? WELKE
  const { length } = opgave.open
  return length === 0 ? KIES_STUK : length === 1 ? WELKE : ZOEK_VERDER
}

/** Returns what is told of the photograph or the baton of a flag that stands; null where its stage has none. */
function sayPrijs({ item, opgave, poging, gegeven }: State): string | null {
  if (!item || !opgave) return null
  const { lint } = opgave
  if (!lint) return isEersteKeus(opgave) && poging === 1 ? 'Een gouden stokje!' : null
  const zin = item.zinnen[Number(gegeven)] ?? ''
  if (isScherp(lint, zin, item)) return 'Scherpe foto!'
  const gemist = gemistVan(lint, zin, item)
  const mist = gemist === null ? 'er stond te veel op' : `‘${gemist}’ stond er niet op`
  return `De foto is wazig: ${mist}.`
}

/** Returns why the answer is right; what stands in the text is quoted in it. */
export const waaromVan = ({ waarom = '' }: TekstOpgave): string => waarom

/** Returns what is told while a verdict is shown; null at any other moment. */
export function verdictVan(staat: State): string | null {
  const { item, opgave, poging, gegeven } = staat
  const oordeel = oordeelVan(staat)
  if (!item || !opgave || !oordeel) return null
  if (oordeel === 'goed') {
    const delen = [poging === 1 ? 'Goed!' : 'Nu klopt het!', sayPrijs(staat), waaromVan(item)]
    return delen.filter(Boolean).join(' ')
  }
  return isVerteld(staat)
    ? `Hier stond het. ${waaromVan(item)}`
    : sayMis(item, Number(gegeven), opgave.geweest.length + 1)
}

/** Returns what who cannot see hears of a text that is read: its title, then each sentence. */
const sayLezen = ({ titel = '', zinnen }: TekstOpgave, nu: number): string => zinnen[nu] ?? titel

/** Returns what who cannot see hears now: the sentence that is read, the question, the flag, or the verdict. */
export function sayNu(staat: State): string {
  const { item, opgave, fase } = staat
  if (!item || !opgave || fase === 'klaar') return ''
  const verdict = verdictVan(staat)
  if (verdict !== null) return verdict
  const { isVraag, nu, vlag, geweest } = opgave
  if (!isVraag) return sayLezen(item, nu)
  if (vlag !== null && !geweest.includes(vlag))
    return `Je vlag staat op zin ${vlag + 1}: ${item.zinnen[vlag] ?? ''}`
  return `${sayVraag(item)} ${taakVan(staat)}`
}
