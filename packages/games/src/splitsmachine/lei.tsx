import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { hulpBij, leesbaar } from './hulp.ts'
import { Hoorvraag } from './hoorvraag.tsx'
import type { Regel } from './lei-regel.ts'
import { spellingRegels } from './lei-spelling.ts'
import { nuStuk } from './rules.ts'
import { eigenStukken, oordeelVan, type State } from './stand.ts'
import type { Verschil } from './verschil.ts'
import { waaromNiet, WIEL_NAAM, wielenVan } from './wielen.ts'

/** What is told of a mistake: the pieces as they were cut, and the rule that fits. */
function foutRegels({ item, opgave, gegeven, poging }: State): readonly Regel[] | null {
  const fout = gegeven ?? opgave?.gezegd
  if (!item || fout === null || fout === undefined) return null
  // After the last try the card says how it is.
  if (gegeven !== null && poging >= MEESTE_POGINGEN) return []
  const zin = fout.includes('|') ? 'Jij hakte:' : 'Jij liet het heel:'
  return [
    { zin, woord: leesbaar(fout), isEigen: true },
    ...hulpBij(item, fout, gegeven === null ? poging - 1 : poging).zinnen.map((zin) => ({ zin })),
  ]
}

/** Returns the word as it lies for the wheels: whole, or in klankgroepen where it was cut for the eye. */
function woordRegel({ item, opgave }: State): Regel {
  const hoort = (item?.syllables ?? []).join('|')
  const isHeel = hoort === opgave?.wielen?.gegeven
  return { zin: 'Zeg het woord:', woord: isHeel ? (item?.word ?? '') : leesbaar(hoort) }
}

/** Says which pieces go to no wheel: they have no rule. */
function rolRegel({ item, opgave }: State): Regel {
  const stukken = opgave ? eigenStukken(opgave) : []
  const vrij = wielenVan(item?.syllables ?? []).flatMap((wiel, nr) =>
    wiel === null ? [stukken[nr] ?? ''] : [],
  )
  return { zin: 'Dit heeft geen regel en maalt vanzelf:', woord: vrij.join(', ') }
}

/** What is asked of the piece that waits for its wheel. */
function wielRegels(state: State): readonly Regel[] | null {
  const { item, opgave } = state
  const stuk = item && opgave ? nuStuk({ item, opgave }) : null
  if (!stuk || !opgave) return null
  const woord = eigenStukken(opgave)[stuk.nr] ?? ''
  const mis = opgave.wielen?.spuugt.at(-1)
  return [
    // A piece by itself is read with a long sound; in its word it is heard as it is.
    woordRegel(state),
    { zin: 'Eindigt', woord, na: 'op een klinker of medeklinker?' },
    mis ? { zin: `Niet op een ${WIEL_NAAM[mis]}. ${waaromNiet(mis, woord)}` } : rolRegel(state),
  ]
}

/** What a stage asks besides: the old word off and then the new one in pieces, or sacks. */
function trapRegels({ opgave }: State): readonly Regel[] {
  if (opgave?.ander)
    return [
      { zin: 'Dit zit eraan vast:', woord: opgave.ander, isOud: true },
      { zin: 'Hak het er in één stuk af.' },
    ]
  if (opgave?.eraf) return [{ zin: 'Het oude woord is eraf. Hak nu het nieuwe in stukken.' }]
  const { zakken = null } = opgave ?? {}
  return zakken === null ? [] : [{ zin: 'Zet voor elk stuk één zak klaar.' }]
}

/** Returns what is written on the slate now. */
export function regelsVan(state: State): readonly Regel[] {
  if (oordeelVan(state) === 'goed') return []
  if (state.opgave?.spelling) return spellingRegels(state, state.opgave.spelling)
  const wiel = state.gegeven === null ? wielRegels(state) : null
  if (wiel) return wiel
  const fout = foutRegels(state)
  return fout ?? trapRegels(state)
}

/** How knives are hung; and also how where the gaps are narrower than a finger. */
const MET_TIK: Regel = { zin: 'Tik tussen twee letters.' }
const MET_KNOPPEN: Regel = { zin: 'Of schuif het mes en druk op Mes hier.' }
/** The same of blocks: beside the sentence of a word there is room for one line. */
const OP_BLOK: Regel = { zin: 'Tik tussen twee blokken.' }
const BLOK_KNOPPEN: Regel = { zin: 'Schuif het mes. Druk op Mes hier.' }

/** Returns whether it is the first word, and nothing was given yet. */
const isEerste = ({ nummer, poging, fase }: State): boolean =>
  nummer === 0 && poging === 1 && fase === 'spelen'

/** Returns what stands on the slate; where nothing has to be told, at the first word how a knife is hung. */
export function leiVan(state: State, isNauw: boolean): readonly Regel[] {
  const regels = regelsVan(state)
  if (regels.length > 0 || !isEerste(state)) return regels
  if (state.opgave?.spelling) return [isNauw ? BLOK_KNOPPEN : OP_BLOK]
  return isNauw ? [MET_TIK, MET_KNOPPEN] : [MET_TIK]
}

interface LeiProps {
  readonly state: State
  readonly vak: Vak | null
  /** Whether gaps are narrower than a finger. */
  readonly isNauw: boolean
  /** Whether the word can be heard. */
  readonly stem: boolean
}

/** What a child wrote, with the place where it goes wrong. */
const Eigen = ({ voor, mis, na }: Verschil) => (
  <>
    {voor}
    <mark>{mis === '' ? <span className="lhs-alleen-gehoord">hier mist iets</span> : mis}</mark>
    {na}
  </>
)

/** The slate of the miller. It is read aloud where it changes. Of a word that is heard it shows the picture and the sentence. */
export function Lei({ state, vak, isNauw, stem }: LeiProps) {
  const regels = leiVan(state, isNauw)
  const isHoren = state.opgave?.spelling !== null && oordeelVan(state) !== 'goed'
  const isLeeg = regels.length === 0 && !isHoren
  return (
    <output
      className="sm-lei"
      data-leeg={isLeeg || undefined}
      style={vak ? plaatsVan(vak) : undefined}
    >
      {!isLeeg && (
        <span className="sm-regels">
          {isHoren && <Hoorvraag state={state} stem={stem} />}
          {regels.map(({ zin, woord, na, isOud, isEigen, verschil }) => (
            <span key={zin} className="sm-regel">
              {zin}{' '}
              {woord !== undefined && (
                <b className={isOud ? 'sm-oud' : isEigen ? 'sm-eigen' : undefined}>
                  {verschil ? <Eigen {...verschil} /> : woord}
                </b>
              )}{' '}
              {na}
            </span>
          ))}
        </span>
      )}
    </output>
  )
}
