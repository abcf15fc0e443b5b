import './tweede-factor.css'
import { useId, useMemo } from 'react'
import { tekening } from '@letterhaven/ui/tekst/a11y'
import { KopieerKnop } from './kopieer-knop.tsx'
import { qrPad } from './qr-pad.ts'

interface Eigenschappen {
  /** The secret in the letters that an app accepts (base32). */
  readonly geheim: string
  /** What the picture says to an app. */
  readonly uri: string
}

/** Shows a new secret to put in an app: as a picture, and in groups of four to type over. */
export function TotpSleutel({ geheim, uri }: Eigenschappen) {
  const id = useId()
  const { pad, maat } = useMemo(() => qrPad(uri), [uri])
  const groepjes = geheim.match(/.{1,4}/g) ?? []
  return (
    <div className="totp-sleutel">
      <svg
        className="totp-qr"
        viewBox={`0 0 ${maat} ${maat}`}
        {...tekening(id)}
        shapeRendering="crispEdges"
      >
        <title id={id}>QR-code voor je app; de sleutel eronder zegt hetzelfde</title>
        <path d={pad} />
      </svg>
      <div className="totp-typen">
        <p>Kun je niet scannen? Typ of kopieer dan deze sleutel:</p>
        <p className="totp-letters" translate="no">
          {groepjes.map((groepje, i) => (
            <code key={`${i}${groepje}`}>{groepje}</code>
          ))}
        </p>
        <KopieerKnop tekst={geheim}>Sleutel kopiëren</KopieerKnop>
      </div>
    </div>
  )
}
