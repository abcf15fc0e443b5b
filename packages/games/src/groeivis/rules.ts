import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import type { Beurt, GedeeldeZet, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { eigenVoor } from './eigen-woord.ts'
import {
  bring,
  eat,
  gemaaktVan,
  isGeruild,
  isLicht,
  isNabij,
  kanSlikken,
  letterIn,
  set,
  shine,
  stukkeSchubben,
  turn,
} from './opgave.ts'
import type { Opgave } from './opgave.ts'
import { EERSTE_LICHT, SCHOOL, waterVan } from './school.ts'
import { schakelsVan, trapVan } from './stand.ts'
import { meltClusters, ZWERM, zwermVan } from './zwerm.ts'

export type Input = GameInput &
  (
    | { readonly type: 'eet'; readonly vis: number }
    | { readonly type: 'zet'; readonly schub: number }
    /** Shines on a fish in the dark, whose letter is seen from then on. */
    | { readonly type: 'schijn'; readonly vis: number }
    /** Drags a fish to a scale, which takes its letter at once. */
    | { readonly type: 'breng'; readonly vis: number; readonly schub: number }
    | { readonly type: 'stroom' | 'spuug' | 'slik' | 'gezien' | GedeeldeZet }
  )

/** The fewest and the most scales for which the fish has room. */
const SCHUBBEN = { minst: 2, meest: 6 } as const
/** How long the verdict is shown in ms, while the fish gulps and grows. */
const KIJKEN = { goed: 2200, fout: 1500 } as const
/** Before a fish that became this word, all small ones bow. */
const GEHEIM = 'vis'

const metEvent = (opgave: Opgave | null, event: SpelEvent): Zet<Opgave> | null =>
  opgave && { opgave, events: [event] }

/** Returns the word on a fish of its own, among the letters that swim; null for a word that this game cannot play. */
function lay(
  item: Item,
  { rnd, gelukt, trap, groep, vorige }: OpeningBij & { readonly vorige: Opgave | null },
): Opgave | null {
  const { word, graphemes } = item
  const past = graphemes.length >= SCHUBBEN.minst && graphemes.length <= SCHUBBEN.meest
  if (!past || graphemes.join('') !== word || !/^\p{L}+$/u.test(word)) return null
  const water = waterVan(trap)
  const metStroom = water === 'stroom'
  const woord = eigenVoor(
    item,
    { vorig: gemaaktVan(vorige) ?? gelukt.at(-1), isVer: metStroom },
    rnd,
  )
  if (!woord) return null
  const { eigen, goed } = meltClusters({ eigen: woord, goed: graphemes }, gelukt.length)
  const aantal = metStroom ? 2 * SCHOOL : ZWERM
  return {
    eigen,
    schubben: eigen,
    goed,
    zwerm: zwermVan(item, { goed, schakels: gelukt.length, groep, aantal }, rnd),
    bek: null,
    gezien: false,
    stroom: metStroom ? 0 : null,
    licht: water === 'diepzee' ? [EERSTE_LICHT] : null,
    herstel: false,
  }
}

/** Sets the letter in the mouth on a scale, or takes one back. */
function setOp(opgave: Opgave, schub: number): Zet<Opgave> | null {
  const na = set(opgave, schub)
  if (!na) return null
  // A letter that stands there already changes nothing, and swims on.
  if (opgave.bek !== null && na.schubben[schub] === opgave.schubben[schub])
    return { opgave: na, events: [fx('spuug', opgave.bek)] }
  return { opgave: na, events: [fx(opgave.bek === null ? 'terug' : 'zet', schub)] }
}

function handle({ opgave }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  switch (input.type) {
    case 'eet':
      return metEvent(eat(opgave, input.vis), fx('hap', input.vis))
    case 'zet':
      return setOp(opgave, input.schub)
    case 'breng':
      return metEvent(bring(opgave, input.vis, input.schub), fx('zet', input.schub))
    case 'schijn':
      return metEvent(shine(opgave, input.vis), fx('flits', input.vis))
    case 'stroom':
      return metEvent(turn(opgave), fx('stuur'))
    case 'spuug':
      return opgave.bek === null
        ? null
        : metEvent({ ...opgave, bek: null }, fx('spuug', opgave.bek))
    case 'slik':
      return kanSlikken(opgave)
        ? {
            opgave: { ...opgave, bek: null },
            gegeven: opgave.schubben.join(''),
            events: [fx('slik')],
          }
        : null
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns the scales that make a form with what swims; null where that cannot be done from here. */
function scalesFor({ eigen, zwerm }: Opgave, vorm: string): readonly string[] | null {
  const search = (plek: number, rest: string): readonly string[] | null => {
    const hier = eigen[plek]
    if (hier === undefined) return rest === '' ? [] : null
    for (const letter of new Set([hier, ...zwerm])) {
      const verder = rest.startsWith(letter) ? search(plek + 1, rest.slice(letter.length)) : null
      if (verder) return [letter, ...verder]
    }
    return null
  }
  return search(0, vorm)
}

/** Returns the right scales but for one, on which a letter comes that nobody asked for. */
function mistake({ eigen, goed, zwerm }: Opgave): readonly string[] {
  const plek = Math.max(
    0,
    goed.findIndex((deel, i) => deel !== eigen[i]),
  )
  const vreemd = zwerm.find((letter) => letter !== goed[plek] && letter !== eigen[plek])
  return goed.with(plek, vreemd ?? '')
}

/** Returns what stands on the scales when a form is given; for one that cannot be made from here, a likely mistake. */
function recipe({ item, opgave }: Beurt<Opgave>, vorm: string): readonly string[] {
  if (vorm === item.word) return opgave.goed
  const gevonden = scalesFor(opgave, vorm)
  const kan = gevonden && kanSlikken({ ...opgave, schubben: gevonden, bek: null })
  return kan ? gevonden : mistake(opgave)
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { opgave } = beurt
  const doel = recipe(beurt, vorm)
  const isNog = (i: number): boolean => opgave.schubben[i] !== doel[i]
  const letter = letterIn(opgave)
  if (letter !== null) {
    const schub = doel.findIndex((deel, i) => deel === letter && isNog(i))
    return schub < 0 ? { type: 'spuug' } : { type: 'zet', schub }
  }
  const schub = doel.findIndex((_, i) => isNog(i))
  if (schub < 0) return { type: 'slik' }
  const deel = doel[schub] ?? ''
  if (isGeruild(opgave, schub) && deel === opgave.eigen[schub]) return { type: 'zet', schub }
  const vis = opgave.zwerm.indexOf(deel)
  if (!isNabij(opgave, vis)) return { type: 'stroom' }
  return { type: isLicht(opgave, vis) ? 'eet' : 'schijn', vis }
}

function zin({ opgave }: Beurt<Opgave>): string {
  const stuk = stukkeSchubben(opgave)
  const letter = letterIn(opgave)
  return [
    `Op je vis staat ${opgave.schubben.join(' ')}.`,
    ...(letter === null ? [] : [`In je bek zit ${letter}.`]),
    ...(opgave.stroom === null ? [] : ['De stroom brengt andere letters.']),
    ...(opgave.licht === null ? [] : ['Het is donker. Schijn op een vis, dan zie je zijn letter.']),
    stuk.length === 0
      ? 'Ruil letters tot het woord er staat dat je hoort.'
      : `Zet een andere letter op schub ${stuk.map((schub) => schub + 1).join(' en ')}.`,
  ].join(' ')
}

/** The rules of groeivis: eat letters and set them on the scales, until the word stands there that is asked. */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 4,
  open: (item, bij) => {
    const opgave = lay(item, bij)
    return opgave && { opgave, events: [sayWoord(item, true)] }
  },
  handle,
  gevraagd: ({ opgave, staat }) =>
    staat.poging > 1
      ? { vraag: 'bouw:herstel', hoe: 'gezien' }
      : { vraag: 'bouw:ruil', hoe: opgave.gezien ? 'gezien' : 'gehoord' },
  mend: ({ opgave }) => ({ ...opgave, eigen: opgave.schubben, bek: null, herstel: true }),
  naGoed: (nu, vorige) => {
    const trap = trapVan(nu)
    // Only who was told that the word is right gets the crown: before that it would give the answer away.
    return [
      ...(trap > trapVan(vorige) ? [fx('jaaa', trap - 1)] : []),
      ...(nu.item?.word === GEHEIM ? [fx('geheim')] : []),
    ]
  },
  record: schakelsVan,
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
})
