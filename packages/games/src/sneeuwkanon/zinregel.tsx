import { useEffect, useRef, type PointerEvent } from 'react'
import { isTeHerstellen, oordeelVan, type State } from './stand.ts'
import type { Input } from './rules.ts'
import type { Zinwerk } from './zin.ts'
import { findSlip, findWoord, losVan } from './zinslip.ts'
import './zinregel.css'

interface ZinregelProps {
  readonly state: State
  readonly zin: Zinwerk
  /** Whether the sentence is seen now. */
  readonly isOpen: boolean
  readonly send: (input: Input) => void
}

/** A part of a line, from one place to another. */
interface Plek {
  readonly van: number
  readonly tot: number
}

/** Returns what of a line is to be looked at again, until it is changed; null where nothing is. */
function wijsVan({ item, opgave }: State, { tekst, regel, bij }: Zinwerk): Plek | null {
  if (bij !== null) return bij === regel ? findSlip(tekst, regel) : null
  return item && opgave?.gaf === regel ? findWoord(tekst, regel, item.word) : null
}

/** Returns what is heard of a line by who cannot see it: all of it, and the word at the caret in its letters. */
function gehoord({ regel, plek }: Zinwerk): string {
  if (regel === '') return 'Het kanon is leeg. Schrijf de hele zin.'
  const woord = losVan(regel).find(({ van, tot }) => van <= plek && plek <= tot)
  const letters = woord ? regel.slice(woord.van, woord.tot).split('').join(' ') : 'spatie'
  return `In het kanon: ${regel}. Je bent bij: ${letters}.`
}

/** The caret, which stays in sight. */
function Caret({ plek, isLos = false }: { readonly plek: number; readonly isLos?: boolean }) {
  const hier = useRef<HTMLElement>(null)
  useEffect(() => {
    hier.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [plek])
  return <i ref={hier} className="sk-caret" data-los={isLos || undefined} />
}

/** Returns the place in a line that was touched: between the letters of a word, as near as they are even. */
function plekBij(e: PointerEvent<HTMLElement>, { van, tot }: Plek): number {
  const { left, width } = e.currentTarget.getBoundingClientRect()
  const deel = width > 0 ? (e.clientX - left) / width : 1
  return van + Math.round(Math.min(1, Math.max(0, deel)) * (tot - van))
}

/** How a word lies in the barrel: it is to be looked at again, or a word is missing behind it. */
function wenkVan(wijs: Plek | null, { van, tot }: Plek): 'wijs' | 'mist' | null {
  if (!wijs) return null
  if (wijs.van === wijs.tot) return wijs.tot === tot ? 'mist' : null
  return wijs.van < tot && wijs.tot > van ? 'wijs' : null
}

/** A word of the line: a ball of snow when it is done, loose while the caret is in it. */
function Bal({
  regel,
  hier,
  caret,
}: {
  readonly regel: string
  readonly hier: Plek
  readonly caret: number | null
}) {
  const { van, tot } = hier
  if (caret === null) return regel.slice(van, tot)
  return (
    <>
      {regel.slice(van, caret)}
      <Caret plek={caret} />
      {regel.slice(caret, tot)}
    </>
  )
}

/** The line as it was written, with the caret where the next letter comes. */
function Regel({ state, zin, send }: ZinregelProps) {
  const { regel, plek } = zin
  const losse = losVan(regel)
  const kan = state.fase === 'spelen'
  const wijs = kan ? wijsVan(state, zin) : null
  const isHier = ({ van, tot }: Plek): boolean => kan && van <= plek && plek <= tot
  /** Between which words the caret stands where it is in none. */
  const tussen = kan && !losse.some(isHier) ? losse.filter(({ tot }) => tot < plek).length : -1
  return (
    <>
      {losse.map((hier, nr) => (
        <span key={nr}>
          {nr === tussen && <Caret plek={plek} isLos />}
          <span
            className="sk-bal"
            data-af={!isHier(hier) || undefined}
            data-wenk={wenkVan(wijs, hier) ?? undefined}
            data-rest={zin.gaf !== null || undefined}
            onPointerUp={(e) => kan && send({ type: 'plek', plek: plekBij(e, hier) })}
          >
            <Bal regel={regel} hier={hier} caret={isHier(hier) ? plek : null} />
          </span>{' '}
        </span>
      ))}
      {tussen === losse.length && <Caret plek={plek} isLos />}
    </>
  )
}

/** The whole line in the barrel: while it is written, while the sentence is seen, and where it was put right. */
export function Zinregel(props: ZinregelProps) {
  const { state, zin, isOpen } = props
  const isGelegd = oordeelVan(state) === 'fout' && !isTeHerstellen(state)
  if (isGelegd || (isOpen && state.fase === 'spelen'))
    return (
      <span className="sk-zinregel" data-gelegd={isGelegd || undefined} data-open="">
        {zin.tekst}
      </span>
    )
  return (
    <>
      <span className="lhs-alleen-gehoord">{gehoord(zin)}</span>
      <span
        className="sk-zinregel"
        aria-hidden="true"
        data-weg={oordeelVan(state) === 'goed' || undefined}
      >
        <Regel {...props} />
      </span>
    </>
  )
}
