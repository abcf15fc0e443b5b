import { shuffle } from '../../rijen/loting.ts'
import { choose } from '../loot.ts'
import type { Deel, Film, Scene } from './film.ts'
import { RECEPTEN, type Recept } from './recepten.ts'
import { eigenVorm } from './regels.ts'
import {
  DIEREN,
  DINGEN,
  DOEN,
  EIGEN,
  hasKader,
  namenVan,
  PLEKKEN,
  TIJDEN,
  vanafVan,
  type Dier,
  type DingNaam,
  type Doet,
  type Eigen,
  type Jaarmaat,
  type Kader,
  type Plek,
  type Tijd,
} from './woorden.ts'

type Loting = () => number

/** What is laid ready: the film, its printed line, and words that make another film of it. */
export interface Opdracht {
  readonly film: Film
  readonly zin: readonly string[]
  readonly extra: readonly string[]
  /** Which part of the film the first of those words changes. */
  readonly gat: Exclude<Deel, 'wanneer'>
}

/** What a line is drawn with. Nobody plays twice in one film. */
interface Bron {
  readonly maat: Jaarmaat
  readonly loting: Loting
  readonly wanneer: Tijd
  readonly dieren: Dier[]
}

const isKleur = (eigen: Eigen): boolean => !EIGEN[eigen].maat

/** Old films have no colours, so nothing in them is told apart by one. */
function drawEigen(ding: DingNaam, { loting, wanneer }: Bron): Eigen | null {
  const kan = namenVan(EIGEN).filter(
    (eigen) => !isKleur(eigen) || (DINGEN[ding].kleurbaar && wanneer !== 'toen'),
  )
  return choose(kan, loting) ?? null
}

function drawDing(kader: Kader, { maat, loting }: Bron): DingNaam | null {
  const dingen = vanafVan(DINGEN, maat).filter(
    (naam) => DINGEN[naam].eetbaar === (kader === 'eten') && kader !== 'dier',
  )
  return kader === 'alleen' || kader === 'over' ? null : (choose(dingen, loting) ?? null)
}

const MET_ANDER: readonly Kader[] = ['dier', 'geven', 'gooien', 'over']

function drawDoet(
  { kader, waar }: Recept,
  { maat, loting }: Pick<Bron, 'maat' | 'loting'>,
  behalve?: Doet,
): Doet | null {
  const kan = vanafVan(DOEN, maat).filter(
    (doet) =>
      doet !== behalve && hasKader(doet, kader) && (waar === undefined || DOEN[doet].metPlek),
  )
  return choose(kan, loting) ?? null
}

function drawScene(recept: Recept, bron: Bron): Scene | null {
  const { kader, eigen, waar } = recept
  const wie = bron.dieren.pop()
  const doet = drawDoet(recept, bron)
  const ander = MET_ANDER.includes(kader) ? (bron.dieren.pop() ?? null) : null
  const ding = drawDing(kader, bron)
  if (!wie || !doet) return null
  return {
    wie,
    doet,
    ander,
    ding,
    eigen: eigen && ding ? drawEigen(ding, bron) : null,
    waar: waar ? (choose(vanafVan(PLEKKEN, bron.maat), bron.loting) ?? null) : null,
  }
}

const sayDier = (dier: Dier | null): readonly string[] =>
  dier ? [DIEREN[dier].lidwoord, dier] : []

/** Writes a thing: food bare where it can be, in most lines with 'een'. */
function sayDing({ ding, eigen }: Scene, kader: Kader, loting: Loting): readonly string[] {
  if (!ding) return []
  const { kaal, geteld, lidwoord } = DINGEN[ding]
  if (kader === 'eten' && kaal) return [ding]
  const bekend = !geteld || loting() < 0.35
  const hoe = eigen ? [eigenVorm(eigen, ding, bekend)] : []
  return [bekend ? lidwoord : 'een', ...hoe, ding]
}

/** Writes what stands behind the verb and who does it. */
function sayRest(recept: Recept, scene: Scene, loting: Loting): readonly string[] {
  const { kader, aan } = recept
  const ander = sayDier(scene.ander)
  const ding = sayDing(scene, kader, loting)
  const rest =
    kader === 'over'
      ? ['over', ...ander]
      : kader === 'gooien'
        ? [...ding, 'naar', ...ander]
        : aan
          ? [...ding, 'aan', ...ander]
          : [...ander, ...ding]
  return [...rest, ...(recept.waar === 'achter' && scene.waar ? scene.waar.split(' ') : [])]
}

/** Writes a clause: with a time or place in front the verb comes before who does it. */
function sayDeelzin(
  recept: Recept,
  scene: Scene,
  { wanneer, loting, isVervolg }: { wanneer: Tijd; loting: Loting; isVervolg: boolean },
): readonly string[] {
  const doet = wanneer === 'toen' ? DOEN[scene.doet].toen : scene.doet
  const wie = sayDier(scene.wie)
  const rest = sayRest(recept, scene, loting)
  if (isVervolg && wanneer !== 'nu') return [doet, ...wie, ...rest]
  if (wanneer !== 'nu') return [TIJDEN[wanneer], doet, ...wie, ...rest]
  if (recept.waar === 'voor' && scene.waar) return [...scene.waar.split(' '), doet, ...wie, ...rest]
  return [...wie, doet, ...rest]
}

/** A word by which a line says another film, with the part that it changes. */
type Ruil = readonly [deel: Exclude<Deel, 'wanneer'>, woord: string]

const ruilPlek = (waar: Plek): string | undefined =>
  ({
    'onder de boom': 'tafel',
    'op de tafel': 'onder',
    'onder de tafel': 'op',
    'in de boot': undefined,
    'op het dak': undefined,
    'in het bad': undefined,
  })[waar]

/** Returns words that can stand in the place of one of the line's own and change one part of its film. */
function ruilenVan(recept: Recept, scene: Scene, bron: Bron): readonly Ruil[] {
  const { maat, loting, wanneer, dieren } = bron
  const { wie, ander, ding, eigen, waar } = scene
  const past =
    (dier: Dier | null) =>
    (naam: Dier): boolean =>
      dier !== null && DIEREN[naam].lidwoord === DIEREN[dier].lidwoord
  // Food that is said bare needs no article that fits.
  const trekken =
    recept.kader === 'eten' && ding !== null && DINGEN[ding].kaal
      ? (['eetbaar', 'kaal'] as const)
      : (['lidwoord', 'eetbaar', 'kaal', 'geteld'] as const)
  const zelfde = (een: DingNaam, twee: DingNaam): boolean =>
    trekken.every((trek) => DINGEN[een][trek] === DINGEN[twee][trek])
  const dingen = vanafVan(DINGEN, maat).filter(
    (naam) => ding !== null && naam !== ding && zelfde(naam, ding),
  )
  const eigens = namenVan(EIGEN).filter(
    (naam) => eigen !== null && naam !== eigen && EIGEN[naam].maat === EIGEN[eigen].maat,
  )
  const doet = drawDoet(recept, bron, scene.doet)
  const nieuw = choose(eigens, loting)
  const paren: readonly (readonly [Ruil[0], string | undefined])[] = [
    ['wie', dieren.find(past(wie))],
    ['ander', dieren.findLast(past(ander))],
    ['ding', choose(dingen, loting)],
    ['eigen', nieuw && ding ? nieuw : undefined],
    ['waar', waar ? ruilPlek(waar) : undefined],
    ['doet', doet ? (wanneer === 'toen' ? DOEN[doet].toen : doet) : undefined],
  ]
  return paren.flatMap(([deel, woord]) => (woord === undefined ? [] : [[deel, woord] as const]))
}

/** In the years that know it, words that bring the film to another time. */
function tijdRuil({ doet }: Scene, wanneer: Tijd, maat: Jaarmaat): readonly string[] {
  if (maat === 'jong1' || maat === 'jong2') return wanneer === 'nu' ? [] : ['nu']
  if (wanneer === 'toen') return ['straks', doet]
  return [...(wanneer === 'straks' ? ['nu'] : []), 'gisteren', DOEN[doet].toen]
}

/** How many words of the bank are not in the printed line, besides those of time. */
const EXTRA: Readonly<Record<Jaarmaat, number>> = {
  jong1: 2,
  jong2: 2,
  jong3: 2,
  oud1: 2,
  oud2: 3,
  oud3: 3,
}

/** Draws the scenes of a recipe; null where they do not go together. */
function drawScenes(recept: Recept, bron: Bron): readonly [Scene, Scene?] | null {
  const een = drawScene(recept, bron)
  if (!een || !recept.bij) return een && [een]
  const twee = drawScene(recept.bij, bron)
  if (!twee || twee.doet === een.doet) return null
  return twee.waar !== null && twee.waar === een.waar ? null : [een, twee]
}

/** Draws the words of the bank that make another film; null where there are too few. */
function drawRuilen(
  [recept, scene]: readonly [Recept, Scene],
  zin: readonly string[],
  bron: Bron,
): readonly Ruil[] | null {
  const ruilen = shuffle(ruilenVan(recept, scene, bron), bron.loting)
  const gekozen = ruilen
    .filter(([, woord], i) => ruilen.findIndex(([, ander]) => ander === woord) === i)
    .slice(0, EXTRA[bron.maat])
    .map(([deel, woord]): Ruil => [deel, deel === 'eigen' ? eigenWoord(woord, scene, zin) : woord])
  const isGoed = gekozen.length >= 2 && gekozen.every(([, woord]) => !zin.includes(woord))
  return isGoed ? gekozen : null
}

const drawTijd = ({ tijden }: Recept, loting: Loting): Tijd =>
  tijden ? (choose(tijden, loting) ?? 'nu') : 'nu'

/** Draws a film with its line and the words that lead away from it; null where a draw does not come out. */
export function makeOpdracht(maat: Jaarmaat, loting: Loting): Opdracht | null {
  const recept = choose(RECEPTEN[maat], loting)
  if (!recept) return null
  const wanneer = drawTijd(recept, loting)
  const bron: Bron = { maat, loting, wanneer, dieren: shuffle(vanafVan(DIEREN, maat), loting) }
  const scenes = drawScenes(recept, bron)
  if (!scenes) return null
  const [een, twee] = scenes
  const bij = { wanneer, loting }
  const zin = [
    ...sayDeelzin(recept, een, { ...bij, isVervolg: false }),
    ...(twee && recept.bij
      ? ['en', ...sayDeelzin(recept.bij, twee, { ...bij, isVervolg: true })]
      : []),
  ]
  const ruilen = drawRuilen([recept, een], zin, bron)
  const gat = ruilen?.[0]?.[0]
  if (!ruilen || gat === undefined) return null
  const tijd = twee ? [] : tijdRuil(een, wanneer, maat)
  return {
    film: { scenes: twee ? [een, twee] : [een], wanneer },
    zin,
    extra: [...ruilen.map(([, woord]) => woord), ...tijd],
    gat,
  }
}

/** Gives a word the ending that the line's own has. */
function eigenWoord(naam: string, { eigen }: Scene, zin: readonly string[]): string {
  const anders = namenVan(EIGEN).find((een) => een === naam)
  if (!anders || !eigen) return naam
  return zin.includes(EIGEN[eigen].verbogen) ? EIGEN[anders].verbogen : anders
}
