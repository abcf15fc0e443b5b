import '../naam.css'
import { useState, type SyntheticEvent } from 'react'
import type { Groep } from '@letterhaven/contracts/groep'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { GroepKeuze } from '../../../shared/leerlingen/groep-keuze.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useVerdelen } from './use-verdelen.ts'
import { useDaad } from '../../../shared/use-daad.ts'

interface Props {
  readonly adminId: string
  readonly groep: Groep
  readonly aantalLeerlingen: number
  readonly onSluit: () => void
}

/** Says who moves along, as a sentence followed by a space; empty when nobody does. */
function wieGaat(kinderen: number, groep: string, w: Woordkeus): string {
  const { staf } = soortwoorden(w)
  if (kinderen > 0) {
    const wie = aantal(kinderen, `${w.leerling} gaat`, `${w.leerlingen} gaan`)
    return `${wie} daarheen${staf === null ? '' : `, met de ${staf}`}. `
  }
  return staf === null ? '' : `De ${staf} van ${groep} gaan daarheen. `
}

/** Asks which other group this one is merged into, and says what follows from that. */
export function SamenvoegDialoog({ adminId, groep, aantalLeerlingen, onSluit }: Props) {
  const w = useWoordkeus()
  const { klasposter } = useSoortwoorden()
  const { merge } = useVerdelen({ adminId, groep })
  const [ander, setAnder] = useState<Groep | null>(null)
  const [leeg, setLeeg] = useState(false)
  const { bezig, mis, perform } = useDaad()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setLeeg(!ander)
    if (!ander) return
    void perform(async () => {
      await merge(ander)
      onSluit()
    })
  }
  return (
    <Dialoog
      open
      titel={
        <>
          <Letterlijk>{groep.naam}</Letterlijk> samenvoegen
        </>
      }
      onSluit={onSluit}
    >
      <form className="groep-naam" noValidate onSubmit={handleSubmit}>
        {mis && (
          <Melding toon="bad" live="alert">
            {mis}
          </Melding>
        )}
        <OpSlot value={bezig}>
          <GroepKeuze
            adminId={adminId}
            behalve={groep.id}
            label={`Met welke ${w.groep}?`}
            fout={leeg ? `Kies een ${w.groep}.` : undefined}
            naar={ander?.id ?? ''}
            onKies={(keus) => {
              setAnder(keus)
              setLeeg(false)
            }}
          />
        </OpSlot>
        <p>
          <MetNamen tekst={wieGaat(aantalLeerlingen, groep.naam, w)} namen={[groep.naam]} />
          <Letterlijk>{groep.naam}</Letterlijk> verdwijnt uit de lijsten. Wat er geoefend is, blijft
          bewaard.
        </p>
        <p className="scherm-stil">
          De inloglink en de {klasposter} van <Letterlijk>{groep.naam}</Letterlijk> laten dan
          niemand meer zien. Wachtwoorden en inlogkaarten blijven werken.
        </p>
        <div className="groep-naam-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            Samenvoegen
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
