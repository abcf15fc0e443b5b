import type { ReactNode } from 'react'
import type { Merk } from '@letterhaven/taal/beeldzin/zin'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Cuts a sentence at its marks; marks do not overlap. */
export function mark(zin: string, merken: readonly Merk[]): ReactNode[] {
  const opRij = merken.toSorted(([een], [ander]) => een - ander)
  const uit: ReactNode[] = []
  let tot = 0
  for (const [van, eind] of opRij) {
    uit.push(zin.slice(tot, van), <mark key={van}>{zin.slice(van, eind)}</mark>)
    tot = eind
  }
  return [...uit, zin.slice(tot)]
}

interface ZinProps {
  readonly zin: string
  /** What is to be read once more: it is not true of the last photo. */
  readonly merken: readonly Merk[]
  readonly letter: Letter
  readonly vak: Vak
  /** Whether the right photo hangs there, with the sentence under it. */
  readonly isRaak: boolean
}

/** The sentence that is read: large, and over no animal but where text is set so large that it needs more room. */
export function Zinblad({ zin, merken, letter, vak, isRaak }: ZinProps) {
  const { x: left, y: top, w: width, h: minHeight } = vak
  const fontSize = `max(${zinMaat(zin, { ...vak, schaal: readTekstschaal() }, letter)}px, 0.8 * var(--lhs-rem))`
  return (
    <p
      className="fs-zin"
      data-raak={isRaak || undefined}
      style={{ left, top, width, minHeight, fontSize }}
    >
      <span>{mark(zin, merken)}</span>
    </p>
  )
}
