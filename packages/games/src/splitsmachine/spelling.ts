import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { addTeken, dropTeken, stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Beurt, Gevraagde, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { isDubbel } from '@letterhaven/taal/inventaris'
import { makeLong } from '@letterhaven/taal/klankgroepen'
import { snedenVan } from './blokken.ts'
import { aantalZakken, eigenSneden, type Opgave, type Spelling } from './stand.ts'
import { isWiel, WIELEN, wielenVan, type Wiel } from './wielen.ts'

type Stap = Zet<Opgave> | null

/** What is done with a word that is heard, besides chopping it. */
export type SpelInput =
  | { readonly type: 'geef' | 'wis' | 'gezien' }
  | { readonly type: 'wiel'; readonly wiel: Wiel }
  | { readonly type: 'leg'; readonly tegel: number }
  | { readonly type: 'teken'; readonly teken: string }

/** The bin of each wheel. No word belongs in that of consonants: it is chosen by who hears the sound of the next piece. */
const BAK: Readonly<Record<Wiel, string>> = {
  lang: 'kg-open',
  kort: 'kg-dicht',
  medeklinker: 'medeklinker',
}
/** The first year that types instead of laying tiles. */
const TYPT_VANAF = 6
const LADE = { vreemd: 3, minst: 6, meest: 12 } as const
/** So often a word is chopped wrong before the mill chops it itself: that is not what is asked. */
const MEEST_MIS = 3
/** What can be written here: plain words, without a capital or a sign. */
const GEWOON = /^[a-zà-ÿ]+$/
/** A consonant that is heard by itself: zz is said as ts, after a vowel that is long (pizza). */
const MEDEKLINKER = /^(?!zz)[b-df-hj-np-tv-xz]/
/** What a wheel of consonants says of the letters: nothing. */
const GEEN_LETTERS = ''

/** The piece of a word that carries its rule, and the wheel of that piece. */
interface Regelstuk {
  readonly stuk: number
  readonly wiel: Wiel
}

/** Returns the piece by which a word is spelled; null of a word with both rules, with neither, or where no consonant follows. */
export function regelstukVan({ categorieen = [], syllables = [] }: Item): Regelstuk | null {
  const isOpen = categorieen.includes(BAK.lang)
  if (isOpen === categorieen.includes(BAK.kort)) return null
  const wiel = isOpen ? 'lang' : 'kort'
  const stuk = wielenVan(syllables).indexOf(wiel)
  return stuk >= 0 && MEDEKLINKER.test(syllables[stuk + 1] ?? '') ? { stuk, wiel } : null
}

/** A word round the consonant that is doubled or not. */
interface Naad {
  readonly voor: string
  readonly letter: string
  readonly na: string
}

/** Returns where the rule decides in a word; null of a word without one. */
export function naadVan(item: Item): Naad | null {
  const regel = regelstukVan(item)
  if (!regel) return null
  const voor = (item.syllables ?? []).slice(0, regel.stuk + 1).join('')
  const aantal = regel.wiel === 'kort' ? 2 : 1
  return {
    voor,
    letter: item.word.charAt(voor.length),
    na: item.word.slice(voor.length + aantal),
  }
}

/** Returns what a word would be by the rule of a wheel. */
export function vormOp(item: Item, wiel: Wiel): string {
  const naad = naadVan(item)
  if (!naad || wiel === 'medeklinker') return GEEN_LETTERS
  const { voor, letter, na } = naad
  return voor + letter.repeat(wiel === 'kort' ? 2 : 1) + na
}

/** Returns tiles among which are those between which the rule decides: one consonant or two, one vowel or two. */
function tegelsVan(item: Item, rnd: () => number): readonly string[] {
  const tegels = ladeVan(item, LADE, rnd)
  const { voor = '', letter = '' } = naadVan(item) ?? {}
  const dubbel = isDubbel(letter + letter) ? [letter + letter] : []
  const nodig = [letter, ...dubbel, voor.slice(-1), makeLong(voor).slice(voor.length - 1)]
  const mist = nodig.filter((stuk) => stuk !== '' && !tegels.includes(stuk))
  const vast = tegels.filter((tegel) => item.graphemes.includes(tegel) || nodig.includes(tegel))
  const vrij = tegels.filter((tegel) => !vast.includes(tegel))
  return shuffle([...vast, ...mist, ...vrij.slice(mist.length)], rnd)
}

/** Returns what lies ready for a word that is heard, and its blocks: one for each sound. Null for one that this belt cannot ask. */
export function openSpelling(
  item: Item,
  { groep, rnd }: Pick<OpeningBij, 'groep' | 'rnd'>,
): { readonly spelling: Spelling; readonly blokken: readonly string[] } | null {
  const { word, graphemes, syllables = [] } = item
  const regel = regelstukVan(item)
  const metTegels = groep < TYPT_VANAF
  if (!regel || !GEWOON.test(word) || graphemes.join('') !== word) return null
  if (!snedenVan(graphemes, syllables) || (metTegels && graphemes.length >= LADE.meest)) return null
  const spelling: Spelling = {
    stap: 'hak',
    stuk: regel.stuk,
    wiel: null,
    dicht: [],
    missers: 0,
    mis: null,
    tegels: metTegels ? tegelsVan(item, rnd) : null,
    regel: [],
    isGezien: false,
  }
  return { spelling, blokken: graphemes }
}

/** Returns what is asked: the form of the word, on the wheels as a step towards it. */
const vormVan = ({ tegels }: Spelling) => (tegels ? 'bouw' : 'typ')

const hoeVan = ({ isGezien }: Spelling) =>
  ({ hoe: isGezien ? 'gezien' : 'gehoord' }) as const satisfies Pick<Gevraagde, 'hoe'>

export const gevraagdBij = (spelling: Spelling): Gevraagde => ({
  vraag: `${vormVan(spelling)}:molen`,
  ...hoeVan(spelling),
})

/** What is chopped is a word that is heard. */
type Gehoord = Beurt<Opgave> & { readonly spelling: Spelling }

const metSpelling = (opgave: Opgave, spelling: Spelling, bij: Partial<Spelling>): Opgave => ({
  ...opgave,
  spelling: { ...spelling, ...bij },
})

/**
 * Chops the blocks. Pieces that are right go on to the wheels; others bend, which is no answer: what is asked is the rule. After
 * so many tries the mill chops them itself.
 */
export function chop({ item, opgave, spelling }: Gehoord): Pick<Zet<Opgave>, 'opgave'> {
  const goed = snedenVan(opgave.blokken, item.syllables ?? []) ?? []
  const eigen = eigenSneden(opgave)
  if (goed.join() === eigen.join())
    return { opgave: metSpelling(opgave, spelling, { stap: 'wiel', mis: null }) }
  const missers = spelling.missers + 1
  const isGenoeg = missers >= MEEST_MIS
  const na = metSpelling(opgave, spelling, {
    missers,
    mis: isGenoeg ? null : eigen,
    ...(isGenoeg ? { stap: 'wiel' } : {}),
  })
  return { opgave: isGenoeg ? { ...na, sneden: goed } : na }
}

/** Lays the piece ready on a wheel; until the lever is pulled it may be laid on another. */
function lay({ opgave, spelling }: Gehoord, wiel: Wiel): Stap {
  if (spelling.stap !== 'wiel' || !isWiel(wiel) || spelling.dicht.includes(wiel)) return null
  if (spelling.wiel === wiel) return null
  return {
    opgave: metSpelling(opgave, spelling, { wiel }),
    events: [fx('huis', WIELEN.indexOf(wiel))],
  }
}

/** Tells on which wheel the piece was laid, which is a step on the way to the word: only the first time, for afterwards it was told. */
function stapOp({ item, staat, spelling }: Gehoord, wiel: Wiel): readonly SpelEvent[] {
  const bakken = WIELEN.map((een) => BAK[een]).join(',')
  const vraag = `sorteer:${bakken}>${vormVan(spelling)}` as const
  const given = BAK[wiel]
  const uitspraak = staat.poging === 1 ? judge(item, vraag, given) : null
  if (!uitspraak) return []
  const { correct } = uitspraak
  return [
    {
      type: 'answer',
      itemId: item.id,
      given,
      correct,
      ms: 0,
      attempt: 1,
      vraag,
      ...hoeVan(spelling),
    },
  ]
}

/** Pulls the lever at the wheels: the right one does its rule, and the word is written; another one makes another word, which is given. */
export function grind(beurt: Gehoord): Stap {
  const { item, opgave, spelling } = beurt
  const { stap, wiel } = spelling
  if (stap !== 'wiel') return null
  if (wiel === null) return { events: [fx('dicht', LEEG_WIEL)] }
  const events = stapOp(beurt, wiel)
  if (wiel !== regelstukVan(item)?.wiel)
    return { gegeven: vormOp(item, wiel), events: [...events, fx('spuug', WIELEN.indexOf(wiel))] }
  return {
    opgave: metSpelling(opgave, spelling, { stap: 'schrijf' }),
    events: [...events, fx('samen', WIELEN.indexOf(wiel))],
  }
}

/** Why the lever does not move at the wheels: the piece lies on none. */
export const LEEG_WIEL = 4

/** Returns the line with a piece behind it; null for a piece that is not offered. */
function metStuk({ tegels, regel }: Spelling, input: SpelInput): readonly string[] | null {
  if (input.type === 'teken') return tegels ? null : addTeken(regel, input.teken)
  const tegel = input.type === 'leg' ? tegels?.[input.tegel] : undefined
  return tegel === undefined || regel.length >= LADE.meest ? null : [...regel, tegel]
}

/** Gives what was written. A word that went right in every step ties a golden cord. */
function give({ item, opgave, spelling, staat }: Gehoord): Stap {
  const { regel, missers, dicht } = spelling
  if (regel.length === 0) return null
  const gegeven = regel.join('')
  const isZuiver =
    gegeven === item.word && missers === 0 && dicht.length === 0 && staat.poging === 1
  const koorden = isZuiver ? [...opgave.koorden, aantalZakken(staat)] : opgave.koorden
  return { opgave: { ...opgave, koorden }, gegeven }
}

function write(beurt: Gehoord, input: SpelInput): Stap {
  const { opgave, spelling } = beurt
  if (spelling.stap !== 'schrijf') return null
  if (input.type === 'geef') return give(beurt)
  const isWis = input.type === 'wis'
  const regel = isWis ? dropTeken(spelling.regel) : metStuk(spelling, input)
  return (
    regel && {
      opgave: metSpelling(opgave, spelling, { regel }),
      events: [fx(isWis ? 'wis' : 'zet')],
    }
  )
}

/** Handles what is done with a word that is heard, besides chopping it. */
export function spell(beurt: Gehoord, input: SpelInput): Stap {
  const { opgave, spelling } = beurt
  switch (input.type) {
    case 'wiel':
      return lay(beurt, input.wiel)
    case 'gezien':
      return spelling.isGezien
        ? null
        : { opgave: metSpelling(opgave, spelling, { isGezien: true }) }
    default:
      return write(beurt, input)
  }
}

/** Lays a word ready again: for another wheel, or as it was written, to be mended there. What a wheel made of it was never written. */
export function mendSpelling(opgave: Opgave, spelling: Spelling, fout: string): Opgave {
  const { stap, wiel, dicht } = spelling
  return stap === 'wiel' && wiel !== null
    ? metSpelling(opgave, spelling, { wiel: null, dicht: [...dicht, wiel] })
    : { ...opgave, gezegd: fout }
}

/** Returns the wheel for a form: that of the rule by which it would be written so, where it is still open. */
function wielVoor({ item, spelling }: Gehoord, vorm: string): Wiel {
  const juist = regelstukVan(item)?.wiel ?? 'lang'
  const ander = WIELEN.find(
    (wiel) => wiel !== juist && !spelling.dicht.includes(wiel) && vormOp(item, wiel) === vorm,
  )
  return ander ?? juist
}

/** Returns the next move towards a form by tiles. */
function legNaar(item: Item, { regel }: Spelling, [tegels, vorm]: [readonly string[], string]) {
  const doel =
    (vorm === item.word ? item.graphemes.map((deel) => tegels.indexOf(deel)) : null) ??
    layVorm(tegels, vorm, { hoogstens: LADE.meest }) ??
    vergisLeg(item.graphemes, tegels)
  if (regel.some((stuk, i) => stuk !== tegels[doel[i] ?? -1])) return { type: 'wis' } as const
  const tegel = doel[regel.length]
  return tegel === undefined ? ({ type: 'geef' } as const) : ({ type: 'leg', tegel } as const)
}

/** Returns the next move towards a form once the blocks are chopped; null where the lever is pulled. */
export function naarVorm(beurt: Gehoord, vorm: string): SpelInput | null {
  const { item, spelling } = beurt
  if (spelling.stap === 'wiel') {
    const wiel = wielVoor(beurt, vorm)
    return spelling.wiel === wiel ? null : { type: 'wiel', wiel }
  }
  if (spelling.tegels) return legNaar(item, spelling, [spelling.tegels, vorm])
  const stap = stapNaar(spelling.regel, vorm)
  if (stap === null) return { type: 'geef' }
  return stap === 'wis' ? { type: 'wis' } : { type: 'teken', teken: stap }
}
