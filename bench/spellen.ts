import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { Item } from '@letterhaven/game-kit/contract'
import { referee, rules } from '@letterhaven/games/glazenwasser/rules'
import { uitlegFout } from '@letterhaven/taal/fouten'
import { WOORDGROEPEN, woordenTotEnMet, type Woordgroep } from '@letterhaven/taal/woorden'
import { getal, printDoelen, printTabel, printTitel } from './verslag.ts'

const SEEDS = 1000
const BOTS = [0, 0.25, 0.5, 0.75, 1] as const

interface Telling {
  taken: number
  antwoorden: number
  vast: number
  oneens: number
  sterren: number
  ms: number
}

/** The words that a pupil of this year can meet, as a taak hands them to a game. */
async function items(groep: Woordgroep): Promise<Item[]> {
  const woorden = await woordenTotEnMet(groep)
  return woorden.map((woord) => ({
    id: woord.w,
    word: woord.w,
    graphemes: woord.g,
    choices: woord.d.map(({ f, rule }) => ({ vorm: f, regel: rule, uitleg: uitlegFout(woord, f) })),
  }))
}

interface Beurt {
  readonly seed: number
  readonly skill: number
}

/** All turns in one year's words: how often stuck, and how often the game and the referee disagree. */
function speel(woorden: readonly Item[], beurten: readonly Beurt[]): Telling {
  const perId = new Map(woorden.map((item) => [item.id, item]))
  const telling = { taken: beurten.length, antwoorden: 0, vast: 0, oneens: 0, sterren: 0, ms: 0 }
  const start = performance.now()
  for (const beurt of beurten) {
    const { uitslag, antwoorden, events } = speelMetBot({ rules, items: woorden }, beurt)
    if (uitslag === null) telling.vast += 1
    telling.sterren += uitslag?.sterren ?? 0
    telling.antwoorden += antwoorden.length
    for (const event of events) {
      if (event.type !== 'answer') continue
      const item = perId.get(event.itemId)
      if (!item || referee(item, event.given).correct !== event.correct) telling.oneens += 1
    }
  }
  telling.ms = performance.now() - start
  return telling
}

/** The seeds over years and skills: as many of each pair as there can be. */
const BEURTEN = Array.from({ length: SEEDS }, (_, seed) => ({
  seed,
  groep: WOORDGROEPEN[seed % WOORDGROEPEN.length] ?? WOORDGROEPEN[0],
  skill: BOTS[Math.floor(seed / WOORDGROEPEN.length) % BOTS.length] ?? BOTS[0],
}))

/** 1,000 taken of glazenwasser by bots of five skills, on the corpus's own words of every year. */
export async function meetSpellen(): Promise<void> {
  printTitel('spellen', `${getal(SEEDS)} seeds van glazenwasser, door bots in Node`)
  const bronnen = await Promise.all(
    WOORDGROEPEN.map(async (groep) => ({ groep, woorden: await items(groep) })),
  )
  const tellingen = bronnen.map(({ groep, woorden }) => ({
    groep,
    woorden: woorden.length,
    ...speel(
      woorden,
      BEURTEN.filter((beurt) => beurt.groep === groep),
    ),
  }))
  printTabel(
    ['groep', 'woorden', 'seeds', 'antwoorden', 'sterren (gem.)', 'ms per taak', 'vast', 'oneens'],
    tellingen.map((t) => [
      getal(t.groep),
      getal(t.woorden),
      getal(t.taken),
      getal(t.antwoorden),
      getal(t.sterren / t.taken, 2),
      getal(t.ms / t.taken, 2),
      getal(t.vast),
      getal(t.oneens),
    ]),
  )
  const som = (lees: (t: Telling) => number): number => tellingen.reduce((n, t) => n + lees(t), 0)
  const doel = { soort: 'hoogstens', decimalen: 0, grens: 0 } as const
  printDoelen([
    {
      ...doel,
      naam: 'alle seeds samen',
      gemeten: som((t) => t.ms) / 1000,
      grens: 2,
      decimalen: 2,
      eenheid: 's',
    },
    { ...doel, naam: 'vastgelopen', gemeten: som((t) => t.vast), eenheid: 'taken' },
    {
      ...doel,
      naam: 'spel en scheidsrechter oneens',
      gemeten: som((t) => t.oneens),
      eenheid: 'keer',
    },
  ])
}
