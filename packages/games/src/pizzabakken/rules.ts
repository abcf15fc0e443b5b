import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import type {
  Beurt,
  GedeeldeZet,
  Gevraagde,
  OpeningBij,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx, type Fx } from '@letterhaven/game-kit/regels/fx'
import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { begin, BEZORGT_VANAF, makeStraat, pull, ring } from './bezorg.ts'
import { beginHerstel, nuOpen, type Herstel } from './herstel.ts'
import {
  delenVan,
  pastOpBlad,
  kanBakken,
  choosePunt,
  lay,
  takeBack,
  typ,
  verdeeldVan,
  type Opgave,
  type Verandering,
} from './opgave.ts'
import { gevoed, isGetypt, KIEST_VANAF, pottenVan } from './stand.ts'

export type Input = GameInput &
  (
    | { readonly type: 'leg'; readonly kom: number }
    | { readonly type: 'teken'; readonly teken: string }
    /** Chooses the slice that is laid next, at the stage where that can be done. */
    | { readonly type: 'kies'; readonly punt: number }
    /** Pulls the pan along the rope, and rings at a window, at the stage where a pizza is brought. */
    | { readonly type: 'trek'; readonly x: number }
    | { readonly type: 'bezorg'; readonly raam: number }
    | { readonly type: 'terug' | 'bak' | 'gezien' | GedeeldeZet }
  )

/** The number of slices for a word whose length is not given away, and for the longest words. */
export const RUIM = 12
const RUIMST = 18
/** The largest number of bowls that fit on the counter. */
const MEESTE_KOMMEN = 16
const LADE = { vreemd: 3, minst: 6, meest: 10 } as const
/** How long the verdict is shown in ms, while the pizza is baked and eaten. */
const KIJKEN = { goed: 3000, fout: 1500 } as const

const metEvent = (name: Fx, na: Verandering | null): Zet<Opgave> | null =>
  na && { opgave: na.opgave, events: [fx(name, na.punt)] }

/**
 * Bakes what lies there. Where it is brought, it hangs on the rope first, and the bell tells the order again; one that was mended
 * goes to the window that stands open. Of an empty pizza nobody eats: it is taken away, and a new one comes. Where something is
 * missing the oven stays shut.
 */
function bake({ item, opgave }: Beurt<Opgave>): Zet<Opgave> {
  const { straat, herstel } = opgave
  if (kanBakken(opgave)) {
    const events = [fx('bak', 0)]
    if (!straat) return { gegeven: opgave.ligt.join(''), events }
    if (!herstel)
      return { opgave: { ...opgave, rit: begin() }, events: [...events, sayWoord(item, true)] }
    const rit = { ...begin(), mand: straat.thuis }
    return { opgave: { ...opgave, rit }, gegeven: opgave.ligt.join(''), events }
  }
  const isLeeg = opgave.ligt.length === 0 && !herstel
  return { events: [fx(isLeeg ? 'geheim' : 'dicht')] }
}

/** Handles a move while the pizza hangs on the rope: until it is brought, it can be taken back. */
function handleRit(opgave: Opgave, input: Input): Zet<Opgave> | null {
  switch (input.type) {
    case 'trek':
      return pull(opgave, input.x)
    case 'bezorg':
      return ring(opgave, input.raam)
    case 'terug':
      return { opgave: { ...opgave, rit: null }, events: [fx('terug', opgave.ligt.length)] }
    default:
      return null
  }
}

function handle(beurt: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  const { opgave } = beurt
  if (opgave.rit && input.type !== 'gezien') return handleRit(opgave, input)
  switch (input.type) {
    case 'leg': {
      const deel = opgave.kommen[input.kom]
      if (deel === undefined) return null
      return metEvent('leg', lay(opgave, deel)) ?? { events: [fx('dicht')] }
    }
    case 'teken':
      return metEvent('leg', typ(opgave, input.teken))
    case 'kies':
      return metEvent('stuur', choosePunt(opgave, input.punt))
    case 'terug':
      return metEvent('terug', takeBack(opgave))
    case 'bak':
      return bake(beurt)
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns what is asked: the sounds of a word one by one, or the word that is heard. Of a mend the right form was shown. */
function gevraagd({ opgave, staat }: Beurt<Opgave>): Gevraagde {
  const vorm = opgave.getypt ? 'typ' : 'bouw'
  if (staat.poging > 1) return { vraag: `${vorm}:herstel`, hoe: 'gezien' }
  return {
    vraag: `${vorm}:${staat.soort === 'dictee' ? 'hoor' : 'klank'}`,
    hoe: opgave.gezien ? 'gezien' : 'gehoord',
  }
}

/** Returns a word with its first letter mistaken, for a form that the keys cannot write. */
const vergisTyp = (word: string): string => (word.startsWith('e') ? 'a' : 'e') + word.slice(1)

/** Returns the pieces that make a form, or those of a likely mistake when it cannot be made here. */
function recept({ item, opgave }: Beurt<Opgave>, vorm: string): readonly string[] {
  const { kommen, punten, telt, getypt } = opgave
  if (getypt) return [...(pastOpBlad(vorm) ? vorm : vergisTyp(item.word))]
  if (vorm === item.word) return item.graphemes
  const gevonden = layVorm(kommen, vorm, { hoogstens: punten, precies: telt })
  const keus = gevonden && gevonden.length > 0 ? gevonden : vergisLeg(item.graphemes, kommen)
  return keus.map((kom) => kommen[kom] ?? '')
}

/** Returns the pieces for the slices that steam: the right ones, or a mistake on the first of them. */
function swaps(
  { item, opgave }: Beurt<Opgave>,
  { open }: Herstel,
  isGoed: boolean,
): readonly string[] {
  const delen = delenVan(opgave, item)
  const goed = open.map((punt) => delen[punt] ?? '')
  const [eerste] = goed
  const vreemd = (opgave.getypt ? ['e', 'a'] : opgave.kommen).find((deel) => deel !== eerste)
  return isGoed ? goed : goed.with(0, vreemd ?? '')
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { kommen, ligt, herstel, getypt, rit, straat } = beurt.opgave
  const doel = herstel ? swaps(beurt, herstel, vorm === beurt.item.word) : recept(beurt, vorm)
  const nu = herstel
    ? herstel.open.slice(0, herstel.gewisseld).map((punt) => ligt[punt] ?? '')
    : ligt
  const volgende = doel[nu.length]
  const isAf = volgende === undefined
  if (nu.some((deel, i) => deel !== doel[i]) || (rit && !isAf)) return { type: 'terug' }
  if (isAf) return rit && straat ? { type: 'bezorg', raam: straat.thuis } : { type: 'bak' }
  return getypt
    ? { type: 'teken', teken: volgende }
    : { type: 'leg', kom: kommen.indexOf(volgende) }
}

function zin({ opgave }: Beurt<Opgave>): string {
  const { telt, punten, ligt, herstel, getypt, rit, straat } = opgave
  if (rit && straat) return `De pizza hangt aan het touw. De gast zegt: ${straat.zin}`
  const punt = herstel ? nuOpen(herstel) : undefined
  if (punt !== undefined) {
    const eigen = ligt[punt] ? `Daar ligt ${ligt[punt]}.` : 'Die is leeg.'
    return `Punt ${punt + 1} van ${ligt.length} dampt. ${eigen}`
  }
  const lengte = telt ? `Het woord heeft ${punten} klanken. ` : ''
  const delen = ligt.map((deel) => deel || 'leeg')
  const rij = ligt.length === 0 ? 'nog niets' : delen.join(getypt ? '' : ', ')
  return `${lengte}Op ${getypt ? 'de bon staat' : 'de pizza ligt'} ${rij}.`
}

/** Returns the empty pizza of a word; null for a word that cannot be made here. */
function dek(item: Item, { rnd, soort, groep, trap }: OpeningBij): Opgave | null {
  const { graphemes, word } = item
  const kiest = trap >= KIEST_VANAF
  const leeg = { ligt: [], gezien: false, herstel: null, kiest, hier: null, rit: null } as const
  // The street comes after the bowls, which are the same at every stage.
  const straatVan = () => (trap >= BEZORGT_VANAF ? makeStraat(groep, rnd) : null)
  if (isGetypt({ soort, groep }))
    return pastOpBlad(word)
      ? { ...leeg, kommen: [], getypt: true, punten: RUIM, telt: false, straat: straatVan() }
      : null
  const past = graphemes.length <= RUIMST && new Set(graphemes).size < MEESTE_KOMMEN
  if (!past || graphemes.length === 0 || graphemes.join('') !== word) return null
  const telt = soort !== 'dictee'
  const ruimte = graphemes.length <= RUIM ? RUIM : RUIMST
  return {
    ...leeg,
    kommen: ladeVan(item, LADE, rnd),
    getypt: false,
    punten: telt ? graphemes.length : ruimte,
    telt,
    straat: straatVan(),
  }
}

/** The rules of pizzabakken: lay the sounds of the spoken word on the slices, clockwise, or type its letters; and bake. */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 3,
  open: (item, bij) => {
    const opgave = dek(item, bij)
    return opgave && { opgave, events: [sayWoord(item, true)] }
  },
  handle,
  gevraagd,
  mend: ({ item, opgave }) => {
    const herstel = beginHerstel(delenVan(opgave, item), verdeeldVan(opgave, item))
    return { ...opgave, ligt: herstel.eigen, herstel, hier: null, rit: null }
  },
  naGoed: (nu, vorige) => {
    const potten = pottenVan(nu)
    return potten > pottenVan(vorige) ? [fx('jaaa', potten - 1)] : []
  },
  record: gevoed,
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
})
