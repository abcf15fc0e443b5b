import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { blokHulp } from './blok-hulp.ts'
import type { Regel } from './lei-regel.ts'
import type { Spelling, State } from './stand.ts'
import { verschilMet } from './verschil.ts'
import { daarom, WIEL_NAAM, type Wiel } from './wielen.ts'

/** What a piece is asked at the wheels, and what gives the one on which it lies ready. */
const VRAAG: readonly Regel[] = [{ zin: 'Hoe eindigt het stuk dat oplicht?' }]
const KLAAR: readonly Regel[] = [{ zin: 'Trek nu aan de hendel.' }]

/** Says of a wheel that the piece does not end so, and how that is heard. */
const nietOp = (wiel: Wiel): readonly Regel[] => [
  { zin: `Niet op een ${WIEL_NAAM[wiel]}.` },
  {
    zin:
      wiel === 'medeklinker'
        ? 'Het stuk eindigt op een klinker.'
        : 'Zeg het lang en kort. Wat past in het woord?',
  },
]

/** What is asked of an old word that is stuck on, or told once it is off. */
function oudRegels({ opgave }: State): readonly Regel[] {
  if (opgave?.ander) {
    const waar = opgave.eigen[0] > 0 ? 'Vooraan' : 'Achteraan'
    return [
      { zin: `${waar} zit nog:`, woord: opgave.ander, isOud: true },
      { zin: 'Tel de klanken. Hak het er in één stuk af.' },
    ]
  }
  return opgave?.eraf ? [{ zin: 'Het oude woord is eraf. Hak nu het nieuwe.' }] : []
}

function hakRegels(state: State, { mis, missers }: Spelling): readonly Regel[] {
  const { item } = state
  if (!item || mis === null) return oudRegels(state)
  return blokHulp(item, mis, missers).zinnen.map((zin) => ({ zin }))
}

function wielRegels({ gegeven }: State, { wiel, dicht }: Spelling): readonly Regel[] {
  if (gegeven !== null) return wiel ? nietOp(wiel) : []
  if (wiel) return KLAAR
  const mis = dicht.at(-1)
  return mis ? nietOp(mis) : VRAAG
}

/** What was written, with where it goes wrong; the rule of the wheel before that. */
function regelsAanBord({ item, opgave, gegeven }: State, { wiel }: Spelling): readonly Regel[] {
  const fout = gegeven ?? opgave?.gezegd
  const regel = wiel ? [{ zin: daarom(wiel, '') }] : []
  if (!item || !fout) return regel
  const verschil = verschilMet(item.word, fout)
  const wijs = verschil.mis === '' ? 'Er mist nog een stukje.' : 'Kijk naar het rode stukje.'
  return [{ zin: 'Jij schreef:', woord: fout, verschil, isEigen: true }, { zin: wijs }, ...regel]
}

/** Returns what is written on the slate about a word that is heard. */
export function spellingRegels(state: State, spelling: Spelling): readonly Regel[] {
  // After the last try the card says how it is.
  if (state.gegeven !== null && state.poging >= MEESTE_POGINGEN) return []
  if (spelling.stap === 'hak') return hakRegels(state, spelling)
  return spelling.stap === 'wiel' ? wielRegels(state, spelling) : regelsAanBord(state, spelling)
}
