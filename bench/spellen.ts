import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { Item } from '@letterhaven/game-kit/contract'
import { referee, rules } from '@letterhaven/games/glazenwasser/rules'
import { uitlegFout } from '@letterhaven/taal/fouten'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { getal, printDoelen, printTabel, printTitel } from './verslag.ts'

const SEEDS = 1000
const BOTS = [0, 0.25, 0.5, 0.75, 1] as const
const HOOGSTE_GROEP = 6

interface Telling {
  antwoorden: number
  vast: number
  oneens: number
  sterren: number
  ms: number
}

/** The real words, as a taak hands them to a game. */
async function items(): Promise<Item[]> {
  const woorden = await woordenTotEnMet(HOOGSTE_GROEP)
  return woorden.map((woord) => ({
    id: woord.w,
    word: woord.w,
    graphemes: woord.g,
    choices: woord.d.map(({ f, rule }) => ({ vorm: f, regel: rule, uitleg: uitlegFout(woord, f) })),
  }))
}

/** Every seed of one bot: how often stuck, and how often the game and the referee disagree. */
function speel(woorden: readonly Item[], skill: number, seeds: readonly number[]): Telling {
  const perId = new Map(woorden.map((item) => [item.id, item]))
  const telling: Telling = { antwoorden: 0, vast: 0, oneens: 0, sterren: 0, ms: 0 }
  const start = performance.now()
  for (const seed of seeds) {
    const { uitslag, antwoorden, events } = speelMetBot({ rules, items: woorden }, { seed, skill })
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

/** 1,000 taken of glazenwasser by bots of five skills, on the corpus's own words. */
export async function meetSpellen(): Promise<void> {
  printTitel('spellen', `${getal(SEEDS)} seeds van glazenwasser, door bots in Node`)
  const woorden = await items()
  const tellingen = BOTS.map((skill, b) => {
    const seeds = Array.from({ length: SEEDS / BOTS.length }, (_, i) => i * BOTS.length + b)
    return { skill, seeds: seeds.length, ...speel(woorden, skill, seeds) }
  })
  printTabel(
    ['bot', 'seeds', 'antwoorden', 'sterren (gem.)', 'ms per taak', 'vast', 'oneens'],
    tellingen.map((t) => [
      `kunde ${getal(t.skill, 2)}`,
      getal(t.seeds),
      getal(t.antwoorden),
      getal(t.sterren / t.seeds, 2),
      getal(t.ms / t.seeds, 2),
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
