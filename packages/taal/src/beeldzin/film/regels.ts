import type { Film, Scene } from './film.ts'
import { isLosVoorEn, patronenVan, type Patroon, type Rol } from './patronen.ts'
import {
  DIEREN,
  DINGEN,
  DOEN,
  EIGEN,
  hasKader,
  TIJDEN,
  type Dier,
  type DingNaam,
  type Eigen,
  type Kader,
  type Tijd,
} from './woorden.ts'

type Woorden = readonly string[]

/** Returns an animal with its article, and where it need not be known also with 'een'. */
const sayDier = (dier: Dier, bekend: boolean): readonly Woorden[] => [
  [DIEREN[dier].lidwoord, dier],
  ...(bekend ? [] : [['een', dier]]),
]

/** Returns the form of a word before a noun: 'een rood boek', 'het rode boek', 'een rode bal'. */
export const eigenVorm = (eigen: Eigen, ding: DingNaam, bekend: boolean): string =>
  bekend || DINGEN[ding].lidwoord === 'de' ? EIGEN[eigen].verbogen : eigen

interface Wijze {
  readonly bekend: boolean
  readonly kaal: boolean
}

/** Returns a thing with each article that it can have. */
function sayDing({ ding, eigen }: Scene, { bekend, kaal }: Wijze): readonly Woorden[] {
  if (!ding) return []
  const { lidwoord, geteld, kaal: isKaal } = DINGEN[ding]
  const met = (woord: string): Woorden => [
    woord,
    ...(eigen ? [eigenVorm(eigen, ding, woord !== 'een')] : []),
    ding,
  ]
  return [
    met(lidwoord),
    ...(!bekend && geteld ? [met('een')] : []),
    ...(!bekend && kaal && isKaal && !eigen ? [[ding]] : []),
  ]
}

const metVoor = (voor: string, namen: readonly Woorden[]): readonly Woorden[] =>
  namen.map((naam) => [voor, ...naam])

/** What a clause is written of: its scene, how its verb stands, and its time. */
interface Zegbaar {
  readonly scene: Scene
  readonly kader: Kader
  readonly wanneer: Tijd
}

const sayAnder = ({ scene: { ander } }: Zegbaar, bekend: boolean): readonly Woorden[] =>
  ander ? sayDier(ander, bekend) : []

/** What can be written for each role. */
const ROLLEN: Readonly<Record<Rol, (zegbaar: Zegbaar) => readonly Woorden[]>> = {
  S: ({ scene: { wie } }) => sayDier(wie, false),
  V: ({ scene: { doet }, wanneer }) => [[wanneer === 'toen' ? DOEN[doet].toen : doet]],
  X: (zegbaar) => sayAnder(zegbaar, false),
  I: (zegbaar) => sayAnder(zegbaar, false),
  x: (zegbaar) => sayAnder(zegbaar, true),
  i: (zegbaar) => sayAnder(zegbaar, true),
  N: (zegbaar) => metVoor('aan', sayAnder(zegbaar, false)),
  R: (zegbaar) => metVoor('naar', sayAnder(zegbaar, false)),
  O: (zegbaar) =>
    metVoor(
      'over',
      zegbaar.scene.ander
        ? sayAnder(zegbaar, false)
        : sayDing(zegbaar.scene, { bekend: false, kaal: false }),
    ),
  D: ({ scene, kader }) => sayDing(scene, { bekend: false, kaal: kader === 'eten' }),
  d: ({ scene, kader }) => sayDing(scene, { bekend: true, kaal: kader === 'eten' }),
  T: ({ wanneer }) => [[TIJDEN[wanneer]]],
  P: ({ scene: { waar } }) => (waar ? [waar.split(' ')] : []),
}

/** Returns how the verb of a scene stands: by what is seen in it. */
export function kaderVan({ doet, ander }: Scene): Kader {
  const kader: Kader = ander ? 'dier' : 'ding'
  return hasKader(doet, kader) ? kader : DOEN[doet].kaders[0]
}

/** Writes an order out with every choice of words. */
const writeUit = (patroon: Patroon, zegbaar: Zegbaar): readonly Woorden[] =>
  patroon.reduce<readonly Woorden[]>(
    (zinnen, rol) =>
      zinnen.flatMap((zin) => ROLLEN[rol](zegbaar).map((woorden) => [...zin, ...woorden])),
    [[]],
  )

/** Returns whether a time must or may be said in words. */
const tijdKeuzen = (wanneer: Tijd): readonly boolean[] =>
  wanneer === 'straks' ? [true] : [false, true]

function enkel(scene: Scene, wanneer: Tijd): readonly Woorden[] {
  const kader = kaderVan(scene)
  return tijdKeuzen(wanneer)
    .flatMap((tijd) => patronenVan(kader, { tijd, plek: scene.waar !== null }))
    .flatMap((patroon) => writeUit(patroon, { scene, kader, wanneer }))
}

/** Returns the lines of two scenes in this order: both with who does it in front, or both behind a time. */
function paar(een: Scene, twee: Scene, wanneer: Tijd): readonly Woorden[] {
  const uit = (scene: Scene, tijd: boolean, mag: (patroon: Patroon) => Patroon | null) => {
    const kader = kaderVan(scene)
    return patronenVan(kader, { tijd, plek: scene.waar !== null }).flatMap((patroon) => {
      const orde = mag(patroon)
      return orde ? writeUit(orde, { scene, kader, wanneer }) : []
    })
  }
  const join = (voor: readonly Woorden[], na: readonly Woorden[]): readonly Woorden[] =>
    voor.flatMap((a) => na.map((b) => [...a, 'en', ...b]))
  const gewoon = join(
    uit(een, false, (patroon) => (patroon[0] === 'S' && isLosVoorEn(patroon) ? patroon : null)),
    uit(twee, false, (patroon) => (patroon[0] === 'S' ? patroon : null)),
  )
  const getimed = join(
    uit(een, true, (patroon) => (patroon[0] === 'T' ? patroon : null)),
    uit(twee, false, ([voor, , ...rest]) => (voor === 'S' ? ['V', 'S', ...rest] : null)),
  )
  return wanneer === 'straks' ? getimed : [...gewoon, ...getimed]
}

/** Returns every line that plays a film. */
function linesVan({ scenes: [een, twee], wanneer }: Film): readonly Woorden[] {
  if (!een) return []
  return twee ? [...paar(een, twee, wanneer), ...paar(twee, een, wanneer)] : enkel(een, wanneer)
}

const telling = (woorden: Woorden): ReadonlyMap<string, number> => {
  const aantal = new Map<string, number>()
  for (const woord of woorden) aantal.set(woord, (aantal.get(woord) ?? 0) + 1)
  return aantal
}

/** Returns whether a line can be laid with the words of a bank. */
export function isTeLeggen(zin: Woorden, bank: Woorden): boolean {
  const er = telling(bank)
  return [...telling(zin)].every(([woord, n]) => n <= (er.get(woord) ?? 0))
}

/** Returns every line of these words that plays a film, each once. */
export function ordesVan(film: Film, bank: Woorden): readonly Woorden[] {
  const uit = new Map(linesVan(film).map((zin) => [zin.join(' '), zin]))
  return [...uit.values()].filter((zin) => isTeLeggen(zin, bank))
}
