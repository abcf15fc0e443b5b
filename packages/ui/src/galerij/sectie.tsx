import type { ReactNode } from 'react'

/** A named part of the gallery. */
export function Sectie({
  titel,
  children,
}: {
  readonly titel: string
  readonly children: ReactNode
}) {
  return (
    <section className="lh-galerij-sectie">
      <h2>{titel}</h2>
      {children}
    </section>
  )
}

/** Things side by side. */
export function Rij({ children }: { readonly children: ReactNode }) {
  return <div className="lh-galerij-rij">{children}</div>
}

/** Columns that wrap by themselves. */
export function Raster({
  breed,
  children,
}: {
  readonly breed?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={breed ? 'lh-galerij-raster lh-galerij-breed' : 'lh-galerij-raster'}>
      {children}
    </div>
  )
}

/** Things below each other. */
export function Stapel({ children }: { readonly children: ReactNode }) {
  return <div className="lh-galerij-stapel">{children}</div>
}
