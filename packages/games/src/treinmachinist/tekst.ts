import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'
import type { TekenOpgave, ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { hulpBij } from './hulp.ts'
import { isPlakken, isTekens, type AlleStaat } from './alles.ts'
import { TEKEN_OPDRACHT, TEKEN_TRAP_OPDRACHT, TRAP_OPDRACHT } from './zinnen.ts'
import { tekstenVan, type State, type Werf } from './werf.ts'
import { metPunt } from '@letterhaven/game-kit/onderdelen/met-punt'

const WOORDEN = {
  naam: 'treinen',
  een: 'trein',
  titels: ['Alle stations open!', 'Wat een mooie rit!', 'De bergen wachten op je!'],
  fx: {
    jaaa: 'Jaaa! De hele berg zwaait!',
    geheim: 'Pff! De sneeuwploeg spuit, en de chef is een sneeuwpop.',
  },
} as const

const vanZin = makeZinTekst<ZinOpgave | TekenOpgave>({
  ...WOORDEN,
  goed: (item) => (item.soort === 'teken' ? (item.goed[0] ?? '') : item.woorden.join(' ')),
  fout: () => '',
})
const vanWoord = makeBeurtTekst(WOORDEN)

/** Returns what was told of a mistake. */
export function foutZinnen(state: State, gegeven: string | null): readonly string[] {
  const { item, opgave } = state
  return item && opgave && gegeven !== null ? hulpBij({ item, opgave, staat: state }, gegeven) : []
}

/** Says how the train reads so far. */
export function sayTrein({ opgave, soort }: State): string {
  const teksten = opgave ? tekstenVan(opgave) : []
  if (teksten.length === 0) return 'De trein is nog leeg.'
  return metPunt(`De trein: ${teksten.join(soort === 'plakken' ? '-' : ' ')}`)
}

/** What stands on the sign is heard there. */
const OP_BORD: ReadonlySet<string> = new Set(['fout', 'leg', 'terug', 'dicht', 'bots'])

/** Returns a word in its pieces. */
const metStukken = (correctie: Correctie): Correctie => {
  const woord = correctie.graphemes.join('')
  return {
    ...correctie,
    vorm: woord,
    naast: woord,
    uitleg: `De wagons: ${correctie.lettergrepen.join('-')}.`,
  }
}

/** The train until which the tool of a stage is told: its first, or the second where nothing was in the way of the first. */
const VERTELD_TOT = 1
const isVast = ({ thuis }: Werf): boolean => new Set(thuis).size < thuis.length

type ZinState = BeurtStaat<unknown, ZinOpgave | TekenOpgave>

/** Returns whether texts are marked in this round, also between two of them. */
const vanTekens = (state: AlleStaat): boolean =>
  isTekens(state) || (state.item === null && state.vorige !== null && 'gemaakt' in state.vorige)

const opdrachtVan = (state: AlleStaat): string | null => {
  const { nummer, trap } = state
  if (vanTekens(state)) return (nummer === 0 ? TEKEN_TRAP_OPDRACHT[trap] : null) ?? TEKEN_OPDRACHT
  const { opgave } = state as State
  const isNieuw = opgave !== null && nummer <= VERTELD_TOT && isVast(opgave)
  return isNieuw ? TRAP_OPDRACHT[trap] : null
}

/** What is moved, as it is heard. */
const sayVerzet = ({ opgave }: State, plek: number): string =>
  `${opgave?.wagons[plek] ?? ''} is verzet.`

/** The texts of treinmachinist. The right train is told only after the last mend failed; until then the child finds it. */
export const TEKST = {
  opdracht: opdrachtVan,
  stand: (state: AlleStaat) =>
    isPlakken(state) ? vanWoord.stand(state) : vanZin.stand(state as ZinState),
  report: (event: SpelEvent, state: AlleStaat): string | null => {
    if (event.type !== 'fx' || OP_BORD.has(event.name)) return null
    if (event.name === 'zet') return isTekens(state) ? null : sayVerzet(state, event.plek)
    return isPlakken(state)
      ? vanWoord.report(event, state)
      : vanZin.report(event, state as ZinState)
  },
  correctie: (event: SpelEvent, state: AlleStaat): Correctie | null => {
    if (!isPlakken(state) || state.poging < MEESTE_POGINGEN) return null
    const correctie = vanWoord.correctie(event, state)
    return correctie && metStukken(correctie)
  },
  slot: (state: AlleStaat): SlotTekst => {
    if (!isPlakken(state)) return vanZin.slot(state as ZinState)
    const slot = vanWoord.slot(state)
    return { ...slot, woorden: (slot.woorden ?? []).map(metStukken) }
  },
}
