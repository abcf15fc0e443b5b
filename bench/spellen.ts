import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Manifest, Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { REGELS } from '@letterhaven/games/naspelen'
import { WOORDGROEPEN } from '@letterhaven/taal/woorden'
import { SPELLEN } from './spel-lijst.ts'
import { loadStof, type Stof } from './spel-stof.ts'
import { woordenPerGroep } from './spel-woorden.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel, type Doel } from './verslag.ts'

const SEEDS = Number(process.env['BENCH_SEEDS'] ?? 1000)
const BOTS = [0, 0.25, 0.5, 0.75, 1] as const
/** How many times as long as the middle one the dearest game may take for a taak. */
const GRENS_DUURST = 5

interface Telling {
  taken: number
  antwoorden: number
  overgeslagen: number
  vast: number
  oneens: number
  ms: number
  /** Stars given, by the skill of the bot. */
  readonly sterren: Map<number, number>
}

interface Spel {
  readonly manifest: Manifest
  readonly rules: Rules
}

interface Beurt {
  readonly seed: number
  readonly skill: number
  readonly kind: Soort
  readonly groep: number
  readonly items: readonly Opgave[]
}

/** Plays one taak to its end, and counts what should not have happened. */
function playTaak(
  { rules }: Spel,
  { seed, skill, kind, groep, items }: Beurt,
  telling: Telling,
): void {
  const spel = playWithBot({ rules, items }, { seed, skill }, { exercise: { kind, groep } })
  telling.taken += 1
  telling.antwoorden += spel.antwoorden.length
  if (spel.uitslag === null) telling.vast += 1
  const sterren = telling.sterren.get(skill) ?? 0
  telling.sterren.set(skill, sterren + (spel.uitslag?.sterren ?? 0))
  for (const event of spel.events) {
    if (event.type === 'skip') telling.overgeslagen += 1
    if (event.type !== 'answer') continue
    const item = items.find(({ id }) => id === event.itemId)
    if (!item || judge(item, event.vraag, event.given)?.correct !== event.correct)
      telling.oneens += 1
  }
}

/** Plays every seed with every bot; kinds and years take turns. */
function playSpel(spel: Spel, stof: Stof): Telling {
  const { kinds, groups, jaren } = spel.manifest
  const telling: Telling = {
    taken: 0,
    antwoorden: 0,
    overgeslagen: 0,
    vast: 0,
    oneens: 0,
    ms: 0,
    sterren: new Map(),
  }
  const start = performance.now()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const kind = kinds[seed % kinds.length] ?? 'lezen'
    const [van, tot] = jaren?.[kind] ?? groups
    const groep = van + (Math.floor(seed / kinds.length) % (tot - van + 1))
    const items = stof({ kind, groep, seed })
    for (const skill of BOTS) playTaak(spel, { seed, skill, kind, groep, items }, telling)
  }
  telling.ms = performance.now() - start
  return telling
}

function rij({ manifest }: Spel, telling: Telling): string[] {
  const { taken, antwoorden, overgeslagen, vast, oneens, ms, sterren } = telling
  return [
    manifest.id,
    getal(taken),
    getal(antwoorden),
    getal(overgeslagen),
    ...BOTS.map((skill) => getal((sterren.get(skill) ?? 0) / (taken / BOTS.length), 1)),
    getal(ms / taken, 2),
    getal(vast),
    getal(oneens),
  ]
}

function doelen(tellingen: readonly Telling[]): Doel[] {
  const som = (read: (t: Telling) => number): number => tellingen.reduce((n, t) => n + read(t), 0)
  const nul = { soort: 'hoogstens', decimalen: 0, grens: 0 } as const
  const perTaak = tellingen.map(({ ms, taken }) => ms / taken)
  return [
    {
      naam: 'duurste spel tegenover het middelste',
      soort: 'hoogstens',
      gemeten: Math.max(...perTaak) / mediaan(perTaak),
      grens: GRENS_DUURST,
      decimalen: 1,
      eenheid: 'keer',
    },
    { ...nul, naam: 'vastgelopen', gemeten: som((t) => t.vast), eenheid: 'taken' },
    {
      ...nul,
      naam: 'spel en scheidsrechter oneens',
      gemeten: som((t) => t.oneens),
      eenheid: 'keer',
    },
  ]
}

/** Plays taken of every finished game with bots of five skills, on the words of the corpus for the years of the game. */
export async function measureSpellen(): Promise<void> {
  printTitel(
    'spellen',
    `${getal(SEEDS)} seeds van elk spel, elk door ${BOTS.length} bots, in Node; ★ per taak van wie niets weet tot wie alles weet`,
  )
  const woorden = await woordenPerGroep(WOORDGROEPEN)
  const spellen = Object.entries(REGELS).flatMap(([id, rules]) => {
    const manifest = MANIFESTS[id as SpelId]
    return SPELLEN.includes(manifest.id) ? [{ rules, manifest }] : []
  })
  const gespeeld: { spel: Spel; telling: Telling }[] = []
  for (const spel of spellen) {
    const stof = await loadStof(spel.manifest, woorden)
    gespeeld.push({ spel, telling: playSpel(spel, stof) })
  }
  const kop = ['spel', 'taken', 'antwoorden', 'overgeslagen', ...BOTS.map((b) => `★ ${b}`)]
  printTabel(
    [...kop, 'ms per taak', 'vast', 'oneens'],
    gespeeld.map(({ spel, telling }) => rij(spel, telling)),
  )
  printDoelen(doelen(gespeeld.map(({ telling }) => telling)))
}
