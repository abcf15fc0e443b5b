import { useEffect, useRef, useState } from 'react'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { GAT } from '@letterhaven/taal/ritverhaal'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isLaatste, type State } from './rules.ts'
import { eerder, heel, nu } from './verhaal.ts'

interface ZinProps {
  readonly zin: string
  /** What stands in its gap; null while it is open. */
  readonly plek: string | null
  readonly stand: 'goed' | 'fout' | 'open'
}

/** A sentence of the story, with its gap or what was chosen in it. */
function Zin({ zin, plek, stand }: ZinProps) {
  const [voor = '', na] = zin.split(GAT)
  if (na === undefined) return `${zin} `
  return (
    <>
      {voor}
      {plek === null ? (
        <i className="tx-gat">
          <span className="lhs-alleen-gehoord">puntje puntje puntje</span>
        </i>
      ) : (
        <b className={`tx-invul tx-invul-${stand}`}>{plek}</b>
      )}
      {`${na} `}
    </>
  )
}

/** The whole story at the end of a ride, with its places, until the pupil goes on. */
function Boek({ item, onVerder }: { readonly item: GatOpgave; readonly onVerder: () => void }) {
  const plekken = item.rit?.goed ?? []
  return (
    <section className="tx-boek" aria-labelledby="tx-titel">
      <h2 id="tx-titel">{item.rit?.titel}</h2>
      <div className="tx-bladzij">
        {heel(item).map((zin) => (
          <p key={zin}>
            {plekken.reduce<readonly React.ReactNode[]>(
              (delen, plek) =>
                delen.flatMap((deel) => (typeof deel === 'string' ? markeer(deel, plek) : [deel])),
              [zin],
            )}
          </p>
        ))}
      </div>
      <button type="button" className="lhs-knop tx-verder" onClick={onVerder}>
        Rijd verder
      </button>
    </section>
  )
}

/** Cuts a place out of a sentence, to be seen. */
function markeer(zin: string, plek: string): readonly React.ReactNode[] {
  const [voor = '', ...rest] = zin.split(plek)
  if (rest.length === 0) return [zin]
  return [voor, <b key={plek}>{plek}</b>, rest.join(plek)]
}

interface Props {
  readonly state: State
  readonly item: GatOpgave
  readonly vak: Vak
  readonly onVerder: () => void
}

/** What the passenger tells now, and on request what was told before; at the end of a ride the whole story. */
export function Ballon({ state, item, vak, onVerder }: Props) {
  const [isTerug, setTerug] = useState(false)
  const { fase, gegeven } = state
  const tekst = useRef<HTMLDivElement>(null)
  // On a screen too small for all of it, the sentence with the gap is what is seen first.
  useEffect(() => {
    if (tekst.current) tekst.current.scrollTop = tekst.current.scrollHeight
  }, [isTerug, gegeven])
  const isGoed = gegeven !== null && item.goed.includes(gegeven)
  if (fase === 'kijken' && isGoed && isLaatste(item))
    return <Boek item={item} onVerder={onVerder} />
  const voor = eerder(item)
  return (
    <section className="tx-ballon" style={plaatsVan(vak)} aria-label={`${item.rit?.wie} vertelt`}>
      <div ref={tekst} className="tx-tekst">
        {isTerug && <p className="tx-eerder">{voor.join(' ')}</p>}
        <p>
          {nu(item).map((zin) => (
            <Zin
              key={zin}
              zin={zin}
              plek={gegeven}
              stand={gegeven === null ? 'open' : isGoed ? 'goed' : 'fout'}
            />
          ))}
        </p>
        {gegeven !== null && !isGoed && <p className="tx-mis">Dat past niet. We keren om!</p>}
      </div>
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
    </section>
  )
}
