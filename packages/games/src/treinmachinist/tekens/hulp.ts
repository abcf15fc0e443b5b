import { isLosBij, naasteVan, tekstIn, treinenIn, type Stoet } from './stoet.ts'

/** What is odd at one place: the signs that hang there, those that belong there, and what is read around it. */
interface Plaats {
  readonly eigen: string
  readonly juist: string
  /** Whether the train is uncoupled there, and whether it should be. */
  readonly isLos: boolean
  readonly hoortLos: boolean
  /** The train before the place, as it is read now. */
  readonly voor: string
  /** The word behind the place; empty at the end. */
  readonly erna: string
}

type Regel = readonly [past: (plaats: Plaats) => boolean, zinnen: readonly [string, string?]]

const heeft = (tekens: string, teken: string): boolean => tekens.includes(teken)
const mist =
  (teken: string) =>
  ({ eigen, juist }: Plaats): boolean =>
    heeft(juist, teken) && !heeft(eigen, teken)
const teveel =
  (teken: string) =>
  ({ eigen, juist }: Plaats): boolean =>
    heeft(eigen, teken) && !heeft(juist, teken)

/**
 * What is said by what hangs there, the first that fits. It asks to read, and names no sign that is missing; what stands second is
 * said from the second mistake on, and tells where to look.
 */
const REGELS: readonly Regel[] = [
  [
    (plaats) => mist('?')(plaats) && heeft(plaats.eigen, '.'),
    ['Hoor je je stem omhoog gaan aan het eind?', 'Krijgt iemand hier een vraag?'],
  ],
  [
    (plaats) => mist('.')(plaats) && heeft(plaats.eigen, '?'),
    ['Wil deze zin iets weten? Of vertelt hij iets?', 'Lees hem hardop. Gaat je stem omhoog?'],
  ],
  [
    ({ eigen, hoortLos }) => hoortLos && heeft(eigen, ','),
    ['Is het hier een korte pauze? Of is de zin uit?', 'Begint hierna een nieuwe zin?'],
  ],
  [
    ({ juist, isLos, hoortLos }) => isLos && !hoortLos && heeft(juist, ','),
    ['Je hebt de trein hier losgemaakt. Is de zin al uit?', 'Hoort wat erna komt er nog bij?'],
  ],
  [
    ({ isLos, hoortLos }) => isLos && !hoortLos,
    ['Lees tot dit teken: is dat een hele zin?', 'Lees ook wat erna komt. Kan dat alleen staan?'],
  ],
  [
    ({ isLos, hoortLos, erna }) => hoortLos && !isLos && erna === '',
    ['De laatste trein heeft nog geen teken.'],
  ],
  [
    ({ isLos, hoortLos }) => hoortLos && !isLos,
    [
      'Lees deze trein in één keer. Hoor je twee zinnen?',
      'Kijk bij de gele plek. Is de zin daar uit?',
    ],
  ],
  [
    (plaats) => teveel(',')(plaats) && plaats.erna === 'en',
    ['Lees met de komma. Hoor je daar een pauze?', 'Voor ‘en’ in een rijtje is geen pauze nodig.'],
  ],
  [
    teveel(','),
    ['Lees met de komma. Hoor je daar een pauze?', 'Horen deze twee woorden bij elkaar?'],
  ],
  [
    mist(','),
    [
      'Lees deze trein hardop. Waar hoor je een korte pauze?',
      'Kijk bij de gele plek. Wacht je daar even?',
    ],
  ],
  [
    mist('‘'),
    [
      'Iemand zegt iets. Wat is zijn eerste woord?',
      'Kijk bij de gele plek. Begint daar het praten?',
    ],
  ],
  [
    mist('’'),
    [
      'Iemand zegt iets. Wat is zijn laatste woord?',
      'Kijk bij de gele plek. Houdt daar het praten op?',
    ],
  ],
  [teveel('‘'), ['Begint hier iemand te praten?', 'Wie zegt dit woord hardop?']],
  [teveel('’'), ['Houdt hier iemand op met praten?', 'Wat is het laatste dat hij zegt?']],
  [
    mist(':'),
    [
      'Straks zegt iemand iets. Wat hangt daarvoor?',
      'Kijk bij de gele plek. Komt daar het praten aan?',
    ],
  ],
  [teveel(':'), ['Komt hierna iets wat iemand zegt?']],
]

/** How much of a train is read out on the sign, in letters. */
const LEESBAAR = 44

/** Returns what of a train is read out: its end where it is long. */
function endOf(tekst: string): string {
  if (tekst.length <= LEESBAAR) return `‘${tekst}’`
  const eind = tekst.slice(-LEESBAAR)
  return `‘… ${eind.slice(eind.indexOf(' ') + 1)}’`
}

/** Returns what is odd in a text as it was marked; null where it is right. */
function plaatsVan(stoet: Pick<Stoet, 'woorden' | 'plekken' | 'goed'>): Plaats | null {
  const { woorden, plekken } = stoet
  const { plekken: goed, plek } = naasteVan(stoet)
  if (plek < 0) return null
  const [van, tot] = treinenIn(stoet).find(([, einde]) => plek <= einde) ?? [0, woorden.length]
  const voor = tekstIn({ woorden: woorden.slice(van, tot), plekken: plekken.slice(van, tot + 1) })
  return {
    eigen: plekken[plek] ?? '',
    juist: goed[plek] ?? '',
    isLos: isLosBij(plekken, plek),
    hoortLos: isLosBij(goed, plek),
    voor,
    erna: woorden[plek] ?? '',
  }
}

/**
 * Returns what is said of a text that was not right, by how it was marked: the train as it is read now, and what to listen for. It
 * never tells which sign belongs where.
 */
export function hulpBijTekens(
  stoet: Pick<Stoet, 'woorden' | 'plekken' | 'goed'>,
  missers: number,
): readonly string[] {
  const plaats = plaatsVan(stoet)
  if (!plaats) return []
  const [, zinnen] = REGELS.find(([past]) => past(plaats)) ?? []
  const [eerst = 'Lees deze trein nog eens hardop.', later] = zinnen ?? []
  const gelezen = plaats.erna === '' && plaats.eigen === '' ? '' : endOf(plaats.voor)
  const gezegd = missers > 1 && later !== undefined ? later : eerst
  return gelezen === '' ? [gezegd] : [gelezen, gezegd]
}
