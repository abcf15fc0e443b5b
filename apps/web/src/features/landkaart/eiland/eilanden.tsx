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

/** On a screen too small for all islands, scrolls the next one to the middle. */
function naarVolgend(zee: HTMLElement | null): void {
  const vlak = zee?.getBoundingClientRect()
  const volgend = zee?.querySelector('[data-volgend]')?.getBoundingClientRect()
  if (!zee || !vlak || !volgend || zee.scrollHeight <= zee.clientHeight) return
  // Not scrollIntoView, which would also make the Tab key start at the island.
  const top = volgend.top + volgend.height / 2 - (vlak.top + vlak.height / 2)
  zee.scrollBy({ top, behavior: 'instant' })
}

/** The islands in sailing order: a list for a screen reader, a sea for the eye. */
export function Eilanden({ kaart, verandering, onKies }: Props) {
  const zee = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // In the next frame, before it is seen: measuring now would force the browser to lay out the whole sea at once, and a frame
    // later the sea would jump under the pupil's eyes.
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
