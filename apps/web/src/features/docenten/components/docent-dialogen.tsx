import { useState } from 'react'
import type { Docent, Docenten } from '@letterhaven/contracts/docent'
import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { opsomming } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { DocentenBeheer } from '../use-docenten.ts'
import { useDaad } from '../../../shared/use-daad.ts'
import { compareGroepen, GEEN_VERSCHIL, groepenMet } from '../groepen-met.ts'
import { KiesGroepen } from './choose-groepen.tsx'

interface Props {
  readonly docent: Docent
  readonly data: Docenten
  readonly isPraktijk: boolean
  readonly beheer: DocentenBeheer
  readonly onSluit: () => void
}

/** Says why the server refused. */
function Mis({ mis }: { readonly mis: string | null }) {
  if (mis === null) return null
  return (
    <Melding toon="bad" live="alert">
      {mis}
    </Melding>
  )
}

/** Asks which groups somebody teaches: what is decided here is laid over the groups that they have, also when those change. */
export function GroepenDialoog({ docent, data, beheer, onSluit }: Props) {
  const w = useWoordkeus()
  const naam = volledigeNaam(docent.naam)
  const [verschil, setVerschil] = useState(GEEN_VERSCHIL)
  const { bezig, mis, perform } = useDaad()
  const handleBewaren = () =>
    void perform(async () => {
      await beheer.save(docent, { verschil }, `De ${w.groepen} van ${naam} zijn bewaard.`)
      onSluit()
    })
  const handleKies = (gekozen: GroepId[]) => {
    if (!bezig) setVerschil(compareGroepen(docent.groepen, gekozen))
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
          <Knop soort="primair" bezig={bezig} onClick={handleBewaren}>
            Bewaren
          </Knop>
        </>
      }
    >
      <Mis mis={mis} />
      <KiesGroepen
        groepen={data.groepen}
        gekozen={groepenMet(docent.groepen, verschil)}
        onKies={handleKies}
      />
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
  const { bezig, mis, perform } = useDaad()
  const handleUit = () =>
    void perform(async () => {
      const overdragen = naar === '' ? {} : { overdragenAan: naar as UserId }
      await beheer.save(docent, { uitDienst: true, ...overdragen }, `${naam} is uit dienst.`)
      onSluit()
    })
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
          <Knop soort="primair" bezig={bezig} onClick={handleUit}>
            Uit dienst
          </Knop>
        </>
      }
    >
      <div className="docenten-form">
        <Mis mis={mis} />
        <p>
          <Letterlijk>{naam}</Letterlijk> kan dan meteen niet meer bij de gegevens van deze{' '}
          {isPraktijk ? 'praktijk' : 'school'}. Wat <Letterlijk>{docent.naam.voornaam}</Letterlijk>{' '}
          deed, blijft bewaard.
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
            onChange={({ target }) => !bezig && setNaar(target.value)}
          />
        )}
      </div>
    </Dialoog>
  )
}
