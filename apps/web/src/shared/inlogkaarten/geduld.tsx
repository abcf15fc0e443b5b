import { type ReactNode, useEffect, useState } from 'react'

const LANG_MS = 1000

/** Says that something is under way, once it takes longer than a second. */
export function Geduld({ children }: { readonly children: ReactNode }) {
  const [isLang, setIsLang] = useState(false)
  useEffect(() => {
    const wekker = setTimeout(() => setIsLang(true), LANG_MS)
    return () => clearTimeout(wekker)
  }, [])
  if (!isLang) return null
  return (
    <div className="geheim-geduld">
      <p>{children}</p>
      <progress aria-label="Bezig" />
    </div>
  )
}
