import type {
  HostInput,
  Item,
  Referee,
  Rules,
  SpelEvent,
  Sterren,
} from '@letterhaven/game-kit/regels/contract'
import { choose, volgendGetal } from '@letterhaven/game-kit/regels/rng'
import {
  beginToestand,
  isGoed,
  metRaam,
  openRamen,
  OPEN,
  PUNTEN,
  close,
  WACHT,
  WATER,
} from './toestand.ts'
import type { Input, Raam, Stap, State } from './toestand.ts'

/** Accepts only the word itself, letter by letter. A window is either right or wrong, so a guess is right half the time. */
const referee: Referee = (item, given) => ({
  correct: given.normalize('NFC') === item.word.normalize('NFC'),
  gok: 0.5,
})

/**
 * Returns the stars by the share that was right: three from .9, two from .75, otherwise one. A refilled bucket costs
 * one star, but a pupil who answered anything keeps one.
 */
export function sterren(state: State): Sterren {
  const totaal = state.goed + state.fout
  const deel = totaal === 0 ? 0 : state.goed / totaal
  const basis = deel >= 0.9 ? 3 : deel >= 0.75 ? 2 : 1
  return Math.max(totaal > 0 ? 1 : 0, totaal > 0 ? basis - state.bijgevuld : 0) as Sterren
}

/** Asks the engine for words until six hang, as long as closed windows are left. */
function vraagBij(state: State): Stap {
  const events: SpelEvent[] = []
  let bezet = state.ramen.filter((raam) => raam.stand === 'vuil' || raam.gevraagd).length
  const ramen = [...state.ramen]
  for (const plek of state.volgorde) {
    const raam = ramen[plek]
    const vrij = raam?.stand === 'dicht' && !raam.gevraagd && raam.dubbel < 3
    if (!vrij || bezet >= OPEN || state.leeg) continue
    bezet += 1
    events.push({ type: 'vraag', plek })
    ramen[plek] = { ...raam, gevraagd: true }
  }
  return [{ ...state, ramen }, events]
}

/** Chooses the text of a card: the word, or a misspelling when right windows hang and wrong ones are few. */
function chooseVorm(state: State, item: Item): { vorm: string; rng: number } {
  const [worp, rng1] = volgendGetal(state.rng)
  const [keus, rng] = volgendGetal(rng1)
  const open = openRamen(state)
  const goede = open.filter(({ raam }) => isGoed(raam)).length
  const mag = goede > 0 && open.length - goede < OPEN / 2 && worp < state.aandeelFout
  const fout = mag ? choose(item.choices ?? [], keus)?.vorm : undefined
  return { vorm: fout ?? item.word, rng }
}

function hangUp(state: State, input: Extract<HostInput, { type: 'opgave' }>): Stap {
  const raam = state.ramen[input.plek]
  if (!raam?.gevraagd) return [state, []]
  const { item, plek } = input
  const hangt = openRamen(state).some((r) => r.raam.item?.word === item.word)
  if (hangt) {
    const dicht = { ...raam, gevraagd: false, dubbel: raam.dubbel + 1 }
    const [na, events] = vraagBij(metRaam(state, plek, dicht))
    const [einde, slot] = rondeEinde(na)
    return [einde, [{ type: 'skip', itemId: item.id, vorm: item.word }, ...events, ...slot]]
  }
  const { vorm, rng } = chooseVorm(state, item)
  const open: Raam = { ...raam, stand: 'vuil', gevraagd: false, item, vorm }
  return [{ ...metRaam(state, plek, open), rng }, [{ type: 'fx', name: 'open', plek }]]
}

/** Ends the round when no right window hangs and none is on its way. What still hangs is shown in its right form. */
function rondeEinde(state: State): Stap {
  const genoeg = state.goed + state.fout >= state.aantal
  const komt = state.ramen.some((raam) => raam.gevraagd)
  const open = openRamen(state)
  if (state.fase !== 'spelen') return [state, []]
  if (!genoeg && (komt || open.some(({ raam }) => isGoed(raam)))) return [state, []]
  const events = open.flatMap(({ raam, plek }): SpelEvent[] => [
    { type: 'skip', itemId: raam.item?.id ?? '', vorm: raam.vorm },
    { type: 'fx', name: 'wijs', plek },
  ])
  const ramen = state.ramen.map((raam) =>
    raam.stand === 'vuil' ? { ...raam, stand: 'gewezen' as const } : { ...raam, gevraagd: false },
  )
  const wacht = open.length > 0 ? WACHT.wijzen : WACHT.niets
  return [{ ...state, ramen, fase: 'wijzen', wacht: state.rustig ? wacht * 2 : wacht }, events]
}

function was(state: State, input: Extract<Input, { type: 'was' }>): Stap {
  const raam = state.ramen[input.plek]
  const streek = Math.min(1, input.hoeveel)
  if (raam?.stand !== 'vuil' || state.fase !== 'spelen' || !(streek > 0)) return [state, []]
  const { plek, x, y } = input
  const vuil = raam.vuil - streek
  const fx = { type: 'fx', name: 'was', plek } as const
  const streep: SpelEvent = x === undefined || y === undefined ? fx : { ...fx, x, y }
  const gekozen = { ...state, actief: Math.max(0, plek) }
  if (vuil > 0.02) return [metRaam(gekozen, plek, { ...raam, vuil }), [streep]]
  const [na, events] = antwoord(gekozen, plek, raam)
  return [na, [streep, ...events]]
}

function antwoord(state: State, plek: number, raam: Raam): Stap {
  const { item } = raam
  if (!item) return [state, []]
  const { correct } = referee(item, raam.vorm)
  const events: SpelEvent[] = [
    {
      type: 'answer',
      itemId: item.id,
      given: raam.vorm,
      correct,
      ms: state.t - state.vorigeT,
      attempt: 1,
    },
    { type: 'fx', name: correct ? 'schoon' : 'spat', plek },
  ]
  const gewassen = metRaam(state, plek, { ...raam, vuil: 0, stand: correct ? 'schoon' : 'spat' })
  const geteld: State = {
    ...gewassen,
    vorigeT: state.t,
    goed: state.goed + (correct ? 1 : 0),
    fout: state.fout + (correct ? 0 : 1),
    missers: correct ? state.missers : [...state.missers, { item, vorm: raam.vorm }],
    water: state.water - (correct ? 0 : 1),
  }
  const genoeg = geteld.goed + geteld.fout >= geteld.aantal
  const [gevraagd, vragen] = genoeg ? [geteld, []] : vraagBij(geteld)
  const [einde, slot] = rondeEinde(gevraagd)
  const [na, druppels] = waterOp(einde, plek)
  return [na, [...events, ...vragen, ...slot, ...druppels]]
}

/** Refills an empty bucket: a friendly wait, never the end. */
function waterOp(state: State, plek: number): Stap {
  if (state.water > 0) return [state, []]
  const vol = { ...state, water: WATER, bijgevuld: state.bijgevuld + 1 }
  if (state.fase === 'wijzen') return [vol, []]
  const wacht: State = { ...vol, water: 0, fase: 'bijvullen', wacht: WACHT.bijvullen }
  return [wacht, [{ type: 'fx', name: 'emmer-leeg', plek }]]
}

/** Reports first that the bucket is full again. */
function metVol([state, events]: Stap): Stap {
  return [state, [{ type: 'fx', name: 'emmer-vol', plek: state.actief }, ...events]]
}

function naWacht(state: State): Stap {
  if (state.fase === 'bijvullen')
    return metVol(rondeEinde({ ...state, fase: 'spelen', wacht: 0, water: WATER }))
  const klaar =
    state.leeg ||
    state.goed + state.fout >= state.aantal ||
    state.ramen.every((raam) => raam.stand === 'schoon')
  if (klaar) {
    const score = state.goed * PUNTEN
    const einde = { type: 'finish', score, stars: sterren(state), ms: state.t } as const
    return [{ ...state, fase: 'klaar', wacht: 0 }, [einde]]
  }
  const ronde: State = { ...state, fase: 'spelen', wacht: 0, ramen: state.ramen.map(close) }
  const dicht = state.ramen.flatMap((raam, plek): SpelEvent[] =>
    raam.stand === 'schoon' ? [] : [{ type: 'fx', name: 'sluit', plek }],
  )
  const [na, events] = vraagBij(ronde)
  return [na, [...dicht, ...events]]
}

function tick(state: State, ms: number): Stap {
  if (!(ms > 0) || !Number.isFinite(state.t + ms)) return [state, []]
  if (state.fase === 'spelen') return [{ ...state, t: state.t + ms }, []]
  if (state.wacht > ms) return [{ ...state, wacht: state.wacht - ms }, []]
  return naWacht(state)
}

function listen(state: State, plek: number): Stap {
  const raam = state.ramen[plek]
  if (raam?.stand !== 'vuil' || !raam.item) return [state, []]
  const itemId = raam.item.id
  const tekst = [...raam.vorm].join(', ')
  return [
    state,
    [
      { type: 'hint', itemId, level: 1 },
      { type: 'say', what: 'letters', itemId, tekst },
    ],
  ]
}

function step(state: State, input: Input | HostInput): Stap {
  if (state.fase === 'klaar') return [state, []]
  switch (input.type) {
    case 'begin':
      return state.begonnen ? [state, []] : vraagBij({ ...state, begonnen: true })
    case 'tick':
      return tick(state, input.ms)
    case 'opgave':
      return hangUp(state, input)
    case 'leeg': {
      const ramen = state.ramen.map((raam) => ({ ...raam, gevraagd: false }))
      return rondeEinde({ ...state, leeg: true, ramen })
    }
    case 'kies':
      return state.ramen[input.plek]
        ? [{ ...state, actief: Math.max(0, input.plek) }, []]
        : [state, []]
    case 'luister':
      return listen(state, input.plek)
    case 'was':
      return was(state, input)
    default:
      return [state, []]
  }
}

/** The full rules of glazenwasser: wash only the windows with a correctly spelled word. */
export const rules: Rules<State, Input> = {
  init: beginToestand,
  step,
  done: (state) => state.fase === 'klaar',
  bot: (state, skill, rnd) => {
    if (state.fase !== 'spelen') return null
    const open = openRamen(state)
    const bezig = open.find(({ plek, raam }) => plek === state.actief && raam.vuil < 1)
    const goede = open.filter(({ raam }) => isGoed(raam))
    const doel = bezig ?? choose(rnd() < skill && goede.length > 0 ? goede : open, rnd())
    return doel ? { type: 'was', plek: doel.plek, hoeveel: 0.34 } : null
  },
  need: (state) => {
    const open = openRamen(state)
    const teller = `${state.goed + state.fout} van ${state.aantal}`
    const woorden = open.map(({ raam }) => raam.vorm).join(', ')
    return { zin: `Was alleen wat goed geschreven is: ${woorden}. Je bent bij ${teller}.` }
  },
  gok: 0.5,
  referee,
}
