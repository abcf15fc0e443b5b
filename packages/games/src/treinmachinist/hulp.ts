import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { raarIn, type Werkbeurt } from './werf.ts'

/** Where a sentence is looked at first when it does not come: what it is about, who does it, what happens. */
const VRAGEN = [
  'Zoek eerst het woord met de hoofdletter.',
  'Wie of wat doet iets? En wat doet die?',
  'Waar hoort het tijdwoord of de plek?',
] as const

/** Says what is odd at a word, by what can be seen of it, and else by what was read so far. It tells no other word. */
function sayWoord({ ordes }: ZinOpgave, tot: readonly string[], raar: string): string {
  const isBegin = tot.length === 0
  if (isBegin && /^\p{Ll}/u.test(raar))
    return `Een zin begint met een hoofdletter. ‘${raar}’ heeft er geen.`
  const langste = Math.max(...ordes.map((orde) => orde.length))
  if (/[.!?]$/.test(raar) && tot.length + 1 < langste)
    return `Na ‘${raar}’ is de zin al uit. Er komt nog meer.`
  if (/[.!?]$/.test(tot.at(-1) ?? '')) return `De zin is al uit. ‘${raar}’ hoort er niet bij.`
  if (!ordes.some((orde) => orde.includes(raar))) return `‘${raar}’ hoort bij een andere trein.`
  if (isBegin) return `Met ‘${raar}’ begint deze zin niet.`
  return `Lees maar: ‘${[...tot, raar].join(' ')} …’ Zo loopt de zin niet.`
}

/** Says what is odd at a piece: it stands too early, twice, or is not heard in the word at all. */
function sayStuk({ ordes: [orde = []] }: Werkbeurt['opgave'], eigen: readonly string[]): string {
  const raar = eigen.at(-1) ?? ''
  if (eigen.length > orde.length) return `Het woord is al af. ‘${raar}’ hoort er niet bij.`
  if (!orde.includes(raar)) return `Zeg het woord nog eens. Je hoort geen ‘${raar}’.`
  if (eigen.length === 1) return `‘${raar}’ zit in het woord. Wat hoor je het eerst?`
  return `Zo staat er ‘${eigen.join('')}’. Wat hoor je na ‘${eigen.slice(0, -1).join('')}’?`
}

/** Returns how often this train was not right so far. */
const missersVan = ({ poging, gegeven }: Werkbeurt['staat']): number =>
  gegeven === null ? poging - 1 : poging

/** Returns what is said of a train that was not right, by the train itself; at a later try also where to look. */
export function hulpBij({ item, opgave, staat }: Werkbeurt, gegeven: string): readonly string[] {
  const eigen = gegeven.split('/')
  const isKort = raarIn(opgave, eigen) < 0
  if (item.soort === 'woord')
    return isKort
      ? [`Zo staat er ‘${eigen.join('')}’. Er mist nog een wagon.`]
      : [sayStuk(opgave, eigen)]
  if (isKort) return ['De zin is nog niet uit. Er mist nog een wagon.']
  const zin = sayWoord(item, eigen.slice(0, -1), eigen.at(-1) ?? '')
  const ook = VRAGEN[Math.min(eigen.length - 1, VRAGEN.length - 1)]
  return missersVan(staat) > 1 && ook !== undefined ? [zin, ook] : [zin]
}

/** Returns the right train as it is read. */
export const goedeVorm = (item: Item | ZinOpgave, orde: readonly string[]): string =>
  item.soort === 'woord' ? orde.join('-') : orde.join(' ')
