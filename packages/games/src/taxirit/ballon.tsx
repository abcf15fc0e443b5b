import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import { regelsVan, type Tekstregel } from '@letterhaven/game-kit/onderdelen/tekstblad'
import { useOnderaan } from '@letterhaven/game-kit/onderdelen/use-onderaan'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { GAT } from '@letterhaven/taal/gat'
import { toenVan, verteldBij, vraagVan, type Lift } from './lift.ts'
import { isMis, proefVan, samenVan, vergeefsVan, type State } from './rit.ts'
import { eerder, nu, silly } from './verhaal.ts'
import './ballon.css'

/** A finger on the text moves the text, and does not steer. */
export const alleenLezen = (e: PointerEvent): void => e.stopPropagation()

interface ZinProps {
  readonly plek: string | null
  readonly proef: string | null
}

/** What stands in the gap: the place that fits, or one that is only tried or read together, or nothing yet. */
function Invulling({ plek, proef }: ZinProps) {
  if (plek !== null) return <b className="tx-invul">{plek}</b>
  return proef === null ? <Gat klasse="tx-gat" /> : <b className="tx-proef">{proef}</b>
}

/** How a sentence goes on right behind its gap: no line begins with it. */
const LEESTEKEN = /^[.,!?'’]*/

/** A sentence of the story, with what stands in its gap. What only leads up to it is quieter. */
function Zin({ regel: { voor, na, gat }, ...wat }: ZinProps & { readonly regel: Tekstregel }) {
  if (gat === null) return <span className="tx-aanloop">{`${voor}${na} `}</span>
  const [teken = ''] = LEESTEKEN.exec(na) ?? []
  return (
    <span>
      {voor}
      <span className="tx-vast">
        <Invulling {...wat} />
        {teken}
      </span>
      {`${na.slice(teken.length)} `}
    </span>
  )
}

/** What the passenger says of a silly place, in the words of its own story. */
function Mis({ item, plek }: { readonly item: GatOpgave; readonly plek: string }) {
  const [voor = '', na = ''] = silly(item, GAT).split(GAT)
  return (
    <p className="tx-mis">
      {voor}
      <b>{plek}</b>
      {na} <span className="tx-nee">Nee, dat past niet!</span>
    </p>
  )
}

/** What somebody says who comes along; after a place where it was not, also what was told then, without its place. */
function Vraag({ item, lift }: { readonly item: GatOpgave; readonly lift: Lift }) {
  if (lift.geweest.length === 0)
    return (
      <p>
        Weet je nog? <b className="tx-kern">{vraagVan(item, lift)}</b> Daar wil ik ook heen!
      </p>
    )
  return (
    <>
      <p className="tx-mis">Nee, daar niet! {toenVan(item, lift)}</p>
      <p className="tx-toen">
        {regelsVan(verteldBij(item, lift)).map((regel) => (
          <Zin key={regel.voor + regel.na} {...{ regel }} plek={null} proef={null} />
        ))}
      </p>
    </>
  )
}

interface Props {
  readonly state: State
  readonly item: GatOpgave
  /** How large the face of the passenger is painted, beside its name. */
  readonly straal: number
}

/** What the passenger tells now: with what was given or is tried in its gap, or how silly it would be. */
function Verteld({ state, item }: Pick<Props, 'state' | 'item'>) {
  const { gegeven } = state
  const proef = proefVan(state)
  const samen = samenVan(state)
  const vergeefs = vergeefsVan(state)
  if (isMis(state) && gegeven !== null) return <Mis item={item} plek={gegeven} />
  return (
    <>
      <p className="tx-nu">
        {proef === null && samen !== null && <b className="tx-samen">Samen: </b>}
        {regelsVan(nu(item)).map((regel) => (
          <Zin key={regel.voor + regel.na} {...{ regel }} proef={proef ?? samen} plek={gegeven} />
        ))}
      </p>
      {proef !== null && <p className="tx-klopt">Klopt dit?</p>}
      {proef === null && vergeefs !== null && (
        <p className="tx-vergeefs">
          Niet <s>{vergeefs}</s>.
        </p>
      )}
    </>
  )
}

/** What the passenger tells now, and on request what was told before; after a mistake, how silly the story would be. */
export function Ballon({ state, item, straal }: Props) {
  const [isTerug, setTerug] = useState(false)
  const kop = useRef<HTMLDivElement>(null)
  // On a screen that is scrolled the story comes back into view after the road.
  useEffect(() => {
    kop.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { gegeven, opgave } = state
  const lift = opgave?.lift ?? null
  const proef = proefVan(state)
  // On a screen too small for all of it, the sentence with the gap is what is seen first.
  const tekst = useOnderaan([isTerug, gegeven, proef, lift?.geweest.length].join('|'))
  const voor = eerder(item)
  const wie = lift?.wie ?? item.rit?.wie ?? ''
  return (
    <aside
      className="tx-verteller"
      style={{ '--tx-r': `${straal}px` } as CSSProperties}
      aria-label={`${wie} vertelt`}
    >
      <div ref={kop} className="tx-kop">
        <h3>{wie}</h3>
        {voor.length > 0 && (
          <button
            type="button"
            className="lhs-rond tx-terug"
            aria-pressed={isTerug}
            aria-label="Lees terug wat er eerder verteld is"
            onClick={() => setTerug(!isTerug)}
          >
            <span className="tx-blad" />
          </button>
        )}
      </div>
      <Tekstballon punt="boven" klasse="tx-ballon" onPointerDown={alleenLezen}>
        <div ref={tekst} className="tx-tekst">
          {isTerug && <p className="tx-eerder">{voor.join(' ')}</p>}
          {lift ? <Vraag {...{ item, lift }} /> : <Verteld {...{ state, item }} />}
        </div>
      </Tekstballon>
    </aside>
  )
}
