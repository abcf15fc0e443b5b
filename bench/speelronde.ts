import type { Opgave, TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { GameInput, Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import { makeHost, type Host } from '@letterhaven/game-kit/regels/host'
import { shuffleKetens } from '@letterhaven/game-kit/regels/keten'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { isStap } from '@letterhaven/domain/telt-mee'
import type { Trap } from '@letterhaven/contracts/trap'
import { wereldVan } from './wereld-van.ts'

/** Words a minute that a child of a year reads, from groep 3; a weak reader reads a part of that. */
const LEEST = [25, 50, 75, 95, 115, 130] as const
const ZWAK = 0.6
/** The last year to whom a question about a text is read aloud, and the words a minute of the voice. */
const HOORT_TOT = 4
const SPREEKT = 140
/** What a hand takes for one act, in ms. */
const HAND = { toets: 1200, toetsVlot: 700, weer: 500, anders: 1500 } as const
const VLOT_VANAF = 6
const TOETSEN: ReadonlySet<string> = new Set(['teken', 'leg', 'wis', 'tik'])
/** Time passes in steps of this many ms. */
const STAP_MS = 100
/** How often it is looked whether anything can be done, in ms. */
const KIJK_MS = 1000
const LANGST_MS = 20 * 60_000

/** One round as a child plays it. */
export interface Kindronde {
  readonly rules: Rules
  readonly stof: readonly Opgave[]
  readonly kind: Soort
  readonly groep: number
  readonly seed: number
  readonly skill: number
  readonly isZwak: boolean
  readonly trap: Trap
  /** Whether a question about a text shows all its choices; only the right one where that is to be proved. */
  readonly metKeuzes: boolean
}

/** What was seen of a round. */
export interface Gezien {
  readonly ms: number
  readonly leesMs: number
  readonly handMs: number
  readonly wachtMs: number
  /** First tries, and how many of them were right. */
  readonly pogingen: number
  readonly goed: number
  readonly handelingen: number
  /** How often it was looked whether anything could be done, and how often something could. */
  readonly keken: number
  readonly leefden: number
  readonly werelden: ReadonlySet<string>
  /** How many different things could follow at such a look, on average. */
  readonly vertakking: number
  readonly jaaa: number
}

const WOORD = /\p{L}+/gu

type Lezer = Pick<Kindronde, 'groep' | 'isZwak' | 'metKeuzes'>

/** Returns how many words a minute a child of a year reads. */
const tempoVan = ({ groep, isZwak }: Omit<Lezer, 'metKeuzes'>): number =>
  (LEEST[groep - 3] ?? LEEST[0]) * (isZwak ? ZWAK : 1)

const countWoorden = (tekst: string): number => [...tekst.matchAll(WOORD)].length

/** Returns how many words there are to read of a text: all of it once, and each question with what it shows of its answers. */
function tekstwoorden(opgave: TekstOpgave, poging: number, lezer: Lezer): number {
  const { zinnen, citaat = [], vraag = '', keuzes, goed, keten } = opgave
  // After a mistake the sentences that are marked are read once more.
  if (poging > 1) return countWoorden(citaat.map((nr) => zinnen[nr] ?? '').join(' '))
  const tekst = (keten?.nr ?? 0) === 0 ? zinnen.join(' ') : ''
  const { groep, isZwak, metKeuzes } = lezer
  const getoond = metKeuzes ? keuzes : keuzes.slice(goed, goed + 1)
  const gevraagd = countWoorden(`${vraag} ${getoond.join(' ')}`)
  // To the young the question and its answers are read aloud; who reads with difficulty presses the ear beside them.
  const deel = groep <= HOORT_TOT || isZwak ? tempoVan(lezer) / SPREEKT : 1
  return countWoorden(tekst) + gevraagd * deel
}

/** Returns how many words there are to read before an opgave can be done: a text once, and with each question its answers. */
function leeswoorden(opgave: Opgave | undefined, poging: number, lezer: Lezer): number {
  switch (opgave?.soort) {
    case 'zin':
    case 'film':
      return opgave.woorden.length
    case 'gat': {
      const begin = opgave.keten?.nr === 0 ? (opgave.rit?.zinnen[0] ?? '') : ''
      return countWoorden(`${begin} ${opgave.zin}`)
    }
    case 'beeld':
      return countWoorden(opgave.zin)
    case 'tekst':
      return tekstwoorden(opgave, poging, lezer)
    default:
      return 1
  }
}

/** Returns how long a child of this year reads an opgave, in ms. */
const leesduur = (lezer: Lezer, opgave: Opgave | undefined, poging: number): number =>
  (leeswoorden(opgave, poging, lezer) / tempoVan(lezer)) * 60_000

/** Returns how long its hand takes for one act, in ms. A finger that lights line after line lies there already. */
function handduur({ groep }: Kindronde, { type }: GameInput): number {
  if (type === 'licht') return HAND.weer
  if (!TOETSEN.has(type)) return HAND.anders
  return groep >= VLOT_VANAF ? HAND.toetsVlot : HAND.toets
}

/** Counts the first tries of a round. */
interface Pogingen {
  pogingen: number
  goed: number
  /** What a guess would have had right of them. */
  gegokt: number
}

/** Begins a round with what there is to play, and counts its first tries. */
function begin(
  { rules, stof, kind, groep, seed, trap }: Omit<Kindronde, 'skill' | 'isZwak'>,
  tel: Pogingen,
): Host<unknown, GameInput> {
  const voorraad = shuffleKetens(stof, stroom(seed ^ 0x51ed27))
  return makeHost({
    rules,
    exercise: {
      id: 'speelsheid',
      kind,
      groep,
      land: 'nl',
      instruction: '',
      // A text is asked about to its end.
      aantal: kind === 'tekst' ? 12 : 10,
      seed,
      options: { calm: false, clock: false },
      trap,
    },
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: {
        save: ({ poging, vraag, correct, gok }) => {
          if (poging !== 1 || isStap(vraag)) return
          tel.pogingen += 1
          tel.gegokt += gok
          if (correct) tel.goed += 1
        },
      },
    },
  })
}

/** The moves that were seen in a game, to look what they would change. */
export type Woordenschat = Map<string, GameInput>
const MEEST_ZETTEN = 40

/** Plays one round at a child's pace, with the game's own bot as its head and hand. */
export function playAsChild(ronde: Kindronde, kent: Woordenschat): Gezien {
  const { rules, stof, seed, skill } = ronde
  const rnd = stroom(seed)
  const perId = new Map(stof.map((opgave) => [opgave.id, opgave]))
  const tel = {
    leesMs: 0,
    handMs: 0,
    wachtMs: 0,
    pogingen: 0,
    goed: 0,
    gegokt: 0,
    handelingen: 0,
    jaaa: 0,
  }
  const zien = { keken: 0, leefden: 0, volgt: 0 }
  const werelden = new Set<string>()
  const host = begin(ronde, tel)
  host.luister((event) => {
    if (event.type === 'fx' && event.name === 'jaaa') tel.jaaa += 1
  })
  let ms = 0
  let keek = 0

  /** Looks what could follow now. */
  function look(): void {
    const nu = host.state()
    werelden.add(wereldVan(nu))
    const volgt = new Set<string>()
    for (const input of kent.values()) {
      const [na] = rules.step(nu, input)
      if (na !== nu) volgt.add(wereldVan(na))
    }
    zien.keken += 1
    if (volgt.size > 0) zien.leefden += 1
    zien.volgt += volgt.size
  }
  function pass(duur: number, aan: 'leesMs' | 'handMs' | 'wachtMs'): void {
    for (let over = duur; over > 0 && !host.uitslag(); over -= STAP_MS) {
      const stap = Math.min(STAP_MS, over)
      host.verstrijk(stap)
      ms += stap
      tel[aan] += stap
      if (ms - keek < KIJK_MS) continue
      keek = ms
      look()
    }
  }

  let gelezen = ''
  while (!host.uitslag() && ms < LANGST_MS) {
    const beurt = rules.beurt?.(host.state())
    const nu = beurt ? `${beurt.itemId}/${beurt.poging}` : ''
    if (beurt && nu !== gelezen) {
      gelezen = nu
      pass(leesduur(ronde, perId.get(beurt.itemId), beurt.poging), 'leesMs')
    }
    const input = rules.bot(host.state(), skill, rnd)
    if (!input) {
      pass(STAP_MS, 'wachtMs')
      continue
    }
    if (kent.size < MEEST_ZETTEN) kent.set(JSON.stringify(input), input)
    pass(handduur(ronde, input), 'handMs')
    tel.handelingen += 1
    host.send(input)
  }
  const vertakking = zien.volgt / Math.max(1, zien.keken)
  return { ...tel, ms, keken: zien.keken, leefden: zien.leefden, werelden, vertakking }
}

/** The time between two presses of a hand without a head, in ms, and how long it goes on. */
const BLIND = { tussen: 700, langst: 4 * 60_000 } as const

/** Plays a round with a hand that presses anything, and counts its first tries. */
export function playBlind(
  ronde: Omit<Kindronde, 'skill' | 'isZwak'>,
  kent: Woordenschat,
): Readonly<Pogingen> {
  const rnd = stroom(ronde.seed ^ 0x2c1b)
  const zetten = [...kent.values()]
  const tel = { pogingen: 0, goed: 0, gegokt: 0 }
  const host = begin(ronde, tel)
  for (let ms = 0; ms < BLIND.langst && !host.uitslag(); ms += BLIND.tussen) {
    for (let t = 0; t < BLIND.tussen; t += STAP_MS) host.verstrijk(STAP_MS)
    const zet = zetten[Math.floor(rnd() * zetten.length)]
    if (zet) host.send(zet)
  }
  return tel
}
