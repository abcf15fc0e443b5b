import './wolk.css'
import { useEffect, useRef, useState } from 'react'
import { useTelling } from './outbox.ts'
import type { Telling } from './store.ts'

/** Sending normally takes a few seconds; only what waits longer is worth mentioning. */
const GEDULD_MS = 8000

const BEWAARD = 'Je antwoorden zijn bewaard. Ze worden verstuurd zodra er weer internet is.'
const ALLEEN_HIER =
  'Dit apparaat kan nu niets bewaren. Je antwoorden staan alleen op dit scherm. Laat het open tot er weer internet is.'
const GEWEIGERD = 'Dit antwoord kon Letterhaven niet lezen. Het blijft bewaard.'

const wachtZin = (aantal: number): string =>
  aantal === 1 ? '1 antwoord wacht' : `${aantal} antwoorden wachten`

/** Returns the sentences that are shown, and the longer explanation in the title. */
function zegt({ wacht, geparkeerd, alleenHier }: Telling, lang: boolean) {
  const zinnen = [
    ...(lang ? [wachtZin(wacht)] : []),
    ...(lang && alleenHier > 0 ? ['laat dit scherm open'] : []),
    ...(geparkeerd > 0 ? [`${geparkeerd} niet verstuurd`] : []),
  ]
  if (!lang) return { zinnen, titel: GEWEIGERD }
  return { zinnen, titel: alleenHier > 0 ? ALLEEN_HIER : BEWAARD }
}

/** Returns true when something has been waiting for some time without a break. */
function useWachtLang(wacht: boolean): boolean {
  const [lang, setLang] = useState(false)
  useEffect(() => {
    if (!wacht) return
    const wekker = setTimeout(() => setLang(true), GEDULD_MS)
    return () => {
      clearTimeout(wekker)
      setLang(false)
    }
  }, [wacht])
  return wacht && lang
}

interface Props {
  /** Called when the last answer that waited has been delivered. */
  readonly onBezorgd?: () => void
}

/** A small cloud that says how many answers still wait on this device; empty when none do. */
export function Wolk({ onBezorgd }: Props) {
  const telling = useTelling()
  const { wacht } = telling
  const wachtte = useRef(false)
  useEffect(() => {
    if (wachtte.current && wacht === 0) onBezorgd?.()
    wachtte.current = wacht > 0
  }, [wacht, onBezorgd])
  const { zinnen, titel } = zegt(telling, useWachtLang(wacht > 0))
  return (
    <output className="wolk">
      {zinnen.length > 0 && (
        <span className="wolk-pil" title={titel}>
          <svg viewBox="0 0 32 22" aria-hidden="true">
            <path d="M9 20a6.500 6.5 0 0 1-.6-13A8.500 8.5 0 0 1 24.6 8.2 6 6 0 0 1 24 20Z" />
          </svg>
          {zinnen.join(' · ')}
        </span>
      )}
    </output>
  )
}
