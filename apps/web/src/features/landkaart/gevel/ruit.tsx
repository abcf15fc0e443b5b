import type { Eiland, TaakRuit, Voorbeeld } from '@letterhaven/contracts/landkaart'
import { hoeveelste, isKlaar, taakNaam, taakZin } from './kies-taak.ts'
import { ruitBeeld } from './taak-beelden.ts'
import { RuitWoorden } from './ruit-woorden.tsx'
import { Sterren } from '../delen/sterren.tsx'

interface Props {
  readonly taak: TaakRuit
  /** All taken of the window. */
  readonly taken: readonly TaakRuit[]
  readonly eiland: Eiland
  readonly voorbeelden: readonly Voorbeeld[]
  readonly isGekozen: boolean
  readonly onKies: () => void
}

/** One pane of the window: a taak to choose. */
export function Ruit({ taak, taken, eiland, voorbeelden, isGekozen, onKies }: Props) {
  const { id, soort, spellen } = taak
  const plek = hoeveelste(taken, taak)
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
      <span className="ruit-beeld">
        <img src={ruitBeeld(soort, plek)} alt="" width={480} height={200} />
        <RuitWoorden soort={soort} hoeveelste={plek} voorbeelden={voorbeelden} />
      </span>
      {klaar && (
        <svg className="ruit-vink" viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="17" />
          <path d="M11 20l7 7 12-13" />
        </svg>
      )}
      {isGekozen && !klaar && (
        <span className="ruit-nu" aria-hidden="true">
          nu
        </span>
      )}
      <span className="ruit-tekst">
        <span className="ruit-woorden-tekst">
          <span className="ruit-naam">{taakNaam(taken, taak)}</span>
          <span>{spellen.length === 0 ? 'komt later' : taakZin(taak, eiland)}</span>
        </span>
        <Sterren aantal={taak.sterren} />
      </span>
    </label>
  )
}
