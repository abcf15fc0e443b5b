import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { addTeken, dropTeken, stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import type { OpeningBij } from '@letterhaven/game-kit/regels/beurt'
import { sayOpgave, sayWoord } from '@letterhaven/game-kit/regels/zeg'
import type { GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import type { VeelBeurt, VeelZet } from '@letterhaven/game-kit/regels/veel'
import { makeVeelRules } from '@letterhaven/game-kit/regels/veelspel'
import { metLeestijd } from './leestijd.ts'
import { beginRonde, bring, isKortst, metBruggen, sneeuwOp } from './ronde.ts'
import { grootteBij, metTassen } from './tassen.ts'
import { metBeide, stukkenVan } from './tegels.ts'
import { aantalHuizen, brievenIn, goedeHuizen, isVerkeerd, paarVan, straatVan } from './straat.ts'
import type { Brief, State } from './straat.ts'
import { sayNiet } from './waarom.ts'
import { vormBij } from './woordgat.ts'

export type Input = GameInput & { readonly plek: number } & (
    | {
        readonly type:
          | 'kies'
          | 'luister'
          | 'gezien'
          | 'rijd'
          | 'wis'
          | 'geef'
          | 'overslaan'
          | 'verder'
          /** Shovels snow off the bridge that is snowed in. */
          | 'schep'
          /** Is at the door at once, without the rest of the ride. */
          | 'aan'
          /** Shows the letter to who opens: one at another house than its own is refused before its word is written. */
          | 'klop'
      }
    /** Gives the snowman the letter without a stamp, on the way to this one. */
    | { readonly type: 'sneeuwpop' }
    | {
        readonly type: 'huis'
        /** The place of a house in the street. */
        readonly huis: number
      }
    | { readonly type: 'leg'; readonly tegel: number }
    | { readonly type: 'teken'; readonly teken: string }
  )
type Beurt = VeelBeurt<Brief>
type Zet = VeelZet<Brief>

/** The first year that types instead of laying tiles. */
const TYPT_VANAF = 6
const LADE = { vreemd: 3, minst: 6, meest: 12 } as const
/** What the keys can write. */
const TE_TYPEN = /^[\p{L}'\- ]+$/u
const KIJKEN = { goed: 1500, fout: 1500 } as const

const huizenBij = ({ staat, plek }: Pick<Beurt, 'staat' | 'plek'>): readonly string[] =>
  straatVan(staat, plek)?.huizen ?? []

/** Returns how a word came to the pupil. The sentence of a verb is there to be read: its form is made, and not heard first. */
const hoeVan = ({ opgave, item }: Beurt) =>
  item.werkwoord ? {} : ({ hoe: opgave.gezien ? 'gezien' : 'gehoord' } as const)

/** Returns the event that says a word, also by itself because it is the next one; none of a verb, which stands on its letter to be read. */
const sayGedrukt = (item: Item, vanzelf = true): readonly SpelEvent[] =>
  item.werkwoord ? [] : [sayWoord(item, vanzelf)]

/** Returns the event that says a sentence about a word by itself. */
const sayUit = ({ id }: Item, tekst: string): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: id,
  tekst,
  vanzelf: true,
})

/** Returns the event that says the word of the first other letter for which something holds, where words are heard. */
function sayVolgende(
  staat: State,
  nu: number,
  isBedoeld: (brief: Brief, plek: number) => boolean,
): readonly SpelEvent[] {
  const volgende = staat.plekken.find(
    ({ stand, opgave }, plek) =>
      plek !== nu && stand === 'open' && opgave !== null && isBedoeld(opgave, plek),
  )
  return volgende?.item ? sayGedrukt(volgende.item) : []
}

/** Whether a letter still needs a house. */
const isZonderHuis = ({ huis }: Brief): boolean => huis === null

/** Puts a letter ready for a house, or for another one as long as it was not brought there. Where rounds are planned, the next one is said. */
function sort(beurt: Beurt, nr: number): Zet | null {
  const { opgave, plek, staat } = beurt
  const straat = straatVan(staat, plek)
  const huis = straat?.huizen[nr]
  if (huis === undefined || opgave.deur || huis === opgave.huis) return null
  const volgende = sayVolgende(
    staat,
    plek,
    (brief, waar) => isZonderHuis(brief) && straat?.plekken.includes(waar) === true,
  )
  return {
    opgave: { ...opgave, huis },
    events: [fx('huis', plek), ...(isZonderHuis(opgave) && metBruggen(staat) ? volgende : [])],
  }
}

/** Rides to the house of a letter, at its first try as a part of the round: the shortest one rings the bell. */
function cycle({ opgave, plek, staat, poging }: Beurt): Pick<Required<Zet>, 'opgave' | 'events'> {
  const straat = straatVan(staat, plek)
  const halte = straat?.huizen.indexOf(opgave.huis ?? '') ?? -1
  if (poging > 1 || halte < 0) return { opgave, events: [fx('rijd', plek)] }
  const brieven = brievenIn(staat, straat)
  const huizen = straat?.huizen.length ?? 0
  const na = bring(opgave, halte, { brieven, huizen })
  const gang = { brieven: brieven.map((brief) => (brief === opgave ? na : brief)), huizen }
  // Who was sent on from a door rode further than the plan says.
  const isTerug = straat?.plekken.some((waar) => (staat.plekken[waar]?.poging ?? 1) > 1) === true
  const isRond = !isTerug && isKortst(gang)
  return { opgave: na, events: [fx('rijd', plek), ...(isRond ? [fx('bel', plek)] : [])] }
}

/** Shovels snow off the bridge of the street to which this letter goes, as long as some lies there. */
function shovel({ opgave, plek, staat }: Beurt): Zet | null {
  const sneeuw = sneeuwOp(brievenIn(staat, straatVan(staat, plek)))
  if (!sneeuw || sneeuw.nog === 0) return null
  return { opgave: { ...opgave, schep: opgave.schep + 1 }, events: [fx('stamp', plek)] }
}

/** Brings a letter to the door of its house, where its word is written. */
function ride(beurt: Beurt): Zet | null {
  const { staat, item, poging } = beurt
  const { huis, deur } = beurt.opgave
  if (huis === null || deur) return null
  const { opgave, events } = cycle(beurt)
  const isEerste = !staat.plekken.some((ander) => ander.stand === 'open' && ander.opgave?.deur)
  const naar = opgave.tegels ? 'bouw' : 'typ'
  const vraag = `sorteer:${huizenBij(beurt).join(',')}>${naar}` as const
  return {
    opgave: { ...opgave, deur: true },
    // Which house is meant says something once: afterwards the right form was shown.
    ...(poging === 1 ? { stap: { vraag, given: huis, ...hoeVan(beurt) } } : {}),
    events: [...events, ...(isEerste ? sayGedrukt(item) : [])],
  }
}

/** Whether a sign is the first of a form that begins its sentence, and may be written with its capital. */
const isBegin = ({ item, opgave }: Beurt): boolean =>
  item.werkwoord?.voor === '' && opgave.regel.length === 0

/** Returns the line with a piece behind it; null for a piece that is not offered. */
function metStuk(beurt: Beurt, input: Input): readonly string[] | null {
  const { tegels, regel } = beurt.opgave
  if (input.type === 'teken') {
    const teken = isBegin(beurt) ? input.teken.toLocaleLowerCase('nl') : input.teken
    return tegels ? null : addTeken(regel, teken)
  }
  if (input.type !== 'leg') return null
  const tegel = tegels?.[input.tegel]
  return tegel === undefined || regel.length >= LADE.meest ? null : [...regel, tegel]
}

/** Where the gap of a word is not what the houses are about, a house gives it no letters. */
const GEEN_LETTERS = ''

/** Returns what a letter at this house says that its word is: with the letters of the house in its gap. */
function vormHier({ item, opgave }: Beurt): string {
  const vorm = vormBij(item, opgave.paar, opgave.huis ?? '')
  return vorm === null || vorm === item.word ? GEEN_LETTERS : vorm
}

/** Who lives there looks at the letter: one for another house ends the try, of which the house is the mistake. */
function knock(beurt: Beurt): Zet | null {
  const { item, opgave, plek, staat } = beurt
  if (!opgave.deur || !isVerkeerd(staat, plek)) return null
  // Of a word its card is heard. A verb has none.
  const zegt = item.werkwoord ? [sayUit(item, sayNiet(staat, plek))] : []
  return { gegeven: vormHier(beurt), events: zegt }
}

/** Whether nothing is written but what the sign of the house says: that is what was sorted by, and not yet the word. */
export const isAlleenBord = (
  item: Item,
  { huis, regel }: Pick<Brief, 'huis' | 'regel'>,
): boolean => {
  const vorm = regel.join('')
  return vorm !== item.word && stukkenVan(huis ?? '').join('') === vorm
}

/** Gives what was written, where that can be a word. */
function give({ item, opgave, plek }: Beurt): Zet | null {
  if (opgave.regel.length === 0) return null
  return isAlleenBord(item, opgave)
    ? { events: [fx('bots', plek)] }
    : { gegeven: opgave.regel.join('') }
}

/** What can be done at the door of a house that takes the letter. */
function write(beurt: Beurt, input: Input): Zet | null {
  const { opgave, plek, staat } = beurt
  if (!opgave.deur || isVerkeerd(staat, plek)) return null
  if (input.type === 'geef') return give(beurt)
  const regel = input.type === 'wis' ? dropTeken(opgave.regel) : metStuk(beurt, input)
  return regel && { opgave: { ...opgave, regel }, events: [fx('leg', plek)] }
}

function handle(beurt: Beurt, input: Input): Zet | null {
  const { item, opgave } = beurt
  switch (input.type) {
    case 'kies':
      return { events: sayGedrukt(item, false) }
    case 'luister':
      return { events: sayOpgave(item) }
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    case 'sneeuwpop':
      return { events: [fx('geheim', beurt.plek)] }
    case 'huis':
      return sort(beurt, input.huis)
    case 'rijd':
      return ride(beurt)
    case 'schep':
      return shovel(beurt)
    case 'aan':
      return opgave.deur ? { events: [fx('loop', beurt.plek)] } : null
    case 'klop':
      return knock(beurt)
    default:
      return write(beurt, input)
  }
}

/** Returns the next move towards a form by tiles. */
function legNaar({ item, opgave, plek }: Beurt, tegels: readonly string[], vorm: string): Input {
  const { regel } = opgave
  const doel =
    (vorm === item.word ? item.graphemes.map((deel) => tegels.indexOf(deel)) : null) ??
    layVorm(tegels, vorm, { hoogstens: LADE.meest }) ??
    vergisLeg(item.graphemes, tegels)
  if (regel.some((stuk, i) => stuk !== tegels[doel[i] ?? -1])) return { type: 'wis', plek }
  const tegel = doel[regel.length]
  return tegel === undefined ? { type: 'geef', plek } : { type: 'leg', plek, tegel }
}

function writeTowards(beurt: Beurt, vorm: string): Input {
  const { opgave, plek } = beurt
  if (opgave.tegels) return legNaar(beurt, opgave.tegels, vorm)
  const stap = stapNaar(opgave.regel, vorm)
  if (stap === null) return { type: 'geef', plek }
  return stap === 'wis' ? { type: 'wis', plek } : { type: 'teken', plek, teken: stap }
}

/** Returns the house that takes a letter. */
const eigenHuis = (beurt: Beurt): string => goedeHuizen(beurt.item, huizenBij(beurt))[0] ?? ''

/** Returns the house to which whoever would write a form brings its letter: another one, where the form is wrong in what the houses choose between. */
function huisVoor(beurt: Beurt, vorm: string): string {
  const { item, opgave } = beurt
  const juist = eigenHuis(beurt)
  const ander = huizenBij(beurt).find((huis) => vormBij(item, opgave.paar, huis) === vorm)
  const leeg = vorm === GEEN_LETTERS && huizenBij(beurt).find((huis) => huis !== juist)
  return (vorm === item.word ? null : ander) ?? (leeg || juist)
}

/** Returns the next move towards a form. */
function naar(beurt: Beurt, vorm: string): Input {
  const { opgave, plek, staat } = beurt
  if (opgave.deur)
    return isVerkeerd(staat, plek) ? { type: 'klop', plek } : writeTowards(beurt, vorm)
  const huizen = huizenBij(beurt)
  const doel = huisVoor(beurt, vorm)
  const huis = huizen.indexOf(doel)
  return opgave.huis === doel || huis < 0 ? { type: 'rijd', plek } : { type: 'huis', plek, huis }
}

/** Returns the letter of a word; null for a word that this game cannot ask. */
function post(item: Item, bij: OpeningBij, hangt: readonly Beurt[]): Brief | null {
  const { groep, rnd, nummer } = bij
  const ronde = beginRonde(bij, { nummer, huizen: aantalHuizen(bij) })
  const leeg = { ...ronde, huis: null, deur: false, regel: [], gezien: false } as const
  const paar = paarVan(
    item,
    hangt.map(({ opgave }) => opgave.paar),
  )
  const isHeel = TE_TYPEN.test(item.word) && item.graphemes.join('') === item.word
  const metTegels = groep < TYPT_VANAF && !item.werkwoord
  if (paar === null || !isHeel || (metTegels && item.graphemes.length >= LADE.meest)) return null
  return {
    ...leeg,
    paar,
    tegels: metTegels ? metBeide(ladeVan(item, LADE, rnd), { item, paar }, rnd) : null,
  }
}

/** Returns how many letters are at home: right at once, or mended. */
export const bezorgd = ({ goed: n, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  n + hersteld.length

const ronde = makeVeelRules<Brief, Input>({
  vorm: 4,
  plekken: ({ aantal }) => Math.min(grootteBij(0), Math.max(1, aantal)),
  open: (item, { hangt, ...bij }) => {
    const opgave = post(item, bij, hangt)
    return opgave && { opgave, events: hangt.length === 0 ? sayGedrukt(item) : [] }
  },
  handle,
  gevraagd: (beurt) => {
    const { opgave, poging, item } = beurt
    const vorm = opgave.tegels ? 'bouw' : 'typ'
    // After a mistake a word was seen. The form of a verb is left to the child.
    return poging > 1
      ? { vraag: `${vorm}:herstel`, ...(item.werkwoord ? {} : { hoe: 'gezien' as const }) }
      : { vraag: `${vorm}:deur`, ...hoeVan(beurt) }
  },
  mend: (beurt) => ({
    ...beurt.opgave,
    // A letter at its own house is mended at the door. Another one needs its house first.
    ...(beurt.opgave.huis === eigenHuis(beurt) && beurt.opgave.deur
      ? {}
      : { huis: null, deur: false }),
    // The whole word is written once more, as at first: a beginning that were left would be written twice.
    regel: [],
  }),
  naGoed: (nu) => {
    const tas = nu.plekken.filter(({ stand }) => stand !== 'leeg')
    const aanDeur = sayVolgende(nu, nu.actief, ({ deur }) => deur)
    return [
      ...(tas.every(({ isJuist }) => isJuist === true) ? [fx('jaaa', nu.actief)] : []),
      ...(aanDeur.length > 0 ? aanDeur : sayVolgende(nu, nu.actief, isZonderHuis)),
    ]
  },
  record: bezorgd,
  gok: GOK_VRIJ,
  goed: ({ item }) => item.word,
  naar,
  zin: (staat: State) => {
    const open = staat.plekken.filter(({ stand }) => stand === 'open').length
    return `Er ${open === 1 ? 'is nog 1 brief' : `zijn nog ${open} brieven`} te bezorgen.`
  },
  kijken: KIJKEN,
})

/** The rules of postbezorger: find the house of the rule for every letter in the bag, ride there, and write the word at the door. */
export const rules = metTassen(metLeestijd(ronde))
