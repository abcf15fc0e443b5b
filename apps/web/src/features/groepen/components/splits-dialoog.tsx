import { LANGSTE_GROEPSNAAM } from '@letterhaven/contracts/naam-maten'
import '../naam.css'
import { use, useState } from 'react'
import { GroepNaamSchema, type Groep } from '@letterhaven/contracts/groep'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useVerdelen } from './use-verdelen.ts'

type Kind = Pick<LeerlingRij, 'id' | 'naam' | 'jaargroep'>

interface Props {
  readonly adminId: string
  readonly groep: Groep
  readonly leerlingen: readonly Kind[]
  readonly onSluit: () => void
}

interface WieProps {
  readonly leerlingen: readonly Kind[]
  readonly jaren: readonly number[]
  readonly gekozen: ReadonlySet<LeerlingId>
  readonly onKies: (gekozen: ReadonlySet<LeerlingId>) => void
}

/** Chooses who goes to the new group: one by one, or a whole year of a combination group. */
function Wie({ leerlingen, jaren, gekozen, onKies }: WieProps) {
  const w = useWoordkeus()
  const isDicht = use(OpSlot)
  return (
    <fieldset className="groep-wie">
      <legend>Wie gaat naar de nieuwe {w.groep}?</legend>
      {jaren.length > 1 && (
        <div className="groep-wie-jaren">
          {jaren.map((jaar) => (
            <Knop
              key={jaar}
              maat="klein"
              aria-disabled={isDicht}
              onClick={() =>
                isDicht ||
                onKies(new Set(leerlingen.flatMap((l) => (l.jaargroep === jaar ? [l.id] : []))))
              }
            >
              {metHoofdletter(w.groepN(jaar))}: iedereen
            </Knop>
          ))}
        </div>
      )}
      <div className="groep-wie-namen">
        {leerlingen.map(({ id, naam }) => (
          <Vinkje
            key={id}
            label={<Letterlijk>{volledigeNaam(naam)}</Letterlijk>}
            checked={gekozen.has(id)}
            onChange={({ target }) =>
              onKies(
                new Set(target.checked ? [...gekozen, id] : [...gekozen].filter((g) => g !== id)),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Asks for the name of the new group and who goes there. */
export function SplitsDialoog({ adminId, groep, leerlingen, onSluit }: Props) {
  const w = useWoordkeus()
  const { staf } = useSoortwoorden()
  const { split } = useVerdelen({ adminId, groep })
  const [gekozen, setGekozen] = useState<ReadonlySet<LeerlingId>>(new Set())
  const [mis, setMis] = useState<string | null>(null)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: GroepNaamSchema,
    begin: { naam: '' },
    send: async ({ naam }) => {
      if (gekozen.size === 0) return setMis(`Kies wie naar de nieuwe ${w.groep} gaat.`)
      if (gekozen.size === leerlingen.length) return setMis(`Laat ook iemand in ${groep.naam}.`)
      await split({ naam, leerlingen: [...gekozen] })
      onSluit()
    },
  })
  const melding = mis ?? fout
  return (
    <Dialoog
      open
      titel={
        <>
          <Letterlijk>{groep.naam}</Letterlijk> splitsen
        </>
      }
      onSluit={onSluit}
    >
      <form className="groep-naam" {...formulier}>
        {melding && (
          <Melding toon="bad" live="alert">
            {melding}
          </Melding>
        )}
        <Veld
          data-focus
          label={metHoofdletter(w.groepsnaam)}
          autoCapitalize="words"
          maxLength={LANGSTE_GROEPSNAAM}
          {...veld('naam')}
        />
        <OpSlot value={bezig}>
          <Wie
            leerlingen={leerlingen}
            jaren={groep.jaargroepen}
            gekozen={gekozen}
            onKies={(wie) => {
              setGekozen(wie)
              setMis(null)
            }}
          />
        </OpSlot>
        <p className="scherm-stil">
          {staf !== null && `De nieuwe ${w.groep} krijgt dezelfde ${staf}. `}Wat een kind oefende,
          gaat mee.
        </p>
        <div className="groep-naam-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            {gekozen.size === 0
              ? 'Splitsen'
              : `${aantal(gekozen.size, w.leerling, w.leerlingen)} afsplitsen`}
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
