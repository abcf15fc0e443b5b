import './skelet.css'
import type { ReactNode } from 'react'

interface BlokProps {
  readonly vorm?: 'regel' | 'blok' | 'rond' | undefined
  /** A CSS length. */
  readonly breedte?: string | undefined
  readonly hoogte?: string | undefined
}

/** A grey shape with the size of what is coming. */
export function SkeletBlok({ vorm = 'regel', breedte, hoogte }: BlokProps) {
  return (
    <span
      className={`lh-skelet lh-skelet-${vorm}`}
      style={{ inlineSize: breedte, blockSize: hoogte }}
    />
  )
}

/** Holds the shapes. It appears after 150 ms, so that a quick answer never flickers. */
export function Skelet({
  label = 'Laden',
  children,
}: {
  readonly label?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="lh-skelet-houder">
      <output className="lh-vh">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** Rows with the dimensions of a list. */
export function SkeletRijen({
  aantal = 6,
  label,
}: {
  readonly aantal?: number | undefined
  readonly label?: string | undefined
}) {
  return (
    <Skelet label={label}>
      <div className="lh-skelet-rijen">
        {Array.from({ length: aantal }, (_, row) => (
          <div key={row} className="lh-skelet-rij">
            <SkeletBlok vorm="rond" breedte="2.5rem" hoogte="2.5rem" />
            <div>
              <SkeletBlok breedte={`${9 + ((row * 5) % 4)}rem`} />
              <SkeletBlok breedte="7rem" />
            </div>
          </div>
        ))}
      </div>
    </Skelet>
  )
}
