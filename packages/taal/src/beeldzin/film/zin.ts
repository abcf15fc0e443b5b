import type { Film, Scene } from './film.ts'
import { isLosVoorEn, patronenVan, type Bepalingen, type Patroon, type Rol } from './patronen.ts'
import { isKlacht, readStukken, type Klacht, type Naam, type Stuk } from './stukken.ts'
import { DINGEN, DOEN, TIJDEN, type Dier, type Kader, type Tijd } from './woorden.ts'

type Werkwoord = Extract<Stuk, { readonly soort: 'doet' }>

const isSoort =
  (...soorten: readonly Stuk['soort'][]) =>
  ({ soort }: Stuk): boolean =>
    soorten.includes(soort)
const isBekend = (stuk: Stuk): boolean =>
  (stuk.soort === 'dier' || stuk.soort === 'ding') && stuk.bekend
const naarDier =
  (soort: 'aan' | 'naar') =>
  (stuk: Stuk): boolean =>
    stuk.soort === soort && stuk.wat.soort === 'dier'

/** Says for each role which pieces can stand in it. */
const FITS: Readonly<Record<Rol, (stuk: Stuk) => boolean>> = {
  S: isSoort('dier'),
  V: isSoort('doet'),
  T: isSoort('tijd'),
  P: isSoort('plek'),
  X: isSoort('dier'),
  I: isSoort('dier'),
  x: (stuk) => stuk.soort === 'dier' && isBekend(stuk),
  i: (stuk) => stuk.soort === 'dier' && isBekend(stuk),
  N: naarDier('aan'),
  R: naarDier('naar'),
  O: isSoort('over'),
  D: isSoort('ding'),
  d: (stuk) => stuk.soort === 'ding' && isBekend(stuk),
}

const fitsAll = (patroon: Patroon, stukken: readonly Stuk[]): boolean =>
  patroon.length === stukken.length && stukken.every((stuk, i) => FITS[patroon[i] ?? 'O'](stuk))

interface Deelzin {
  readonly scene: Scene
  readonly tijd: Tijd | null
  readonly isToen: boolean
  readonly patroon: Patroon
}

/** Returns the animal or the thing that a piece names. */
function naamIn(stuk: Stuk | undefined): Extract<Stuk, { soort: 'dier' | 'ding' }> | undefined {
  if (!stuk) return undefined
  if (stuk.soort === 'dier' || stuk.soort === 'ding') return stuk
  return stuk.soort === 'aan' || stuk.soort === 'naar' || stuk.soort === 'over'
    ? stuk.wat
    : undefined
}

const dierVan = (naam: Naam | undefined): Dier | null => (naam?.soort === 'dier' ? naam.dier : null)

/** Makes the scene of pieces whose roles are known; undefined where nobody can do that. */
function sceneVan(
  patroon: Patroon,
  stukken: readonly Stuk[],
  { doet }: Werkwoord,
): Scene | undefined {
  const wie = dierVan(naamIn(stukken[patroon.indexOf('S')]))
  const namen = stukken.flatMap((stuk, i) => (patroon[i] === 'S' ? [] : (naamIn(stuk) ?? [])))
  const ander = dierVan(namen.find((naam) => naam.soort === 'dier'))
  const ding = namen.find((naam) => naam.soort === 'ding')
  const plek = stukken.find((stuk) => stuk.soort === 'plek')
  if (wie === null || wie === ander) return undefined
  const wat = ding ? { ding: ding.ding, eigen: ding.eigen } : { ding: null, eigen: null }
  return { wie, doet, ander, ...wat, waar: plek?.plek ?? null }
}

const isEetbaar = ({ ding }: Scene): boolean => ding !== null && DINGEN[ding].eetbaar

/** Says what an article is missing for: food alone goes without, and only where it is eaten. */
const klaagKaal = ({ ding }: Scene): Klacht => ({
  klacht: `Welk woordje hoort voor ‘${ding ?? ''}’?`,
})

const isKaal = (stuk: Stuk): boolean => {
  const naam = naamIn(stuk)
  return naam?.soort === 'ding' && naam.kaal
}

/** Finds the one verb of a clause; says what is wrong where there are none or more. */
function findWerkwoord(stukken: readonly Stuk[]): Werkwoord | Klacht {
  const werkwoorden = stukken.filter((stuk) => stuk.soort === 'doet')
  const [werkwoord] = werkwoorden
  if (!werkwoord) return { klacht: 'Wat gebeurt er? Dat woord mist nog.' }
  if (werkwoorden.length > 1) return { klacht: 'Er gebeurt te veel. Leg een woord terug.' }
  const plek = stukken.some((stuk) => stuk.soort === 'plek')
  if (plek && !DOEN[werkwoord.doet].metPlek) return { klacht: 'Waar? Dat past niet bij deze film.' }
  return werkwoord
}

/** Says what cannot be: eating a ball, or food without its article where it is not eaten. */
function klaagEten(kader: Kader, scene: Scene, stukken: readonly Stuk[]): Klacht | null {
  if (kader === 'eten') return isEetbaar(scene) ? null : { klacht: 'Kun je dat eten?' }
  return stukken.some(isKaal) ? klaagKaal(scene) : null
}

/** Reads one clause. The time may stand in the clause before it. */
function readDeelzin(stukken: readonly Stuk[], isVervolg = false): Deelzin | Klacht {
  const werkwoord = findWerkwoord(stukken)
  if (isKlacht(werkwoord)) return werkwoord
  const tijd = stukken.find((stuk) => stuk.soort === 'tijd')?.tijd ?? null
  const plek = stukken.some((stuk) => stuk.soort === 'plek')
  const gelezen = findScene({ stukken, werkwoord, isVervolg }, { tijd: tijd !== null, plek })
  if (!gelezen) return { klacht: sayMist(stukken, werkwoord) }
  const { kader, scene, patroon } = gelezen
  const mis = klaagEten(kader, scene, stukken)
  return mis ?? { scene, tijd, isToen: werkwoord.isToen, patroon }
}

interface Deelvraag {
  readonly stukken: readonly Stuk[]
  readonly werkwoord: Werkwoord
  readonly isVervolg: boolean
}

/** Returns the orders in which a clause may stand; behind 'en' in a line that begins with the time, the verb comes first. */
function ordesVan(kader: Kader, isVervolg: boolean, bij: Bepalingen): readonly Patroon[] {
  const patronen = patronenVan(kader, bij)
  if (!isVervolg) return patronen
  return patronen.flatMap(([voor, , ...rest]) => (voor === 'S' ? [['V', 'S', ...rest]] : []))
}

/** Finds the scene of a clause; undefined where its pieces stand in no order that says one. */
function findScene(
  { stukken, werkwoord, isVervolg }: Deelvraag,
  bij: Bepalingen,
): { readonly kader: Kader; readonly scene: Scene; readonly patroon: Patroon } | undefined {
  for (const kader of DOEN[werkwoord.doet].kaders) {
    const patroon = ordesVan(kader, isVervolg, bij).find((orde) => fitsAll(orde, stukken))
    const scene = patroon && sceneVan(patroon, stukken, werkwoord)
    if (scene) return { kader, scene, patroon }
  }
  return undefined
}

const WAT_MIST: Readonly<Record<Kader, string>> = {
  alleen: 'Er staat iets te veel. Leg het terug.',
  dier: 'Met wie gebeurt het?',
  ding: 'Wat is het? Dat mist nog.',
  eten: 'Wat eet hij?',
  geven: 'Wat geeft hij, en aan wie?',
  gooien: 'Wat gooit hij, en naar wie?',
  over: 'Waar springt hij over?',
}

/** How many names a verb takes beside who does it. */
const AANTAL: Readonly<Record<Kader, number>> = {
  alleen: 0,
  dier: 1,
  ding: 1,
  eten: 1,
  geven: 2,
  gooien: 2,
  over: 1,
}

/** Says what is missing, or that it only stands at another place. */
function sayMist(stukken: readonly Stuk[], { doet }: Werkwoord): string {
  const dieren = stukken.filter(({ soort }) => soort === 'dier').length
  const namen = stukken.filter((stuk) => naamIn(stuk) !== undefined).length
  const kader = DOEN[doet].kaders[0]
  if (dieren === 0) return 'Wie doet het?'
  if (namen - 1 < AANTAL[kader]) return WAT_MIST[kader]
  if (namen - 1 > AANTAL[kader]) return 'Er staat iets te veel. Leg het terug.'
  if (stukken[1]?.soort !== 'doet') return `Staat ‘${doetVan(stukken)}’ op de goede plek?`
  return 'Deze film loopt vast. Wissel eens iets.'
}

const doetVan = (stukken: readonly Stuk[]): string => {
  const werkwoord = stukken.find((stuk) => stuk.soort === 'doet')
  if (!werkwoord) return ''
  return werkwoord.isToen ? DOEN[werkwoord.doet].toen : werkwoord.doet
}

/** Returns when it is; a question where the verb says another time than the word. */
function readTijd({ tijd, isToen, scene: { doet } }: Deelzin): Tijd | Klacht {
  const woord = tijd === null ? '' : TIJDEN[tijd]
  const vorm = isToen ? DOEN[doet].toen : doet
  if (isToen === (tijd === 'toen') || tijd === null) return isToen ? 'toen' : (tijd ?? 'nu')
  return { klacht: `Past ‘${woord}’ bij ‘${vorm}’?` }
}

const genoemd = ({ wie, ander }: Scene): readonly Dier[] => [wie, ...(ander ? [ander] : [])]

/** Reads two clauses that are joined by 'en'. */
function readPaar(een: Deelzin, twee: Deelzin): Film | Klacht {
  const wanneer = readTijd(een)
  if (typeof wanneer === 'object') return wanneer
  if (een.isToen !== twee.isToen)
    return { klacht: 'Gebeurt het samen? Kijk naar de twee doe-woorden.' }
  if (twee.tijd !== null) return { klacht: 'Zeg vooraan wanneer het is.' }
  const isOpen = een.patroon[0] === 'S' && twee.patroon[0] === 'S'
  if (isOpen && (een.tijd !== null || !isLosVoorEn(een.patroon)))
    return { klacht: 'Deze film loopt vast. Wissel eens iets.' }
  const dieren = [...genoemd(een.scene), ...genoemd(twee.scene)]
  if (new Set(dieren).size < dieren.length) return { klacht: 'Wie doet het tweede?' }
  return { scenes: [een.scene, twee.scene], wanneer }
}

/** With which a clause before 'en' begins; with a place only where it ends on none who could do the second as well. */
const kanVoorEn = ({ patroon, tijd }: Deelzin): boolean => {
  const [begin] = patroon
  return begin === 'S' || begin === 'T' || (begin === 'P' && tijd === null && isLosVoorEn(patroon))
}

/** Reads the second clause: 'en de beer slaapt', or behind a time 'en slaapt de beer'. */
function readVervolg(een: Deelzin, na: readonly Stuk[]): Deelzin | Klacht {
  const begin = een.patroon[0]
  if (!kanVoorEn(een)) return { klacht: 'Begin de zin eens met wie het doet.' }
  const twee = readDeelzin(na, begin === 'T')
  if (isKlacht(twee) || begin === 'T' || twee.patroon[0] === 'S') return twee
  return { klacht: 'Wie doet het tweede?' }
}

/** Reads a line of words as the film it plays; or says, as a question, why it plays none. */
export function readFilm(woorden: readonly string[]): Film | Klacht {
  const stukken = readStukken(woorden)
  if (isKlacht(stukken)) return stukken
  const en = stukken.findIndex(({ soort }) => soort === 'en')
  const een = readDeelzin(en < 0 ? stukken : stukken.slice(0, en))
  if (isKlacht(een)) return een
  if (en < 0) {
    const wanneer = readTijd(een)
    return typeof wanneer === 'object' ? wanneer : { scenes: [een.scene], wanneer }
  }
  const twee = readVervolg(een, stukken.slice(en + 1))
  return isKlacht(twee) ? twee : readPaar(een, twee)
}

/** Returns the film of a line; null where it plays none. */
export function play(woorden: readonly string[]): Film | null {
  const film = readFilm(woorden)
  return isKlacht(film) ? null : film
}
