import { addTeken, dropTeken, stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import type { Beurt, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import { splitAt } from './herstel.ts'
import type { Input } from './invoer.ts'
import {
  hoogtenVan,
  lagenVan,
  kamersVan,
  landOp,
  listOpen,
  LUCHT,
  PLAN,
  TORENS,
  WIND,
  type Deel,
} from './kasteel.ts'
import { handleZin, mendZin, naarZin, openZin, sayZin } from './rules-zin.ts'
import { LENGTE_NAAM, lengteVan, type Lengte } from './lengte.ts'
import {
  delenVan,
  isBegonnen,
  isVerhuisd,
  kanMikken,
  leegIn,
  lichtenVan,
  magKijken,
  vormVan,
  type Opgave,
} from './stand.ts'

export type { Input } from './invoer.ts'
export type { Opgave, State } from './stand.ts'

type Beurtzet = Zet<Opgave> | null

/** What the keys can write; a line takes as much as that, and one sign more for a mistake. */
const TE_TYPEN = /^[\p{L}'-][\p{L}'\- ]*$/u
const LANGSTE = 22
/** As long as a sentence may be that is read aloud. */
const LANGSTE_ZIN = 300
const KIJKEN = { goed: 2300, fout: 2600 } as const
/** A word that slides on to its own tower is longer on its way. */
const KIJK_DOOR = 4600
/** A sentence that hangs there is read once more. */
const KIJK_ZIN = 5200
const LENGTEN: readonly Lengte[] = ['kort', 'middel', 'lang', 'vrij']
/** By how many towers the wind may blow, where there is any; how often it turns during a word, and how long a gust is, in ms. */
const WINDEN = [-2, -1, 1, 2] as const
const VLAGEN = 3
export const VLAAG_MS = 4200

/** Returns whether a tower can be aimed at: with wind every one, as it does not come down there, else one that can grow. */
export const isDoel = ({ delen, lagen, wind }: Opgave, toren: number): boolean =>
  toren === LUCHT ||
  (wind === 0 ? listOpen(delen, lagen).includes(toren) : toren in LENGTEN && toren < TORENS)

function aim(opgave: Opgave, toren: number): Beurtzet {
  const kan = Number.isInteger(toren) && isDoel(opgave, toren) && kanMikken(opgave)
  if (!kan || toren === opgave.doel) return null
  return { opgave: { ...opgave, doel: toren }, events: [fx('stuur', toren)] }
}

/** Returns the blocks of the barrel with a letter behind them: a j behind an i is the ij that has one key of its own. */
function metTeken({ regel, vast }: Opgave, teken: string): readonly string[] | null {
  const isIj = teken === 'j' && regel.length > vast && regel.at(-1) === 'i'
  return isIj ? [...regel.slice(0, -1), 'ij'] : addTeken(regel, teken)
}

/** Puts a block into the barrel. With a plan the tower is chosen first, by ear. */
function write(opgave: Opgave, teken: string): Beurtzet {
  if (opgave.doel === null) return { events: [fx('dicht')] }
  const regel = metTeken(opgave, teken)
  const keren = Math.max(1, opgave.keren)
  return regel && { opgave: { ...opgave, regel, keren }, events: [fx('leg', regel.length)] }
}

/** Shows the word again, where it cannot be heard. */
function look({ opgave, item }: Beurt<Opgave>): Beurtzet {
  if (!magKijken(opgave)) return null
  const keren = Math.max(1, opgave.keren) + 1
  return {
    opgave: { ...opgave, keren },
    events: [{ type: 'hint', itemId: item.id, level: 1 }],
  }
}

function wipe(opgave: Opgave): Beurtzet {
  const regel = isBegonnen(opgave) ? dropTeken(opgave.regel) : null
  return regel && { opgave: { ...opgave, regel }, events: [fx('wis', regel.length)] }
}

/** Returns a word in the parts between which it may be broken: as the eye cuts it, else as the ear does. */
const stukkenVan = ({ word, lettergrepen = [], syllables = [] }: Item): readonly string[] =>
  [lettergrepen, syllables].find((delen) => delen.join('') === word) ?? [word]

/** Returns the tower of the plan to which a word slides that does not fit where it came down: its own, else the one for any word. */
function slideTo({ plan, delen, lagen }: Opgave, toren: number, lengte: Lengte): number {
  const hier = plan?.[toren]
  if (!plan || hier === undefined || hier === 'vrij' || hier === lengte) return toren
  const open = listOpen(delen, lagen)
  const eigen = [lengte, 'vrij' as const].map((een) => plan.indexOf(een))
  return eigen.find((nr) => open.includes(nr)) ?? toren
}

/** Returns the part that a word becomes. Where it comes down was aimed at, and says nothing of how it is written. */
function freeze({ item, opgave, staat }: Beurt<Opgave>, doel: number): Deel {
  const lengte = lengteVan(item.word, staat.groep)
  const mikt = landOp(opgave, doel, opgave.wind)
  const toren = slideTo(opgave, mikt, lengte)
  const past = opgave.plan?.[mikt] === lengte
  return {
    toren,
    stukken: stukkenVan(item),
    eerste: staat.poging === 1,
    raak: toren !== LUCHT && (past || opgave.gast === toren),
  }
}

/** Gives what is in the barrel. A word that is right flies and freezes; of another nothing leaves the barrel but powder. */
function fire(beurt: Beurt<Opgave>): Zet<Opgave> {
  const { item, opgave } = beurt
  if (!isBegonnen(opgave) || opgave.doel === null) return { events: [fx('dicht')] }
  const gegeven = vormVan(opgave, item.word)
  if (gegeven !== item.word) return { gegeven, events: [fx('stof')] }
  const deel = freeze(beurt, opgave.doel)
  // Where nothing can grow any more every shot goes there.
  const isGeheim = deel.toren === LUCHT && listOpen(opgave.delen, opgave.lagen).length > 0
  return {
    opgave: { ...opgave, delen: [...opgave.delen, deel] },
    gegeven,
    events: [fx('schiet', deel.toren), ...(isGeheim ? [fx('geheim')] : [])],
  }
}

const sayRegel = ({ id }: Item, tekst: string): Beurtzet => ({
  events: [
    {
      type: 'say',
      what: 'zin',
      itemId: id,
      tekst: `${tekst}`.slice(0, LANGSTE_ZIN),
      vanzelf: true,
    },
  ],
})

function handle(beurt: Beurt<Opgave>, input: Input): Beurtzet {
  const { opgave, item } = beurt
  const inZin = handleZin(beurt, input)
  if (inZin !== undefined) return inZin
  switch (input.type) {
    case 'teken':
      return write(opgave, `${input.teken}`)
    case 'mik':
      return aim(opgave, input.toren)
    case 'wis':
      return wipe(opgave)
    case 'kijk':
      return look(beurt)
    case 'vuur':
      return fire(beurt)
    case 'lees':
      return sayRegel(item, input.tekst)
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns where a guest waits and how the wind blows: never so that no aim brings a word to the guest. */
function blow(
  open: readonly number[],
  { trap, opties, rnd }: OpeningBij,
): Pick<Opgave, 'wind' | 'gast' | 'vlagen'> {
  const gast = trap === WIND ? (shuffle(open, rnd)[0] ?? null) : null
  if (gast === null || opties.calm) return { wind: 0, gast, vlagen: [] }
  const kan = (wind: number): boolean => gast - wind >= 0 && gast - wind < TORENS
  const winden = shuffle(WINDEN, rnd)
  const wind = winden.find(kan) ?? 0
  const vlagen = [wind, ...winden.filter((ander) => ander !== wind)].slice(0, VLAGEN)
  return { wind, gast, vlagen }
}

/** Lets the wind turn when a gust is over: who aimed already looks again before the shot. */
function turn({ opgave, staat }: Beurt<Opgave>): Beurtzet {
  const { vlagen } = opgave
  const wind = vlagen[Math.floor(staat.t / VLAAG_MS) % Math.max(1, vlagen.length)]
  if (wind === undefined || wind === opgave.wind) return null
  return { opgave: { ...opgave, wind }, events: [fx('vlieg')] }
}

/** Returns the tower that the barrel points at when a word comes: the lowest. Who wants another shape aims. */
function laagsteOp(open: readonly number[], delen: readonly Deel[]): number {
  const hoogten = hoogtenVan(delen)
  return open.toSorted((a, b) => (hoogten[a] ?? 0) - (hoogten[b] ?? 0))[0] ?? LUCHT
}

function layReady(item: Item, bij: OpeningBij & { readonly vorige: Opgave | null }): Opgave | null {
  const { word, graphemes } = item
  const past = TE_TYPEN.test(word) && word.length <= LANGSTE && graphemes.join('') === word
  if (!past) return null
  const { vorige, trap, rnd } = bij
  const delen = vorige?.delen ?? []
  const lagen = lagenVan(trap)
  const plan = trap === PLAN ? (vorige?.plan ?? shuffle(LENGTEN, rnd)) : null
  const open = listOpen(delen, lagen)
  // Where nothing can grow any more there is only the sky.
  const doel = plan && open.length > 0 ? null : laagsteOp(open, delen)
  const leeg = { regel: [], vast: 0, na: [], vakken: 0, keren: 0, gaf: null, gezien: false }
  const woord = { ...leeg, zin: null, rust: 0, doel, delen, lagen, plan, ...blow(open, bij) }
  return openZin(woord, item, bij)
}

/** Returns what to write before what stays behind the gap: a form that leaves its right blocks is a mistake in the gap. */
function doelVorm({ item, opgave }: Beurt<Opgave>, vorm: string): string {
  const voor = opgave.regel.slice(0, opgave.vast).join('')
  const na = opgave.na.join('')
  const isZo = vorm.length > voor.length + na.length && vorm.startsWith(voor) && vorm.endsWith(na)
  const heel = isZo ? vorm : item.word
  const begin = heel.slice(0, heel.length - na.length)
  return isZo ? begin : `${begin}x`
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { opgave } = beurt
  if (opgave.zin) return naarZin(opgave.zin, beurt.item, vorm)
  if (opgave.doel === null)
    return { type: 'mik', toren: listOpen(opgave.delen, opgave.lagen)[0] ?? LUCHT }
  const stap = stapNaar(opgave.regel, doelVorm(beurt, vorm))
  if (stap === null) return { type: 'vuur' }
  return stap === 'wis' ? { type: 'wis' } : { type: 'teken', teken: stap }
}

/** Returns what is aimed at, and what carries a shot away. */
function sayDoel({ doel, plan, wind, gast }: Opgave): string {
  const torens = plan
    ?.map((lengte, nr) => `toren ${nr + 1} is voor ${LENGTE_NAAM[lengte]}`)
    .join(', ')
  const waar = doel === LUCHT ? 'de lucht' : `toren ${(doel ?? 0) + 1}`
  const mik =
    doel === null ? `Kies eerst een toren: ${torens ?? ''}.` : `Het kanon wijst naar ${waar}.`
  const kant = wind > 0 ? 'rechts' : 'links'
  const ver = Math.abs(wind)
  const blaas =
    wind === 0 ? '' : ` De wind blaast ${ver} ${ver === 1 ? 'toren' : 'torens'} naar ${kant}.`
  return `${mik}${blaas}${gast === null ? '' : ` Bij toren ${gast + 1} wacht een gast.`}`
}

function zin({ opgave }: Beurt<Opgave>): string {
  if (opgave.zin) return `Schrijf de hele zin. In het kanon: ${opgave.zin.regel || 'nog niets'}.`
  const leeg = opgave.vakken > 0 ? [`${leegIn(opgave)} leeg`] : []
  const er = [...opgave.regel, ...leeg, ...opgave.na].join(' ') || 'nog niets'
  return `Schrijf het woord. In het kanon: ${er}. ${sayDoel(opgave)}`
}

/** The rules of sneeuwkanon: write the word that is heard in blocks of snow, aim, and fire it into the castle. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, bij) => {
    const opgave = layReady(item, bij)
    return opgave && { opgave, events: [sayZin(item, opgave, true) ?? sayWoord(item, true)] }
  },
  handle,
  vorm: 4,
  tik: turn,
  gevraagd: ({ opgave, staat }) => ({
    vraag: opgave.zin ? 'typ:zin' : staat.poging === 1 ? 'typ:hoor' : 'typ:herstel',
    hoe: opgave.gezien ? 'gezien' : 'gehoord',
    // What was finished after the word was right is no part of the time of the answer.
    ...(opgave.zin && opgave.zin.gaf !== null ? { ms: opgave.zin.ms } : {}),
  }),
  goed: ({ item, opgave }) => opgave.zin?.tekst ?? item.word,
  mend: ({ item, opgave }, gegeven) => {
    if (opgave.zin) return mendZin(opgave, opgave.zin, item)
    const { voor, na, vakken } = splitAt(item, gegeven)
    return { ...opgave, regel: voor, vast: voor.length, na, vakken, gaf: gegeven }
  },
  // A word that was right has become a part by now.
  naGoed: ({ opgave, aantal }) => {
    const gebouwd = opgave?.delen.length ?? 0
    return lichtenVan(gebouwd, aantal) > lichtenVan(gebouwd - 1, aantal) ? [fx('jaaa')] : []
  },
  record: (staat) => kamersVan(delenVan(staat)),
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
  kijkGoed: ({ opgave }) => {
    const deel = opgave.delen.at(-1)
    if (opgave.zin) return KIJK_ZIN
    return deel && isVerhuisd(opgave, deel) ? KIJK_DOOR : KIJKEN.goed
  },
})
