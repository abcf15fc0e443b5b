import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import type { Beurt, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx, type Fx } from '@letterhaven/game-kit/regels/fx'
import { stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { instapMet, openBaan, sayBaan, sterren, WAKKER, type Kant } from './achtbaan.ts'
import { addLetter, dropLetter, gatwoordVan, invullingVoor, kanGeven } from './gat.ts'
import { aantalGoed, hoogstVan, isRecord, MULTIBAL, RING, type Kast } from './stand.ts'

export type Input = GameInput &
  (
    | { readonly type: 'teken'; readonly teken: string }
    | { readonly type: 'flip'; readonly kant: Kant; readonly op: boolean }
    | { readonly type: 'raak'; readonly plek: number }
    /** A bumper was hit; by one of the balls that roll for joy it is only heard. */
    | { readonly type: 'bots'; readonly plek: number; readonly extra: boolean }
    /** The ball was kept up so often in a row; 0 when the row is over. */
    | { readonly type: 'hoog'; readonly keer: number }
    /** The word cannot be heard, and is seen for a moment or only read by its sentence. */
    | { readonly type: 'stil'; readonly gezien: boolean }
    /** The rule of a mistake is to be read aloud. */
    | { readonly type: 'lees'; readonly tekst: string }
    /** Gives without playing with the ball; with the flipper that it goes by, where there is a choice. */
    | { readonly type: 'bank'; readonly kant?: Kant }
    /** The word that nothing else tells is to be seen once more. */
    | { readonly type: 'kijk' }
    | { readonly type: 'wis' | 'rolt' | 'vrij' | 'kwijt' | 'uil' | GedeeldeZet }
  )

type Beurtzet = Zet<Kast> | null
type Daad<T extends Input['type']> = Extract<Input, { type: T }>

/** When no picture takes up the ball within this time, there is none, and the ball hits a lamp. */
const ZONDER_BEELD_MS = 1200
/** A ball that was kept in play for this long also hits a lamp. */
const LANGSTE_MS = 2800
/** How long a word is seen that nothing else tells: a fixed time, and more for each letter; in calm play twice that. */
const ZICHT = { vast: 2000, perLetter: 300 } as const
/** As long as a sentence may be that is read aloud. */
const LANGSTE_ZIN = 300
const KIJKEN = { goed: 1400, fout: 1500 } as const

/** A longer row of a ball that is kept up is not counted. */
const LANGSTE_RIJ = 999

/** Returns the ball between the flippers again, where it waits. */
const wachtend = (opgave: Kast): Kast => ({ ...opgave, bal: 'wacht', ms: 0 })

/** The same, and nothing of its ride counts. */
const opnieuw = (opgave: Kast): Kast => ({
  ...wachtend(opgave),
  gereden: false,
  kant: null,
  af: false,
  zicht: 0,
  vrij: false,
  hoog: 0,
  hoogst: hoogstVan(opgave),
})

/** Changes what stands in the gap. A ball in play waits from then on: nobody types and plays at once. */
function write(opgave: Kast, regel: readonly string[] | null, naam: Fx): Beurtzet {
  if (!regel) return null
  const terug = opgave.bal === 'wacht' && !opgave.vrij ? [] : [fx('terug')]
  const mis = opgave.mis && { ...opgave.mis, staat: false }
  return {
    opgave: { ...opnieuw(opgave), regel, mis },
    events: [fx(naam, regel.length - 1), ...terug],
  }
}

const vormVan = ({ voor, regel, na }: Kast): string => voor + regel.join('') + na

/** Raises or lowers a flipper. Raised under a ball that waits, it shoots it; that is how what was typed is given. */
function flip(opgave: Kast, { kant, op }: Daad<'flip'>): Beurtzet {
  const plek = kant === 'links' ? 0 : 1
  const arm = fx(op ? 'flip' : 'zak', plek)
  if (!op || opgave.bal !== 'wacht' || !kanGeven(opgave)) return { events: [arm] }
  const instap = instapMet(opgave, kant)
  return {
    opgave: { ...opgave, bal: 'weg', ms: 0, gereden: instap !== null, kant: instap },
    events: [arm, fx(instap ? 'rijd' : 'schiet', plek)],
  }
}

/** Gives what was typed, whichever of its lamps was hit: where the ball goes decides nothing. */
function hit(opgave: Kast, plek: number): Beurtzet {
  if (opgave.bal === 'wacht' || opgave.regel[plek] === undefined) return null
  return {
    opgave: { ...wachtend(opgave), af: true },
    gegeven: vormVan(opgave),
    events: [fx('raak', plek)],
  }
}

/** Gives what was typed without playing with the ball: it flies straight to a lamp. */
function bank(opgave: Kast, kant?: Kant): Beurtzet {
  if (!kanGeven(opgave)) return null
  const instap = opgave.bal === 'wacht' && kant !== undefined ? instapMet(opgave, kant) : null
  const rijdt = instap !== null
  return {
    opgave: {
      ...wachtend(opgave),
      af: true,
      gereden: rijdt || opgave.gereden,
      kant: instap ?? opgave.kant,
    },
    gegeven: vormVan(opgave),
    events: [rijdt ? fx('rijd', kant === 'links' ? 0 : 1) : fx('vlieg')],
  }
}

/** Wakes the owl a little; who does so often enough during one word sees it fly. */
function wake(opgave: Kast): Beurtzet {
  if (opgave.uil >= WAKKER) return null
  const uil = opgave.uil + 1
  return { opgave: { ...opgave, uil }, events: [uil < WAKKER ? fx('bel', uil) : fx('geheim')] }
}

/** Gives a lost ball back. One that was only played with costs nothing. */
function lose(opgave: Kast): Beurtzet {
  if (opgave.vrij) return { opgave: { ...opgave, vrij: false } }
  if (opgave.bal !== 'rolt') return null
  return { opgave: { ...opnieuw(opgave), kwijt: opgave.kwijt + 1 }, events: [fx('terug')] }
}

/** Lights the ring in the field a little further; who fills it sees it burst into balls. */
function bump(opgave: Kast, { plek, extra }: Daad<'bots'>): Beurtzet {
  if (extra) return { events: [fx('bots', plek)] }
  const botsen = opgave.botsen + 1
  const vol = botsen % RING === 0 ? [fx('samen')] : []
  return { opgave: { ...opgave, botsen }, events: [fx('bots', plek), ...vol] }
}

/** Counts a ball that is kept up while nothing can be shot; the longest row of the round is called. */
function keepUp(opgave: Kast, { keer }: Daad<'hoog'>): Beurtzet {
  const telt = Number.isInteger(keer) && keer >= 0 && keer <= LANGSTE_RIJ
  if (!telt || opgave.bal !== 'wacht' || kanGeven(opgave)) return null
  if (keer > 0) return { opgave: { ...opgave, hoog: keer } }
  return {
    opgave: { ...opgave, hoog: 0, hoogst: hoogstVan(opgave) },
    events: isRecord(opgave) ? [fx('klim', opgave.hoog)] : [],
  }
}

/** Shows the word for a while: what is typed then, or what time does, hides it again. */
const show = ({ opgave, item, staat }: Beurt<Kast>): Kast => ({
  ...opgave,
  zicht: (ZICHT.vast + ZICHT.perLetter * item.word.length) * (staat.opties.calm ? 2 : 1),
})

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

/** What is done by a move that says no more than its name. */
const DADEN: Readonly<Partial<Record<Input['type'], (opgave: Kast) => Beurtzet>>> = {
  rolt: (opgave) => (opgave.bal === 'weg' ? { opgave: { ...opgave, bal: 'rolt' } } : null),
  // The ball of the word before goes on, as long as nothing is typed.
  vrij: (opgave) =>
    opgave.bal === 'wacht' && opgave.regel.length === 0
      ? { opgave: { ...opgave, vrij: true } }
      : null,
  kwijt: lose,
  uil: wake,
}

/** Takes what the picture tells: what the ball hit, and how long it is kept up. */
function playBall(opgave: Kast, input: Input): Beurtzet {
  switch (input.type) {
    case 'raak':
      return hit(opgave, input.plek)
    case 'bots':
      return bump(opgave, input)
    case 'hoog':
      return keepUp(opgave, input)
    default:
      return DADEN[input.type]?.(opgave) ?? null
  }
}

function handle(beurt: Beurt<Kast>, input: Input): Beurtzet {
  const { opgave, item } = beurt
  switch (input.type) {
    case 'teken':
      return write(opgave, addLetter(opgave, `${input.teken}`), 'leg')
    case 'wis':
      return write(opgave, dropLetter(opgave), 'wis')
    case 'flip':
      return flip(opgave, input)
    case 'bank':
      return bank(opgave, input.kant)
    case 'stil':
      return {
        opgave: input.gezien ? { ...show(beurt), hoe: 'gezien' } : { ...opgave, hoe: 'gelezen' },
      }
    case 'kijk':
      return { opgave: show(beurt) }
    case 'lees':
      return sayRegel(item, input.tekst)
    default:
      return playBall(opgave, input)
  }
}

/** Lets the time pass in which a word is seen. */
function look(opgave: Kast, erbij: number): Beurtzet {
  if (opgave.zicht === 0) return null
  const zicht = Math.max(0, opgave.zicht - erbij)
  return { opgave: { ...opgave, zicht }, events: zicht === 0 ? [fx('masker')] : [] }
}

function tik({ opgave }: Beurt<Kast>, erbij: number): Beurtzet {
  if (opgave.bal === 'wacht') return look(opgave, erbij)
  const later: Kast = { ...opgave, ms: opgave.ms + erbij }
  const isLang = later.ms >= (opgave.bal === 'weg' ? ZONDER_BEELD_MS : LANGSTE_MS)
  return isLang ? bank(later) : { opgave: later }
}

/** Types what fills the gap, shoots and hits. */
function naar({ opgave }: Beurt<Kast>, vorm: string): Input {
  const doel = invullingVoor(opgave, vorm, opgave.mis)
  const stap = stapNaar(opgave.regel, doel)
  if (stap === 'wis') return { type: 'wis' }
  if (stap !== null) return { type: 'teken', teken: stap }
  return opgave.bal === 'wacht'
    ? { type: 'flip', kant: 'links', op: true }
    : { type: 'raak', plek: 0 }
}

function zin({ item, opgave }: Beurt<Kast>): string {
  const { voor, na, regel, mis } = opgave
  const { werkwoord } = item
  const vraag = mis ? 'Dat klopt nog niet. Typ het anders.' : 'Typ wat ontbreekt.'
  const er = regel.length === 0 ? 'Het gat is leeg.' : `In het gat staat ${regel.join(' ')}.`
  const wat = werkwoord
    ? `Zet ${werkwoord.infinitief} in de zin: ${werkwoord.voor}…${werkwoord.na}`
    : `Het woord is ${voor} … ${na}.`
  return `${wat} ${vraag} ${er}${sayBaan(opgave)}`
}

/** The rules of flipperkast: type the letters that are missing, and flip the ball into one of their lamps. */
export const rules = makeBeurtRules<Kast, Input>({
  vorm: 8,
  open: (item, bij) => {
    const gat = gatwoordVan(item, bij.groep)
    if (!gat) return null
    const baan = openBaan(bij, bij.vorige, () => bij.rnd() < 0.5)
    // The sentence of a verb is there to be read: its form is made, and not heard first.
    const hoe = item.werkwoord ? 'gelezen' : 'gehoord'
    const leeg = { regel: [], mis: null, bal: 'wacht', ms: 0, kwijt: 0, hoe } as const
    const botsen = bij.vorige?.botsen ?? 0
    const hoogst = bij.vorige ? hoogstVan(bij.vorige) : 0
    return {
      opgave: {
        ...gat,
        ...leeg,
        ...baan,
        botsen,
        hoog: 0,
        hoogst,
        vrij: false,
        af: false,
        zicht: 0,
      },
      events: item.werkwoord ? [] : [sayWoord(item, true)],
    }
  },
  handle,
  tik,
  gevraagd: ({ opgave: { hoe }, staat: { poging } }) => ({
    vraag: poging === 1 ? 'typ:gat' : 'typ:herstel',
    ...(hoe === 'gelezen' ? {} : { hoe }),
  }),
  mend: ({ opgave }) => ({
    ...opnieuw(opgave),
    kwijt: 0,
    mis: { gaf: opgave.regel.join(''), staat: true },
  }),
  naGoed: (nu, vorige) => {
    const [na, voor] = [nu, vorige].map((staat) => Math.floor(aantalGoed(staat) / MULTIBAL))
    return na === voor ? [] : [fx('jaaa')]
  },
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: KIJKEN,
  record: sterren,
})
