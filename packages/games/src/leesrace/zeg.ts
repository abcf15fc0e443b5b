import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { sayHulp, sayNaast } from './hulp.ts'
import { blufferVan, NIEMAND, plaatsVan, RIVALEN } from './race.ts'
import { naamVanRivaal, sayAfloop } from './roep.ts'
import { isVerteld, sayVraag } from './rules.ts'
import { isDicht, kanGeven, oordeelVan, standNu, type Opgave, type State } from './stand.ts'
import { BALK } from './zinnen.ts'

/** Returns what a mistake is told with; it stays until the pupil goes on. */
const sayMis = (item: TekstOpgave, zin: number, missers: number) =>
  `${sayNaast(item, zin)} ${sayHulp(item, missers)}`

/** Returns what helps after the mistakes so far; null before the first. */
export function hulpVan({ item, opgave }: State): string | null {
  const laatste = opgave?.geweest.at(-1)
  if (!item || !opgave || laatste === undefined) return null
  return sayMis(item, laatste, opgave.geweest.length)
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

/** Returns that the own sentence speaks against the call. */
function sayDraai({ roepen }: Opgave): string {
  const wie = naamVanRivaal(roepen[0]?.wie ?? 0)
  return roepen.length > 1
    ? 'Je zin is goed! Lees hem nog eens. Wie bluft er dan?'
    : `Je zin is goed! Lees hem nog eens. Klopt het wat ${wie} riep?`
}

/** Returns what is told of a flag that stands: how the call ended, why, and what else belongs to it. */
function sayGoed(item: TekstOpgave, opgave: Opgave): string {
  const { afloop, isLaat, roepen } = opgave
  if (opgave.isDraai || afloop === null) return sayDraai(opgave)
  const bluffer = blufferVan(roepen, item)
  const wie = bluffer === NIEMAND ? (roepen[0]?.wie ?? 0) : bluffer
  const delen = [sayAfloop(afloop, wie, isLaat), waaromVan(item), sayErbij(item, opgave)]
  return delen.filter(Boolean).join(' ')
}

/** Returns what is told while a verdict is shown; null at any other moment. */
export function verdictVan(staat: State): string | null {
  const { item, opgave, gegeven } = staat
  const oordeel = oordeelVan(staat)
  if (!item || !opgave || !oordeel) return null
  if (oordeel === 'goed') return sayGoed(item, opgave)
  return isVerteld(staat)
    ? `Hier stond het. ${waaromVan(item)}`
    : sayMis(item, Number(gegeven), opgave.geweest.length + 1)
}

/** What is asked of who was quicker than anybody reads, and what is done with a stretch otherwise. */
export const TE_SNEL = 'Zo snel! Lees het nog eens?'
export const RAAD = 'Over welke zin komt de vraag? Zet daar je ster. Raak: turbo!'

/** Returns what who cannot see hears while a text is read: each stretch, and what is done with it. */
function sayLezen({ zinnen }: TekstOpgave, { nu, gelezen, isSnel, ster }: Opgave): string {
  if (isSnel) return TE_SNEL
  if (ster !== null) return `Je ster ligt op zin ${ster + 1}.`
  return `${zinnen.slice(nu, gelezen).join(' ')} ${RAAD}`
}

/** Returns who stands where at the end, and how often each rival bluffed. */
function sayPodium(opgave: Opgave): string {
  const bluf = RIVALEN.map(({ naam }, nr) => `${naam} blufte ${opgave.boek.gebluft[nr] ?? 0} keer.`)
  return `Je bent ${plaatsVan(standNu(opgave))}e van de 4. ${bluf.join(' ')}`
}

/** Returns what who cannot see hears now: the stretch that is read, the question, the flag, or the verdict. */
export function sayNu(staat: State): string {
  const { item, opgave, fase } = staat
  if (!item || !opgave || fase === 'klaar') return ''
  const { isVraag, vlag, geweest } = opgave
  if (opgave.isPodium) return sayPodium(opgave)
  if (!isVraag) return fase === 'spelen' ? sayLezen(item, opgave) : ''
  const verdict = verdictVan(staat)
  if (verdict !== null) return verdict
  if (vlag !== null && !geweest.includes(vlag))
    return `Je vlag staat op zin ${vlag + 1}: ${item.zinnen[vlag] ?? ''}`
  return [sayVraag(item, opgave), hulpVan(staat)].filter(Boolean).join(' ')
}

/** Returns what the bar asks now; null where it is the sentence of the game. */
export function opdrachtVan(state: State): string | null {
  const { opgave } = state
  if (!opgave) return null
  if (opgave.isPodium) return BALK.podium
  if (!opgave.isVraag) return BALK.lezen
  if (oordeelVan(state) === 'goed') return opgave.isDraai ? BALK.draai : BALK.staat
  if (isVerteld(state)) return BALK.stond
  if (isDicht(opgave) && opgave.open.length === 0) return BALK.stuk
  if (!kanGeven(opgave)) return BALK.vlag
  return opgave.roepen.length > 1 ? BALK.wie : null
}
