import type { CSSProperties, KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Acties } from './acties.tsx'
import { Band } from './band.tsx'
import { plekkenVan } from './blokken.ts'
import { classify, layCel } from './indeling.ts'
import { Lei } from './lei.tsx'
import type { Input } from './rules.ts'
import { Schrijf, useBord } from './schrijf.tsx'
import { isGehakt, kanTrekken, oordeelVan, woordNr, type Stap, type State } from './stand.ts'
import { toetsDaad, type Daad } from './toetsen.ts'
import { useGezien } from './use-gezien.ts'
import { useMes } from './use-mes.ts'
import { zonderLetters } from './verborgen.ts'
import { WielRij } from './wiel-rij.tsx'
import { sayNu } from './zeg.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** What a hand can do on the belt: the size of its letters, the knife, and whether it can be moved now. */
function useBand({ state, send, maat }: Props) {
  const indeling = classify(maat.w, maat.h)
  const { opgave, fase } = state
  const aantal = opgave?.blokken.length ?? 2
  const plekken = plekkenVan(opgave?.blokken ?? ['', ''])
  const cel = layCel(indeling, plekken.at(-1) ?? 2, readTekstschaal())
  const kan = fase === 'spelen' && opgave !== null && !isGehakt(opgave)
  const onSnij = (gat: number): void => send({ type: 'snij', gat })
  const mes = useMes({
    hoogste: aantal - 1,
    plekken,
    voor: woordNr(state),
    kan,
    metKnoppen: !cel.isNauw,
    sneden: opgave?.sneden ?? [],
    onSnij,
  })
  return { indeling, cel, kan, mes, onSnij }
}

/** What is done with a word that is heard, in its order. */
const STAPPEN: readonly Stap[] = ['hak', 'wiel', 'schrijf']

/** Returns another number for each place where the focus begins anew. */
const beginVan = ({ nummer, poging, opgave, fase }: State): number =>
  nummer * 100 +
  poging * 20 +
  (fase === 'spelen' ? 8 : 0) +
  STAPPEN.indexOf(opgave?.spelling?.stap ?? 'hak') +
  (opgave?.wielen ? 1 + opgave.wielen.ligt.filter((ligt) => ligt !== null).length : 0)

/** The word on the belt with its knives, the slate above it, and what is pulled and chosen below. */
export function Layer(alles: Props) {
  const props = { ...alles, state: zonderLetters(alles.state) }
  const { state, send, stem, letter } = props
  useGezien(props)
  const { schrijft, onToets } = useBord(props)
  const { indeling, cel, kan, mes, onSnij } = useBand(props)
  const vlak = useBegin(beginVan(state))
  const { opgave } = state
  if (!opgave) return null
  const perform = (daad: Daad): void => {
    if (daad.doe === 'hendel') walkFocus(vlak.current, '.sm-hak, .sm-acties > button', 1)
    else if (daad.doe === 'band') walkFocus(vlak.current, '[data-begin]', 1)
    else if (daad.doe === 'mes') onSnij(mes.mes)
    else if (daad.doe === 'loop') walk(daad.stap)
    else if (daad.doe === 'zet') send(daad.input)
  }
  const walk = (stap: 1 | -1): void => {
    if (isGehakt(opgave)) walkFocus(vlak.current, '.sm-wiel', stap)
    else if (cel.isNauw) mes.setMes(mes.mes + stap)
    else walkFocus(vlak.current, '.sm-gat', stap)
  }
  const opToets = (e: KeyboardEvent): void => {
    if (schrijft) return onToets(e)
    const daad = toetsDaad(e, opgave)
    if (!daad) return
    e.preventDefault()
    if (!e.repeat || daad.doe === 'loop') perform(daad)
  }
  const stijl = {
    '--sm-hoogte-mes': `${indeling.mes}px`,
    '--sm-hoogte-deeg': `${indeling.band.h}px`,
    '--sm-groot': indeling.groot,
    '--sm-grond': `${indeling.band.y + indeling.band.h}px`,
  } as CSSProperties
  const bandPlek = {
    x: 0,
    y: indeling.band.y - indeling.mes,
    w: indeling.w,
    h: indeling.mes + indeling.band.h,
  }
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="sm-vlak"
      role="presentation"
      data-laag={indeling.isLaag || undefined}
      data-schrijft={schrijft !== null || undefined}
      data-bedekt={indeling.schrijf.y < indeling.acties.y || undefined}
      data-goed={oordeelVan(state) === 'goed' || undefined}
      style={stijl}
      onKeyDown={opToets}
    >
      <div className="sm-band" style={plaatsVan(bandPlek)}>
        <Band {...{ state, opgave, indeling, kan, mes, letter, onSnij }} maat={cel} />
      </div>
      {!indeling.isLaag && <Lei {...{ state, stem }} vak={indeling.lei} isNauw={cel.isNauw} />}
      {schrijft ? (
        <Schrijf {...{ state, send, indeling, letter, stem }} bord={schrijft} />
      ) : (
        <div className="sm-onder" style={plaatsVan(indeling.acties)}>
          <Acties {...{ state, opgave, kan, stem, send }} mes={cel.isNauw ? mes : null} />
          {indeling.isLaag && <Lei {...{ state, stem }} vak={null} isNauw={cel.isNauw} />}
        </div>
      )}
      {/* The button beside it says the same, and is the one for who does not see the lever. */}
      {kanTrekken(state) && (
        <button
          type="button"
          className="sm-stok"
          style={plaatsVan(indeling.stok)}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => send({ type: 'hak' })}
        />
      )}
      <WielRij {...{ state, indeling, send }} />
      <output className="lhs-alleen-gehoord">{sayNu(opgave)}</output>
      <button
        type="button"
        className="sm-bal"
        style={plaatsVan(indeling.bal)}
        aria-label="Duw tegen de bal van de kat"
        onClick={() => send({ type: 'bal' })}
      />
    </div>
  )
}
