import { useId, useState } from 'react'
import type { DubbelKind, DubbelPaar } from '@letterhaven/contracts/dubbel'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { opGewicht } from '../kies-blijft.ts'
import { feitenVan, type Feit } from './feiten.tsx'
import { SamenvoegDialoog } from './samenvoeg-dialoog.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

const REDEN: Record<DubbelPaar['reden'], string> = {
  eckid: 'Hetzelfde ECK iD',
  sleutel: 'Hetzelfde nummer in de administratie',
  naam_en_datum: 'Dezelfde naam en geboortedatum',
  naam: 'Dezelfde naam, de geboortedatum is niet van beide bekend',
}

interface Props {
  readonly paar: DubbelPaar
  readonly bezig: string | null
  readonly onApart: () => void
  readonly onSamen: (blijft: DubbelKind, weg: DubbelKind) => void
}

interface KantProps {
  readonly kind: DubbelKind
  readonly feiten: readonly Feit[]
  /** The facts of the other pupil: what differs stands out. */
  readonly naast: readonly Feit[]
  readonly groep: string
  readonly blijft: boolean
  readonly onKies: () => void
}

function Kant({ kind, feiten, naast, groep, blijft, onKies }: KantProps) {
  return (
    <div className="dubbel-kant" data-blijft={blijft || undefined}>
      <label className="dubbel-kop">
        <input type="radio" name={groep} checked={blijft} onChange={onKies} />
        <span className="dubbel-rol">{blijft ? 'Deze blijft' : 'Komt erbij'}</span>
        <span className="dubbel-naam">
          <Letterlijk>{kind.naam}</Letterlijk>
        </span>
      </label>
      <dl className="dubbel-feiten">
        {feiten.map(({ naam, waarde }, i) => (
          <div
            key={naam}
            className="dubbel-feit"
            data-anders={waarde !== naast[i]?.waarde || undefined}
          >
            <dt>{naam}</dt>
            <dd>{waarde}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Two records that may be one child, side by side: choose which of them stays, or say that they are two. */
export function PaarKaart({ paar, bezig, onApart, onSamen }: Props) {
  const w = useWoordkeus()
  const groep = useId()
  const [links, rechts] = opGewicht(paar)
  const [blijftId, setBlijft] = useState<LeerlingId>(links.id)
  const { open, show, close } = useOpening<true>()
  const kanten = [links, rechts].map((kind) => ({ kind, feiten: feitenVan(kind, w) }))
  const [blijft, weg] = blijftId === links.id ? [links, rechts] : [rechts, links]
  const isBezig = bezig?.includes(links.id) === true && bezig.includes(rechts.id)
  return (
    <Kaart
      titel={<Letterlijk>{links.naam}</Letterlijk>}
      extra={<span className="scherm-stil">{REDEN[paar.reden]}</span>}
    >
      <fieldset className="dubbel-kanten">
        <legend className="lh-vh">
          Welke <Letterlijk>{links.naam}</Letterlijk> blijft?
        </legend>
        {kanten.map(({ kind, feiten }, i) => (
          <Kant
            key={kind.id}
            kind={kind}
            feiten={feiten}
            naast={kanten[1 - i]?.feiten ?? []}
            groep={groep}
            blijft={kind.id === blijft.id}
            onKies={() => setBlijft(kind.id)}
          />
        ))}
      </fieldset>
      <Wijzigen>
        <div className="dubbel-knoppen">
          <Knop soort="tekst" disabled={isBezig} onClick={onApart}>
            Dit zijn twee kinderen
            <span className="lh-vh">
              : <Letterlijk>{links.naam}</Letterlijk>
            </span>
          </Knop>
          <Knop soort="tonaal" bezig={isBezig} onClick={() => show(true)}>
            Samenvoegen
            <span className="lh-vh">
              : <Letterlijk>{links.naam}</Letterlijk>
            </span>
          </Knop>
        </div>
      </Wijzigen>
      {open && (
        <SamenvoegDialoog
          blijft={blijft}
          weg={weg}
          onSluit={close}
          onSamen={() => {
            close()
            onSamen(blijft, weg)
          }}
        />
      )}
    </Kaart>
  )
}
