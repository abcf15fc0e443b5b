import {
  useEffect,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { bladTop, turnBlad } from '@letterhaven/game-kit/onderdelen/leesblad'
import { Leesblad, useLeesblad } from '@letterhaven/game-kit/onderdelen/leesblad.tsx'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { maatOpScherm } from './letters.ts'
import { sayToegeven } from './mis.ts'
import { gemerktVan, isSamen, zoekstukVan, type Opgave, type State } from './quiz.ts'
import type { Input } from './rules.ts'
import { regelTop } from './regel-top.ts'
import { waarVan } from './stuk.ts'
import './scherm.css'

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly item: TekstOpgave
  readonly indeling: Indeling
  readonly send: (input: Input) => void
  /** Where which text stood when it was laid aside. */
  readonly stond: RefObject<Stand | null>
}

/** A text, and how far it was moved. */
export interface Stand {
  readonly tekst: string
  readonly top: number
}

/** Opens a text where it stood, unless something in it is to be looked at. */
function useStand(
  { stond, opgave }: Props,
  vlak: RefObject<HTMLElement | null>,
  heeftMerk: boolean,
) {
  const { tekst } = opgave
  useLayoutEffect(() => {
    const { current: el } = vlak
    if (!el) return
    if (!heeftMerk && stond.current?.tekst === tekst)
      el.scrollTo({ top: stond.current.top, behavior: 'instant' })
    return () => {
      stond.current = { tekst, top: el.scrollTop }
    }
  }, [stond, vlak, tekst, heeftMerk])
}

/** How far above the middle a sentence that is put in view stands, as a share of what is seen. */
const BOVEN = 0.3

/** Puts a sentence in view, a whole line first. */
function useZicht(vlak: RefObject<HTMLElement | null>, zicht: number | null, bij: string) {
  useEffect(() => {
    const { current: el } = vlak
    const zin = zicht === null ? null : el?.querySelector(`[data-zin="${zicht}"]`)
    if (!el || !zin) return
    const hier = zin.getBoundingClientRect().top - el.getBoundingClientRect().top
    el.scrollTo({ top: regelTop(el, el.scrollTop + hier - el.clientHeight * BOVEN) })
  }, [vlak, zicht, bij])
}

/** What an animal says that was sent back to the text: its answer, and whether it found a line for it. */
function Gestuurd({ state, opgave, item }: Pick<Props, 'state' | 'opgave' | 'item'>) {
  const bank = opgave.gestuurd ?? 0
  const antwoord = item.keuzes[opgave.plekken[bank] ?? 0] ?? ''
  const heeftZin = gemerktVan(state).length > 0
  return (
    <>
      <b>Het dier van bank {bank + 1}</b>{' '}
      {heeftZin ? 'wijst deze zin aan voor' : 'vindt geen zin voor'} ‘{antwoord}’.
      {opgave.isGelijk && ' Je stenen liggen gelijk: verleg er straks één.'}
    </>
  )
}

/** What stands over the text, where it comes back: why, and what to look at. */
function kopVan({ state, opgave, item }: Pick<Props, 'state' | 'opgave' | 'item'>): ReactNode {
  if (isSamen(state))
    return (
      <>
        <b>Samen:</b> {item.waarom}
      </>
    )
  if (opgave.isGelijk && opgave.gestuurd === null)
    return 'Je stenen liggen gelijk. Lees nog eens en verleg dan één steen.'
  const stuk = zoekstukVan(state)
  if (stuk.length > 0)
    return `‘${sayToegeven(item, opgave.weg.at(-1) ?? 1)}’ Zoek ${waarVan(stuk, item.zinnen)}, bij de streep.`
  if (opgave.gestuurd !== null) return <Gestuurd {...{ state, opgave, item }} />
  return null
}

interface BladProps extends Pick<Props, 'state' | 'indeling'> {
  readonly isEerst: boolean
  readonly blad: Pick<ReturnType<typeof useLeesblad>, 'isEind' | 'readOn'>
  readonly onKlaar: () => void
}

/** Returns what lays the text aside. */
const naamVanKlaar = (isEerst: boolean, poging: number): string =>
  isEerst ? 'Klaar met lezen' : poging > 1 ? 'Leg opnieuw' : 'Naar de vraag'

/** The buttons below the text: a page on, and the text aside, the first time only at its end. */
function Bladknoppen({ state, indeling, isEerst, blad: { isEind, readOn }, onKlaar }: BladProps) {
  const kanWeg = isEind || !isEerst
  // The second of a double press was meant for the page before.
  const press = (perform: () => void) => (e: MouseEvent) => {
    if (e.detail < 2) perform()
  }
  return (
    <div className="qv-balk qv-balk-lezen" style={plaatsVan(indeling.balk)}>
      {!isEind && (
        <button
          type="button"
          className="lhs-knop qv-knop"
          data-begin={kanWeg ? undefined : ''}
          onClick={press(readOn)}
        >
          Lees verder
          <i className="qv-omlaag" aria-hidden="true" />
        </button>
      )}
      {kanWeg && (
        <button
          type="button"
          className="lhs-knop qv-knop qv-groen"
          data-begin=""
          onClick={press(onKlaar)}
        >
          {naamVanKlaar(isEerst, state.poging)}
        </button>
      )}
    </div>
  )
}

/** Returns how a sentence looks: marked, one of the part in which to look, or like all others. */
function klasVan(plaats: number, merken: readonly number[], stuk: readonly number[]) {
  if (merken.includes(plaats)) return 'qv-merk'
  return stuk.includes(plaats) ? 'qv-stuk' : undefined
}

/** The large screen of the studio with the text, read at the pupil's own pace, and the buttons below it. */
export function Scherm(props: Props) {
  const { state, opgave, item, indeling, send } = props
  const merken = gemerktVan(state)
  const stuk = zoekstukVan(state)
  const isEerst = !opgave.isGelezen
  const bij = `${item.id} ${state.poging} ${opgave.gestuurd}`
  const blad = useLeesblad(null, bij)
  useZicht(blad.vlak, merken[0] ?? stuk[0] ?? null, bij)
  const readOn = (): void => {
    const { current: el } = blad.vlak
    el?.scrollTo({ top: regelTop(el, bladTop(el, 1)) })
  }
  const [isOp, setOp] = useState(true)
  useStand(props, blad.vlak, merken.length + stuk.length > 0)
  const vak = isEerst ? indeling.scherm.eerst : indeling.scherm.later
  const kop = kopVan({ state, opgave, item })
  const done = () => send({ type: 'klaar' })
  const onToets = (e: KeyboardEvent): void => {
    if (turnBlad(blad.vlak.current, e.key)) e.preventDefault()
  }
  return (
    <div role="presentation" className="qv-open" onKeyDown={onToets}>
      <div
        className="qv-scherm"
        data-op={isOp ? '' : undefined}
        onScrollCapture={(e) => setOp((e.target as Element).scrollTop < 4)}
        style={
          {
            ...plaatsVan(vak),
            '--lhs-leesmaat': `${maatOpScherm(item.zinnen, vak)}px`,
          } as CSSProperties
        }
      >
        {kop !== null && <p className="qv-kop">{kop}</p>}
        <Leesblad
          titel={item.titel}
          zinnen={item.zinnen}
          alineas={item.alineas}
          isGedicht={item.isGedicht}
          merk={(plaats) => klasVan(plaats, merken, stuk)}
          blad={blad}
        />
        {!blad.isEind && <span className="qv-meer" aria-hidden="true" />}
      </div>
      <button
        type="button"
        className="qv-bezem"
        style={plaatsVan(indeling.bezem)}
        aria-label="Tik tegen de bezem van de schoonmaker"
        onClick={() => send({ type: 'bezem' })}
      />
      <Bladknoppen
        {...{ state, indeling, isEerst }}
        blad={{ isEind: blad.isEind, readOn }}
        onKlaar={done}
      />
    </div>
  )
}
