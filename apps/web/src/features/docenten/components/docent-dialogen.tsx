import { useState } from 'react'
import type { Docent, Docenten } from '@letterhaven/contracts/docent'
import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { DocentenBeheer } from '../use-docenten.ts'
import { KiesGroepen } from './choose-groepen.tsx'

interface Props {
  readonly docent: Docent
  readonly data: Docenten
  readonly isPraktijk: boolean
  readonly beheer: DocentenBeheer
  readonly onSluit: () => void
}

/** Asks which groups somebody teaches. */
export function GroepenDialoog({ docent, data, beheer, onSluit }: Props) {
  const w = useWoordkeus()
  const naam = volledigeNaam(docent.naam)
  const [gekozen, setGekozen] = useState<GroepId[]>(docent.groepen)
  const handleBewaren = () => {
    void beheer.wijzig(docent, { groepen: gekozen }, `De ${w.groepen} van ${naam} zijn bewaard.`)
    onSluit()
  }
  return (
    <Dialoog
      open
      titel={
        <>
          {w.Groepen} van <Letterlijk>{naam}</Letterlijk>
        </>
      }
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" onClick={handleBewaren}>
            Bewaren
          </Knop>
        </>
      }
    >
      <KiesGroepen groepen={data.groepen} gekozen={gekozen} onKies={setGekozen} />
    </Dialoog>
  )
}

/** Asks who takes over the groups of somebody who leaves. */
export function UitDienstDialoog({ docent, data, isPraktijk, beheer, onSluit }: Props) {
  const w = useWoordkeus()
  const naam = volledigeNaam(docent.naam)
  const [naar, setNaar] = useState('')
  const eigen = data.groepen.filter(({ id }) => docent.groepen.includes(id))
  const groepen = opsomming(
    eigen.map((groep) => groep.naam),
    4,
  )
  const collegas = data.docenten.filter(({ id, uitDienst }) => !uitDienst && id !== docent.id)
  const handleUit = () => {
    const overdragen = naar === '' ? {} : { overdragenAan: naar as UserId }
    void beheer.wijzig(docent, { uitDienst: true, ...overdragen }, `${naam} is uit dienst.`)
    onSluit()
  }
  return (
    <Dialoog
      open
      titel={
        <>
          <Letterlijk>{naam}</Letterlijk> uit dienst
        </>
      }
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" onClick={handleUit}>
            Uit dienst
          </Knop>
        </>
      }
    >
      <div className="docenten-form">
        <p>
          <Letterlijk>{naam}</Letterlijk> kan meteen niet meer bij deze{' '}
          {isPraktijk ? 'praktijk' : 'school'}. Wat <Letterlijk>{docent.naam.voornaam}</Letterlijk>{' '}
          deed, blijft staan.
        </p>
        {eigen.length > 0 && (
          <Keuze
            data-focus
            label={`Wie krijgt ${groepen}?`}
            getoond={
              <>
                Wie krijgt <Letterlijk>{groepen}</Letterlijk>?
              </>
            }
            value={naar}
            opties={[
              { waarde: '', label: 'voorlopig niemand' },
              ...collegas.map((een) => ({
                waarde: een.id as string,
                label: volledigeNaam(een.naam),
                letterlijk: true,
              })),
            ]}
            uitleg={`De ${w.groepen} die de ander al heeft, blijven.`}
            onChange={({ target }) => setNaar(target.value)}
          />
        )}
      </div>
    </Dialoog>
  )
}
