import { useEffect, useRef } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import './gereedschap.css'

interface GereedschapProps {
  /** Where the tools stand at their window; null where they stand in the bar below the street. */
  readonly vakken: { readonly was: Vak; readonly open: Vak } | null
  /** The window itself, which gets the focus back when its tools go. */
  readonly raam: () => HTMLElement | null
  /** Whether nothing was done yet: then the tools draw the eye. */
  readonly isEerste: boolean
  /** Whether the window is partly washed: then the sponge alone calls. */
  readonly isHalf: boolean
  readonly onWas: () => void
  readonly onOpen: () => void
  readonly onLuister: () => void
}

/** A sponge with foam on it. */
const Spons = () => (
  <svg className="gw-spons" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M4 15q0-5 5-5h14q5 0 5 5v7q0 5-5 5H9q-5 0-5-5z" />
    <circle cx="10" cy="20" r="1.8" />
    <circle cx="16.5" cy="17" r="1.3" />
    <circle cx="17" cy="23" r="1.6" />
    <circle cx="23" cy="19.500" r="1.9" />
    <circle className="gw-schuim" cx="10" cy="8.500" r="4.200" />
    <circle className="gw-schuim" cx="17.500" cy="6.500" r="4.800" />
    <circle className="gw-schuim" cx="23.500" cy="9.500" r="3.200" />
  </svg>
)

/** The mark on a tool that says for which word it is. */
const Teken = ({ isGoed }: { readonly isGoed: boolean }) => (
  <svg className="gw-teken" data-goed={isGoed} viewBox="0 0 24 24" aria-hidden="true">
    <path d={isGoed ? 'M5 13l5 5L19 7' : 'M6.500 6.500l11 11M17.500 6.500l-11 11'} />
  </svg>
)

/** The tools of the window that was chosen: wash it, open it, or hear its letters. They stand at that very window. */
export function Gereedschap(props: GereedschapProps) {
  const { vakken, raam, isEerste, isHalf, onWas, onOpen, onLuister } = props
  const terug = useRef(raam)
  useEffect(() => {
    terug.current = raam
  })
  useEffect(
    () => () => {
      if (document.activeElement === document.body) terug.current()?.focus({ preventScroll: true })
    },
    [],
  )
  const waar = (vak: Vak | undefined) => vak && plaatsVan(vak)
  return (
    <div
      className="gw-keuze"
      data-balk={vakken === null || undefined}
      data-eerste={isEerste}
      data-half={isHalf}
    >
      <button type="button" className="gw-tool" data-goed style={waar(vakken?.was)} onClick={onWas}>
        <Spons />
        <Teken isGoed />
        <span>Wassen</span>
      </button>
      <button type="button" className="gw-tool" style={waar(vakken?.open)} onClick={onOpen}>
        <SpelIcoon naam="potlood" />
        <Teken isGoed={false} />
        <span>Openmaken</span>
      </button>
      <button
        type="button"
        className="lhs-rond gw-oor"
        aria-label="Letters horen"
        onClick={onLuister}
      >
        <SpelIcoon naam="oor" />
      </button>
    </div>
  )
}
