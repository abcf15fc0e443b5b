import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import type {
  Beurt,
  GedeeldeZet,
  Gevraagde,
  OpeningBij,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { GOK_PAAR } from '@letterhaven/game-kit/opgave/kansen'
import {
  breakAt,
  bringTo,
  inhoudVan,
  takeApart,
  valseNaden,
  type Geheel,
  type Kant,
} from '@letterhaven/game-kit/onderdelen/koppel'
import { blowBellen, hideDier, inSchemer, schuilt, wakeDier, zwevend } from './schemer.ts'
import { grootsteBel, kanKnallen, lichtjes, MIJLPALEN, type Opgave, type State } from './stand.ts'
import { delenVan, spelMet, stukkenVan } from './stukken.ts'
import { carryOff, isAlleRest, isVer, metWind } from './wind.ts'

export type Input = GameInput &
  (
    | {
        /** Brings a bubble to another one, `op`, which stays where it is: on its left, or on its right. */
        readonly type: 'plak'
        readonly bel: number
        readonly op: number
        readonly kant: Kant
      }
    /**
     * Pricks a bubble apart, lets it go, blows one that is far off near, wakes the animal whose word it holds, or pops a spare one
     * after the word flew.
     */
    | { readonly type: 'prik' | 'laat' | 'blaas' | 'wek' | 'knal'; readonly bel: number }
    | { readonly type: 'gezien' | GedeeldeZet }
  )

type Daad<T extends Input['type']> = Extract<Input, { type: T }>

const KIJKEN = { goed: 2400, fout: 1500 } as const

/** Changes which bubbles float. */
const met = (
  opgave: Opgave,
  bellen: readonly Geheel[] | null,
  event: SpelEvent,
): Zet<Opgave> | null => bellen && { opgave: { ...opgave, bellen }, events: [event] }

/** Brings a bubble to another one. Whoever sticks all that is not of the word together finds the frog in it. */
function plak(opgave: Opgave, input: Daad<'plak'>): Zet<Opgave> | null {
  if (isVer(opgave, input.bel) || isVer(opgave, input.op)) return null
  const { bel, op, kant } = input
  const zet = met(opgave, bringTo(opgave.bellen, { een: bel, op, kant }), fx('leg', op))
  const samen = zet?.opgave?.bellen.find(({ plek }) => plek === input.op)
  return samen && isAlleRest(opgave, samen)
    ? { ...zet, events: [...(zet?.events ?? []), fx('geheim', input.op)] }
    : zet
}

/** Blows a bubble near that the wind carried off. */
function blaas(opgave: Opgave, bel: number): Zet<Opgave> | null {
  const { ver } = opgave
  if (!ver || !isVer(opgave, bel)) return null
  return {
    opgave: { ...opgave, ver: ver.filter((plek) => plek !== bel) },
    events: [fx('stuur', bel)],
  }
}

/** Lets a bubble go, which gives what stands in it. A single piece is no word. */
function laat(opgave: Opgave, plek: number): Zet<Opgave> | null {
  const bel = opgave.bellen.find((deze) => deze.plek === plek)
  if (!bel || bel.naden.length === 0) return null
  return {
    opgave: { ...opgave, los: plek },
    gegeven: inhoudVan(opgave.stukken, bel).join('/'),
    events: [fx('vlieg', plek)],
  }
}

/** Wakes an animal in the dusk. It gives no answer: only a bubble that is let go does. */
function wek(opgave: Opgave, bel: number): Zet<Opgave> | null {
  const na = wakeDier(opgave, bel)
  return na && { opgave: na, events: [fx('bel', bel)] }
}

function handle({ opgave }: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  switch (input.type) {
    case 'plak':
      return plak(opgave, input)
    case 'blaas':
      return blaas(opgave, input.bel)
    case 'wek':
      return wek(opgave, input.bel)
    case 'prik':
      return met(opgave, takeApart(opgave.bellen, input.bel), fx('prik', input.bel))
    case 'laat':
      return laat(opgave, input.bel)
    case 'gezien':
      return opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }
    default:
      return null
  }
}

/** Returns what is asked. Of a mend the right form was shown. */
function gevraagd({ opgave, staat }: Beurt<Opgave>): Gevraagde {
  if (staat.poging > 1) return { vraag: 'paar:herstel', hoe: 'gezien' }
  return {
    vraag: staat.soort === 'plakken' ? 'paar:stukken' : 'paar:klanken',
    hoe: opgave.gezien ? 'gezien' : 'gehoord',
  }
}

/** Lets the bubble that went wrong come apart at its false seams. All others float on. */
function mend({ opgave }: Beurt<Opgave>): Opgave {
  const bel = opgave.bellen.find(({ plek }) => plek === opgave.los)
  if (!bel) return { ...opgave, los: null }
  const vals = valseNaden(opgave.delen, inhoudVan(opgave.stukken, bel))
  return { ...opgave, los: null, bellen: breakAt(opgave.bellen, bel, vals) }
}

/** Returns the pieces of the word with the first of them mistaken. */
function vergis(opgave: Opgave): readonly number[] {
  const stukken = zwevend(opgave)
  const goed = spelMet(stukken, opgave.delen.join('')) ?? []
  const vreemd = stukken.findIndex((stuk) => stuk !== '' && !opgave.delen.includes(stuk))
  return goed.with(0, vreemd)
}

/** Returns whether a bubble is a part of a row of pieces, as it stands. */
function isDeelVan(doel: readonly number[], { stukken }: Geheel): boolean {
  const van = doel.indexOf(stukken[0] ?? -1)
  return van >= 0 && stukken.every((plek, i) => doel[van + i] === plek)
}

function naar({ opgave }: Beurt<Opgave>, vorm: string): Input {
  const { bellen } = opgave
  const gevonden = spelMet(zwevend(opgave), vorm)
  const doel = gevonden && gevonden.length > 1 ? gevonden : vergis(opgave)
  const inDeWeg = bellen.find(
    (bel) => bel.stukken.some((plek) => doel.includes(plek)) && !isDeelVan(doel, bel),
  )
  if (inDeWeg) return { type: 'prik', bel: inDeWeg.plek }
  const metStuk = (nr: number) => bellen.find((bel) => bel.stukken.includes(doel[nr] ?? -1))
  const eerste = metStuk(0)
  const op = eerste && metStuk(eerste.stukken.length)
  const ver = [eerste, op].find((bel) => bel && isVer(opgave, bel.plek))
  if (ver) return { type: 'blaas', bel: ver.plek }
  if (eerste && op) return { type: 'plak', bel: eerste.plek, op: op.plek, kant: 'voor' }
  return { type: 'laat', bel: eerste?.plek ?? 0 }
}

function zin({ opgave, staat }: Beurt<Opgave>): string {
  const { bellen, stukken, delen } = opgave
  const naam = staat.soort === 'plakken' ? 'stukken' : 'klanken'
  const tekst = bellen.map(
    (bel) => inhoudVan(stukken, bel).join('') + (isVer(opgave, bel.plek) ? ' (ver weg)' : ''),
  )
  const dier = schuilt(opgave)
  const ook = dier ? ` In het donker wacht iets: ${dier}.` : ''
  return `Plak ${delen.length} ${naam} aan elkaar. In de lucht: ${tekst.join(', ')}.${ook}`
}

/** Blows the bubbles of a word; null for a word that is not put together here. */
function blow(item: Item, bij: OpeningBij & { readonly vorige: Opgave | null }): Opgave | null {
  const delen = delenVan(item, bij.soort)
  if (!delen) return null
  const schemer = inSchemer(bij) ? hideDier(item, { ...bij, delen }) : null
  const stukken = stukkenVan(item, delen, { ...bij, bij: schemer?.delen ?? [] })
  if (!stukken) return null
  return {
    stukken,
    delen,
    bellen: blowBellen(stukken, schemer, bij.vorige),
    ver: metWind(bij) ? carryOff({ stukken, delen }, bij.rnd) : null,
    los: null,
    geknald: [],
    schemer,
    gezien: false,
  }
}

const beurten = makeBeurtRules<Opgave, Input>({
  vorm: 5,
  open: (item, bij) => {
    const opgave = blow(item, bij)
    return opgave && { opgave, events: [sayWoord(item, true)] }
  },
  handle,
  gevraagd,
  mend,
  naGoed: (nu, vorige) =>
    MIJLPALEN.some((mijl) => lichtjes(nu) >= mijl && lichtjes(vorige) < mijl)
      ? [fx('jaaa', lichtjes(nu))]
      : [],
  gok: GOK_PAAR,
  naar,
  zin,
  kijken: KIJKEN,
  record: grootsteBel,
})

/** Pops a spare bubble while the word is celebrated. It gives no answer, and the next word has all its bubbles. */
function pop(staat: State, bel: number): ReturnType<typeof beurten.step> {
  const { opgave } = staat
  if (!opgave || !kanKnallen(staat, bel)) return [staat, []]
  return [{ ...staat, opgave: { ...opgave, geknald: [...opgave.geknald, bel] } }, [fx('raak', bel)]]
}

/** The rules of bellenprikken: stick the sounds or the pieces of the spoken word together, and let the whole bubble go. */
export const rules: typeof beurten = {
  ...beurten,
  step: (staat, input) =>
    input.type === 'knal' ? pop(staat, input.bel) : beurten.step(staat, input),
}
