import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Opening, OpeningBij } from '@letterhaven/game-kit/regels/beurt'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { tekstIdVan, type Opgave } from './quiz.ts'
import { hardop } from './rules-tekst.ts'
import { BANKEN, STENEN, STENEN_VOOR_TWEE } from './stenen.ts'

/** The stage at which stones are for two questions. */
const TWEE = 3

/** Returns the stones for a question: its own, or those that it shares with the next or the one before. */
function buidelVan(
  { keten }: TekstOpgave,
  { trap, vorige }: { readonly trap: number; readonly vorige: Opgave | null },
): Pick<Opgave, 'buidel' | 'deel'> {
  const nr = keten?.nr ?? 0
  if (trap !== TWEE || !keten) return { buidel: STENEN, deel: null }
  if (nr % 2 === 1 && vorige?.tekst === keten.id && vorige.deel === 'eerste') {
    const over = STENEN_VOOR_TWEE - vorige.gelegd.length
    return { buidel: Math.max(1, Math.min(STENEN_VOOR_TWEE - 1, over)), deel: 'tweede' }
  }
  return nr % 2 === 0 && nr + 1 < keten.van
    ? { buidel: STENEN_VOOR_TWEE, deel: 'eerste' }
    : { buidel: STENEN, deel: null }
}

const NIETS = {
  gelegd: [],
  weg: [],
  isGelijk: false,
  gestuurd: null,
  trom: null,
  winst: 0,
  tegoed: 0,
} as const

type Zaal = Pick<Opgave, 'publiek' | 'tegoed' | 'hoeden' | 'bezem' | 'poster'>

/** The studio before anything was asked. */
const BEGIN: Zaal = {
  publiek: 0,
  tegoed: 0,
  hoeden: Array.from({ length: BANKEN }, () => 0),
  bezem: 0,
  poster: null,
}

/** Returns what stays from question to question. Who still had to come in is in the hall by then. */
const keepZaal = ({ publiek, tegoed, hoeden, bezem, poster }: Zaal): Zaal => ({
  publiek: publiek + tegoed,
  tegoed: 0,
  hoeden,
  bezem,
  poster,
})

/** Opens a question: of a text that was not read yet, the text first. */
export function open(
  item: TekstOpgave,
  { rnd, trap, groep, vorige }: OpeningBij & { readonly vorige: Opgave | null },
): Opening<Opgave> | null {
  const { keuzes, zinnen, vraag } = item
  if (keuzes.length !== BANKEN || zinnen.length === 0 || vraag === undefined) return null
  const tekst = tekstIdVan(item)
  // A text that was read for the question before is still known.
  const isGelezen = vorige?.tekst === tekst && vorige.isGelezen
  const opgave: Opgave = {
    ...NIETS,
    ...buidelVan(item, { trap, vorige }),
    ...keepZaal(vorige ?? BEGIN),
    tekst,
    plekken: shuffle([...keuzes.keys()], rnd),
    isGelezen,
    isOpen: !isGelezen,
  }
  return { opgave, events: isGelezen ? hardop(item, opgave, groep) : [] }
}
