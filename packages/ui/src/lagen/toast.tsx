import './toast.css'
import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { statusGebied } from '../tekst/a11y.ts'
import { Icoon } from '../stijl/icoon.tsx'
import { Knop } from '../knop/knop.tsx'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { MetNamen } from '../tekst/letterlijk.tsx'
import { ToastLagenContext } from './toast-lagen.tsx'
import { ToastContext, type ToastInhoud } from './toast-context.ts'
import { toonIcoon } from '../stijl/toon.ts'
import { useAftellen } from '../apparaat/use-aftellen.ts'

/** Long enough to read the message and reach the undo button. Hover and focus stop the clock. */
const DUUR_MS = 10_000
const MEEST = 3

type Stuk = ToastInhoud & { readonly id: number }

function Toast({ stuk, onWeg }: { readonly stuk: Stuk; readonly onWeg: (id: number) => void }) {
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const close = () => onWeg(stuk.id)
  useAftellen(DUUR_MS, hover || focus, close)
  const { tekst, namen, toon = 'ok', actie } = stuk
  return (
    <div
      className="lh-toast"
      onPointerEnter={() => setHover(true)}
      onPointerLeave={() => setHover(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icoon naam={toonIcoon[toon]} />
      <span className="lh-toast-tekst">
        <MetNamen tekst={tekst} namen={namen} />
      </span>
      {actie && (
        <Knop
          soort="tekst"
          onClick={() => {
            actie.onKies()
            close()
          }}
        >
          {actie.label}
        </Knop>
      )}
      <KnopIcoon icoon="sluit" label="Sluiten" onClick={close} />
    </div>
  )
}

/** Holds the messages of the app. Put it once around everything. */
export function ToastHuis({ children }: { readonly children: ReactNode }) {
  const [stukken, setStukken] = useState<readonly Stuk[]>([])
  const count = useRef(0)
  const house = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const show = useCallback((toast: ToastInhoud) => {
    count.current += 1
    const stuk = { ...toast, id: count.current }
    setStukken((old) => [...old, stuk].slice(-MEEST))
  }, [])
  const remove = useCallback((id: number) => {
    if (house.current?.contains(document.activeElement)) cameFrom.current?.focus()
    setStukken((old) => old.filter((stuk) => stuk.id !== id))
  }, [])
  function rememberOrigin({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  const [lagen, setLagen] = useState<readonly string[]>([])
  const bovenste = lagen.at(-1)
  const report = useCallback((id: string) => {
    setLagen((old) => [...old, id])
    // Opening a modal means moving on, so a message that only informs would be in the way. One that offers an action or
    // reports a failure stays.
    setStukken((old) => old.filter(({ actie, toon }) => actie !== undefined || toon === 'bad'))
    return () => setLagen((old) => old.filter((laag) => laag !== id))
  }, [])
  const berichten = (
    <div ref={house} {...statusGebied} className="lh-toasts noprint" onFocus={rememberOrigin}>
      <div className="lh-toasts-stapel">
        {stukken.map((stuk) => (
          <Toast key={stuk.id} stuk={stuk} onWeg={remove} />
        ))}
      </div>
    </div>
  )
  return (
    <ToastContext value={show}>
      <ToastLagenContext value={{ bovenste, report, berichten }}>{children}</ToastLagenContext>
      {bovenste === undefined && berichten}
    </ToastContext>
  )
}
