import { useEffect, useRef, type ReactNode } from 'react'

/** Title of a step that takes another's place on the same page: read aloud, and the keyboard begins here. */
export function StapKop({ children }: { readonly children: ReactNode }) {
  const kop = useRef<HTMLHeadingElement>(null)
  useEffect(() => kop.current?.focus(), [])
  return (
    <h1 ref={kop} tabIndex={-1} className="stap-kop">
      {children}
    </h1>
  )
}
