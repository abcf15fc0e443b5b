import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

/** One sheet with its name; only the sheet in front is rendered. */
export interface Tab {
  readonly naam: string
  readonly inhoud: () => ReactNode
}

interface Props {
  readonly tabs: readonly Tab[]
  readonly onWissel: () => void
}

const STAP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Sheets behind each other: the arrow keys move along their names, and Tab goes into the sheet. */
export function Tabs({ tabs, onWissel }: Props) {
  const id = useId()
  const rij = useRef<HTMLDivElement>(null)
  const [nu, setNu] = useState(0)
  const choose = (plek: number): void => {
    if (plek === nu) return
    setNu(plek)
    onWissel()
  }
  const handleKey = (e: KeyboardEvent): void => {
    const stap = STAP[e.key]
    if (!stap) return
    e.preventDefault()
    const volgende = (nu + stap + tabs.length) % tabs.length
    choose(volgende)
    rij.current?.querySelectorAll<HTMLElement>('[role=tab]')[volgende]?.focus()
  }
  return (
    <>
      <div ref={rij} className="plek-tabs" role="tablist">
        {tabs.map(({ naam }, i) => (
          <button
            key={naam}
            type="button"
            role="tab"
            id={`${id}-${i}`}
            aria-controls={`${id}-vel`}
            aria-selected={i === nu}
            tabIndex={i === nu ? 0 : -1}
            onKeyDown={handleKey}
            onClick={() => choose(i)}
          >
            {naam}
          </button>
        ))}
      </div>
      <div
        className="plek-inhoud"
        role="tabpanel"
        id={`${id}-vel`}
        aria-labelledby={`${id}-${nu}`}
        tabIndex={0}
      >
        {tabs[nu]?.inhoud()}
      </div>
    </>
  )
}
