import { useState, type CSSProperties } from 'react'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Banken } from './banken.tsx'
import type { Indeling } from './indeling.ts'
import { Knoppen } from './knoppen.tsx'
import { grenzenVan, oordeelVan, type Opgave, type State } from './quiz.ts'
import type { Input } from './rules.ts'
import { tapInput } from './rules-stenen.ts'
import { useStenen } from './use-stenen.ts'
import { Waarom, waaromPlaats } from './waarom.tsx'
import { sayWinst } from './zeg.ts'

type Props = LayerProps<State, Input>

/** The hand that shows where stones are: it points at the bowl, lifts a little towards the desks, and covers no answer. */
function Hand({ indeling: { schaal, balk } }: { readonly indeling: Indeling }) {
  const top = schaal.y - 34 * schaal.s
  const stijl = { left: schaal.x, top, '--qv-hef': `${Math.min(-8, balk.y - top)}px` }
  return (
    <span className="qv-hand" style={stijl as CSSProperties}>
      <Wijshand />
    </span>
  )
}

interface Tik extends Pick<Props, 'hand' | 'send' | 'state'> {
  readonly opgave: Opgave
  /** Whether it is the second of a double press, which takes nothing up again. */
  readonly isDubbel: boolean
}

/** Lays a stone or takes one up; for who moves with difficulty the first tap lays two, so that the second says whether it is sure. */
function tapBank(bank: number, { opgave, state, hand, send, isDubbel }: Tik): void {
  const input = tapInput({ opgave, staat: state }, bank)
  if (!input || (isDubbel && input.type === 'neem')) return
  send(input)
  if (hand === 'licht' && opgave.deel === null && opgave.gelegd.length === 0) send(input)
}

/** What the stones brought, in the strip with buttons left of the bowl: over those who come in. */
function Winst({ state, indeling }: Pick<Props, 'state'> & { readonly indeling: Indeling }) {
  const { balk, held, schaal, stand } = indeling
  const winst = sayWinst(state)
  if (winst === null) return null
  const eind = stand === 'lijst' ? schaal.x - 64 * schaal.s : held.x - 60 * held.s
  const stijl = { left: balk.x, top: balk.y + balk.h / 2, maxWidth: eind - balk.x - 6 }
  return (
    <p className="qv-wie qv-winst" style={stijl}>
      {winst}
    </p>
  )
}

/** Whether no stone was laid yet in this round. */
const isNieuw = ({ nummer, poging }: State, { gelegd }: Opgave): boolean =>
  nummer === 0 && poging === 1 && gelegd.length === 0

/** What is told over the bowl: who to send, or how stones that lie level are moved. */
function hintVan(isSturen: boolean, isGelijk: boolean): string | null {
  if (isSturen) return 'Wie stuur je naar de tekst?'
  return isGelijk ? 'Tik op een steen en leg hem ergens anders.' : null
}

/** What a pupil chose for the question of now: to send an animal to the text, or to skip and see the answer. */
export type Keus = 'stuur' | 'over' | null

interface QuizProps extends Props {
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly keus: Keus
  readonly setKeus: (keus: Keus) => void
}

/** Taps on the desks; `wijst` while the hand points at the bowl: before the first stone, and with one that a tap took up. */
function useTik({ state, opgave, hand, send, setKeus }: QuizProps, isSturen: boolean) {
  const [opgetild, setOpgetild] = useState<number | null>(null)
  const onBank = (nr: number, isDubbel: boolean): void => {
    setKeus(null)
    if (isSturen) return send({ type: 'stuur', plek: nr })
    const isVol = opgave.gelegd.length === grenzenVan(opgave, state).meest
    setOpgetild(isVol ? opgave.gelegd.length - 1 : null)
    tapBank(nr, { opgave, state, hand, send, isDubbel })
  }
  return { onBank, wijst: isNieuw(state, opgave) || opgetild === opgave.gelegd.length }
}

/** The desk with the right answer and the place of its reason, at a right answer and for who skips; null while nothing is told. */
function findAntwoord({ state, opgave, indeling, letter, keus }: QuizProps) {
  const { item, fase } = state
  const isVerteld = oordeelVan(state) === 'goed' || (keus === 'over' && fase === 'spelen')
  if (!item || !isVerteld) return null
  const bank = opgave.plekken.indexOf(item.goed)
  return { item, bank, plaats: waaromPlaats(item.waarom ?? '', indeling, { bank, letter }) }
}

/** What the desks show of an answer that is told. */
const bankenBij = (antwoord: ReturnType<typeof findAntwoord>) =>
  antwoord ? { goed: antwoord.bank, bedekt: antwoord.plaats.bedekt } : { goed: null, bedekt: [] }

/** The desks with the question over them and the strip with buttons below. */
export function Quiz(props: QuizProps) {
  const { state, opgave, indeling, keus, setKeus, send, letter } = props
  const antwoord = findAntwoord(props)
  const kan = state.fase === 'spelen' && opgave.trom === null && antwoord === null
  const { sleep, ...slepen } = useStenen({ indeling, opgave, kan, send })
  const isSturen = keus === 'stuur' && kan && opgave.gestuurd === null
  const { onBank, wijst } = useTik(props, isSturen)
  const hint = kan ? hintVan(isSturen, opgave.isGelijk) : null
  return (
    <>
      <Banken
        {...{ state, opgave, indeling, letter, kan, isSturen, slepen }}
        {...bankenBij(antwoord)}
        onBank={(nr, isDubbel) => kan && onBank(nr, isDubbel)}
      />
      {antwoord && (
        <Waarom
          {...{ indeling, ...antwoord }}
          onVerder={() => send({ type: keus === 'over' ? 'overslaan' : 'verder' })}
        />
      )}
      {!antwoord && (
        <Knoppen
          {...{ state, opgave, indeling, kan, isSturen, slepen, send }}
          onStuur={() => setKeus(isSturen ? null : 'stuur')}
          onOver={() => setKeus('over')}
        />
      )}
      {hint !== null && (
        <p className="qv-wie" style={{ top: indeling.vraag.y + indeling.vraag.h }}>
          {hint}
        </p>
      )}
      <Winst {...{ state, indeling }} />
      {kan && wijst && <Hand {...{ indeling }} />}
      {sleep && (
        <span className="qv-mee" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true" />
      )}
    </>
  )
}
