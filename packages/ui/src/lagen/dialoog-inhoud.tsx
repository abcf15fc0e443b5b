import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** What scrolls must be reachable by keyboard. */
const BEREIKBAAR = { tabIndex: 0 } as const

/** The content of a dialog. When it is longer than the window, it can also be scrolled with the keyboard. */
export function DialoogInhoud({ children }: { readonly children: ReactNode }) {
  const kader = useRef<HTMLDivElement>(null)
  const inhoud = useRef<HTMLDivElement>(null)
  const [schuift, setSchuift] = useState(false)
  useLayoutEffect(() => {
    const element = kader.current
    if (!element) return
    const measure = () => setSchuift(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    for (const gevolgd of [element, inhoud.current]) if (gevolgd) observer.observe(gevolgd)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={kader} className="lh-dialoog-inhoud" {...(schuift && BEREIKBAAR)}>
      <div ref={inhoud}>{children}</div>
    </div>
  )
}
