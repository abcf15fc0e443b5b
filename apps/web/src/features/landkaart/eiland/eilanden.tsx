import { useLayoutEffect, useRef } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import haven from '../beeld/haven.svg'
import type { Verandering } from '../delen/verandering.ts'
import { EilandKnop } from './eiland-knop.tsx'

interface Props {
  readonly kaart: Landkaart
  readonly verandering: Verandering | null
  readonly onKies: (eiland: Eiland) => void
}

/** On a screen that is too small for all islands: the next one in the middle. */
function naarVolgend(zee: HTMLElement | null): void {
  const vlak = zee?.getBoundingClientRect()
  const volgend = zee?.querySelector('[data-volgend]')?.getBoundingClientRect()
  if (!zee || !vlak || !volgend || zee.scrollHeight <= zee.clientHeight) return
  // Not scrollIntoView: that would also let the Tab key begin at the island.
  const top = volgend.top + volgend.height / 2 - (vlak.top + vlak.height / 2)
  zee.scrollBy({ top, behavior: 'instant' })
}

/** The islands in sailing order: a list for who listens, a sea for who looks. */
export function Eilanden({ kaart, verandering, onKies }: Props) {
  const zee = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // With the frame, and before it is seen: measuring now would make the browser lay out the whole sea in this
    // very turn, and a frame later the sea would jump under the pupil's eyes.
    const beurt = requestAnimationFrame(() => naarVolgend(zee.current))
    return () => cancelAnimationFrame(beurt)
  }, [])
  return (
    <nav ref={zee} className="kaart-zee" aria-label="Eilanden">
      <ol className="kaart-eilanden">
        {kaart.eilanden.map((stuk) => (
          <li key={stuk.eiland} className={`kaart-plek kaart-plek-${stuk.eiland}`}>
            <EilandKnop
              stuk={stuk}
              leerlingId={kaart.leerling.id}
              volgendId={kaart.verder?.somvensterId ?? null}
              verandering={verandering}
              onKies={onKies}
            />
          </li>
        ))}
      </ol>
      <img className="kaart-haven" src={haven} alt="" width={420} height={420} />
    </nav>
  )
}
