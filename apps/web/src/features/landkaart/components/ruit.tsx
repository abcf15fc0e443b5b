import type { TaakKort } from '@letterhaven/contracts/landkaart'
import { SOORT_NAAM } from '../kaart-woorden.ts'
import { isKlaar, taakZin } from '../kies-taak.ts'
import { SOORT_BEELD } from '../taak-beelden.ts'

interface Props {
  readonly taak: TaakKort
  readonly isGekozen: boolean
  readonly onKies: () => void
}

/** One pane of the window: a taak to choose. */
export function Ruit({ taak, isGekozen, onKies }: Props) {
  const { id, soort, spellen } = taak
  const klaar = isKlaar(taak)
  return (
    <label className="ruit" data-gekozen={isGekozen || undefined}>
      <input
        type="radio"
        name="taak"
        value={id}
        checked={isGekozen}
        disabled={spellen.length === 0}
        onChange={onKies}
      />
      <img src={SOORT_BEELD[soort]} alt="" width={280} height={170} />
      {klaar && (
        <svg className="ruit-vink" viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="17" />
          <path d="M11 20l7 7 12-13" />
        </svg>
      )}
      <span className="ruit-tekst">
        <span className="ruit-naam">{SOORT_NAAM[soort]}</span>
        <span>{spellen.length === 0 ? 'komt later' : taakZin(taak)}</span>
      </span>
    </label>
  )
}
