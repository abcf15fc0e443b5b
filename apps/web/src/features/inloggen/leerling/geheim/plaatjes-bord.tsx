import { useState } from 'react'
import { alsGeheim, PLAATJES, type Plaatje } from '@letterhaven/contracts/leerling-ingang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { PLAATJE_ADRES } from './plaatje-adres.ts'

function Plek({ plaatje }: { readonly plaatje: Plaatje | undefined }) {
  return (
    <li className="li-plek">
      {plaatje && <img src={PLAATJE_ADRES[plaatje]} alt={plaatje} width={56} height={56} />}
    </li>
  )
}

interface Eigenschappen {
  readonly bezig: boolean
  /** How many pictures the child taps. */
  readonly aantal: number
  /** Resolves to whether the secret was right; a wrong row is emptied. */
  readonly onGeheim: (geheim: string) => Promise<boolean>
}

/** All pictures, of which a child taps its own in order; the last tap submits them. */
export function PlaatjesBord({ bezig, aantal, onGeheim }: Eigenschappen) {
  const [gekozen, setGekozen] = useState<readonly Plaatje[]>([])
  const handleKeus = async (plaatje: Plaatje) => {
    // No picture occurs twice in a row, so a second tap comes from an unsteady hand.
    if (bezig || gekozen.length === aantal || gekozen.at(-1) === plaatje) return
    const nieuw = [...gekozen, plaatje]
    setGekozen(nieuw)
    if (nieuw.length === aantal && !(await onGeheim(alsGeheim(nieuw)))) setGekozen([])
  }
  return (
    <div className="li-bord">
      <div className="li-rij">
        <ol className="li-plekken" aria-label="Jouw plaatjes">
          {Array.from({ length: aantal }, (_, i) => (
            <Plek key={i} plaatje={gekozen[i]} />
          ))}
        </ol>
        <button
          type="button"
          className="li-rond"
          aria-label="Laatste plaatje weghalen"
          aria-disabled={gekozen.length === 0}
          onClick={() => setGekozen(gekozen.slice(0, -1))}
        >
          <Icoon naam="ongedaan" maat={26} />
        </button>
      </div>
      <ul className="li-plaatjes" aria-label="Plaatjes">
        {PLAATJES.map((plaatje) => (
          <li key={plaatje}>
            <button
              type="button"
              className="li-plaatje"
              aria-label={plaatje}
              aria-disabled={bezig}
              onClick={() => void handleKeus(plaatje)}
            >
              <img src={PLAATJE_ADRES[plaatje]} alt="" width={64} height={64} />
            </button>
          </li>
        ))}
      </ul>
      <output className="lh-vh">
        {gekozen.length > 0 ? `${gekozen.length} van ${aantal}: ${gekozen.join(', ')}` : ''}
      </output>
    </div>
  )
}
