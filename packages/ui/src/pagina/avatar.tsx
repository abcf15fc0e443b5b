import './avatar.css'
import { initialen, kleurNummer } from '../tekst/initialen.ts'

interface Props {
  readonly naam: string
  /** Decides the colour. */
  readonly id: string
  readonly maat?: 'klein' | 'middel' | 'groot' | undefined
}

/** Initials on the person's colour. They are decoration, because the name stands beside them. */
export function Avatar({ naam, id, maat = 'middel' }: Props) {
  return (
    <span
      className={`lh-avatar lh-avatar-${maat} lh-avatar-k${kleurNummer(id, 6)}`}
      translate="no"
      aria-hidden="true"
    >
      {initialen(naam)}
    </span>
  )
}
