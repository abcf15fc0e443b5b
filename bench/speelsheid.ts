import type { SpelId } from '@letterhaven/contracts/spel-id'
import { TRAPPEN } from '@letterhaven/contracts/trap'
import type { Manifest, Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { REGELS } from '@letterhaven/games/naspelen'
import { WOORDGROEPEN } from '@letterhaven/taal/woorden'
import { loadStof, watIn, type Stof, type Wat } from './spel-stof.ts'
import { SPELLEN } from './spel-lijst.ts'
import { woordenPerGroep } from './spel-woorden.ts'
import { playAsChild, playBlind, type Gezien, type Woordenschat } from './speelronde.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel, type Doel } from './verslag.ts'

/** How many rounds of each game a child plays. */
const RONDES = Number(process.env['BENCH_SPEELRONDES'] ?? 10)
/** A hand without a head plays more of them: of so few answers the share that is right by chance says little. */
const BLINDE_RONDES = 6 * RONDES
const SKILL = 0.8
const MINUUT = 60_000
/** The floors and ceilings of dullness. */
const GRENS = {
  minuut: { woorden: 4, werkwoorden: 4, zinnen: 2.5, tekst: 1 } satisfies Record<Wat, number>,
  zwak: 0.7,
  wachten: 0.4,
  leeft: 0.6,
  nieuw: 0.3,
  blind: 0.05,
} as const

/** A game, in those of its kinds in which it plays the same: words, forms of verbs, sentences or texts. */
interface Spel {
  readonly manifest: Manifest
  readonly rules: Rules
  readonly kinds: readonly Soort[]
  readonly wat: Wat
  /** Whether somebody who listens gives the answers: nobody can guess then. */
  readonly isSamen: boolean
}

/** Takes a game apart by what it plays. */
function partsOf([id, rules]: readonly [string, Rules]): readonly Spel[] {
  const manifest = MANIFESTS[id as SpelId]
  const isSamen = (kind: Soort): boolean => manifest.samen?.includes(kind) === true
  const naarWat = Map.groupBy(manifest.kinds, (kind) => `${watIn(manifest, kind)} ${isSamen(kind)}`)
  return [...naarWat.values()].map((kinds) => {
    const [eerste = 'lezen'] = kinds
    return { manifest, rules, kinds, wat: watIn(manifest, eerste), isSamen: isSamen(eerste) }
  })
}

interface Beeld {
  readonly spel: Spel
  readonly perMinuut: number
  readonly zwakPerMinuut: number
  readonly wacht: number
  readonly leeft: number
  readonly nieuw: number
  readonly blind: number
  /** What a guess has right of what the hand without a head was asked. */
  readonly gok: number
  readonly handPerMinuut: number
  readonly werelden: number
  readonly vertakking: number
  readonly jaaa: number
}

/** Returns the share of the worlds of the last round that were in none before it. */
function nieuwIn(rondes: readonly Gezien[]): number {
  const laatste = rondes.at(-1)
  if (!laatste) return Number.NaN
  const eerder = new Set(rondes.slice(0, -1).flatMap(({ werelden }) => [...werelden]))
  const nieuw = [...laatste.werelden].filter((wereld) => !eerder.has(wereld))
  return nieuw.length / Math.max(1, laatste.werelden.size)
}

const deel = (van: number, geheel: number): number => (geheel === 0 ? 0 : van / geheel)

const perMinuut = ({ pogingen, ms }: Gezien): number => (pogingen / ms) * MINUUT

/** Plays a game as a child of each of its years would, in every kind and stage in turn. */
function observe(spel: Spel, stof: Stof): Beeld {
  const { rules, manifest, kinds } = spel
  const { groups, jaren, hoofdvorm } = manifest
  const kent: Woordenschat = new Map()
  const delen = (seed: number) => {
    const kind = kinds[seed % kinds.length] ?? 'lezen'
    const [van, tot] = jaren?.[kind] ?? groups
    const groep = van + (seed % (tot - van + 1))
    const trap = TRAPPEN[seed % TRAPPEN.length] ?? 1
    const metKeuzes = hoofdvorm !== 'markeer'
    return { rules, kind, groep, seed, trap, metKeuzes, stof: stof({ kind, groep, seed }) }
  }
  const seeds = Array.from({ length: RONDES }, (_, i) => i)
  const child = (isZwak: boolean, skill: number) =>
    seeds.map((seed) => playAsChild({ ...delen(seed), skill, isZwak }, kent))
  const rondes = child(false, SKILL)
  const zwak = child(true, 0.5)
  const blind = Array.from({ length: BLINDE_RONDES }, (_, seed) => playBlind(delen(seed), kent))
  const geprobeerd = blind.reduce((som, { pogingen }) => som + pogingen, 0)
  const raak = blind.reduce((som, { goed }) => som + goed, 0)
  const midden = (read: (ronde: Gezien) => number): number => mediaan(rondes.map(read))
  return {
    spel,
    perMinuut: midden(perMinuut),
    zwakPerMinuut: mediaan(zwak.map(perMinuut)),
    wacht: midden(({ wachtMs, ms }) => wachtMs / ms),
    leeft: midden(({ leefden, keken }) => leefden / Math.max(1, keken)),
    nieuw: nieuwIn(rondes),
    blind: deel(raak, geprobeerd),
    gok: deel(
      blind.reduce((som, { gegokt }) => som + gegokt, 0),
      geprobeerd,
    ),
    handPerMinuut: midden(({ handelingen, ms }) => (handelingen / ms) * MINUUT),
    werelden: midden(({ werelden }) => werelden.size),
    vertakking: midden(({ vertakking }) => vertakking),
    jaaa: midden(({ jaaa }) => jaaa),
  }
}

function rij({ spel: { manifest, wat, isSamen }, ...b }: Beeld): string[] {
  return [
    manifest.id,
    isSamen ? 'samen' : wat,
    getal(b.perMinuut, 1),
    getal(b.zwakPerMinuut, 1),
    getal(b.wacht, 2),
    getal(b.leeft, 2),
    getal(b.nieuw, 2),
    isSamen ? '–' : getal(b.blind, 2),
    isSamen ? '–' : getal(b.gok, 2),
    getal(b.handPerMinuut, 0),
    getal(b.werelden, 0),
    getal(b.vertakking, 1),
    getal(b.jaaa, 0),
  ]
}

/** Returns how many games keep to a limit, as a goal that all of them do. */
function alle(naam: string, beelden: readonly Beeld[], isBinnen: (beeld: Beeld) => boolean): Doel {
  return {
    naam,
    soort: 'minstens',
    gemeten: beelden.filter(isBinnen).length,
    grens: beelden.length,
    decimalen: 0,
    eenheid: 'rijen',
  }
}

/** Measures what betrays a dull game: long waits, nothing to do, the same again, and a hand that guesses right. */
export async function measureSpeelsheid(): Promise<void> {
  printTitel(
    'speelsheid',
    `${getal(RONDES)} rondes van elk spel op het tempo van een kind (goed: ${SKILL}), evenveel van een zwakke lezer, en ${getal(BLINDE_RONDES)} van een hand zonder hoofd`,
  )
  const woorden = await woordenPerGroep(WOORDGROEPEN)
  const spellen = Object.entries(REGELS)
    .filter(([id]) => SPELLEN.includes(id as SpelId))
    .flatMap(partsOf)
  const beelden: Beeld[] = []
  for (const spel of spellen) beelden.push(observe(spel, await loadStof(spel.manifest, woorden)))
  printTabel(
    [
      'spel',
      'wat',
      'per min',
      'zwak',
      'wacht',
      'leeft',
      'nieuw',
      'blind',
      'gok',
      'hand/min',
      'werelden',
      'wegen',
      'jaaa',
    ],
    beelden.map(rij),
  )
  printDoelen([
    alle('eerste pogingen per minuut', beelden, (b) => b.perMinuut >= GRENS.minuut[b.spel.wat]),
    alle('ook van een zwakke lezer', beelden, (b) => b.zwakPerMinuut >= GRENS.zwak),
    alle('wachten hoogstens 0,4', beelden, (b) => b.wacht <= GRENS.wachten),
    alle('iets te doen minstens 0,6', beelden, (b) => b.leeft >= GRENS.leeft),
    alle('nieuw in de laatste ronde minstens 0,3', beelden, (b) => b.nieuw >= GRENS.nieuw),
    alle(
      'blind hoogstens de gok',
      beelden.filter(({ spel: { isSamen } }) => !isSamen),
      (b) => b.blind <= b.gok + GRENS.blind,
    ),
  ])
}
