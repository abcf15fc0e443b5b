import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The title of a step that replaces another on the same page: it gets the focus, so that it is read aloud and the keyboard
 * starts here.
 */
export function StapKop({ children }: { readonly children: ReactNode }) {
  const kop = useRef<HTMLHeadingElement>(null)
  useEffect(() => kop.current?.focus(), [])
  return (
    <h1 ref={kop} tabIndex={-1} className="stap-kop">
      {children}
    </h1>
  )
}
