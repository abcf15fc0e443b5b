import '../leerling.css'
import '../leerling-bord.css'
import { useState, type SyntheticEvent } from 'react'
import type { SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { RouteLink } from '../../../../shared/routes/route-link.tsx'
import { SoortWoorden } from '../../../../shared/account/soort-woorden.tsx'
import { useWoordkeus } from '../../../../shared/woordkeus.tsx'
import { KaartIngang } from '../kaart/kaart-ingang.tsx'
import { VraagKop } from '../vraag-kop.tsx'
import { useSchool } from './use-school.ts'

interface CodeEigenschappen {
  readonly fout: string | null
  readonly bezig: boolean
  readonly onCode: (code: string) => void
}

function CodeForm({ fout, bezig, onCode }: CodeEigenschappen) {
  const [code, setCode] = useState('')
  const [leeg, setLeeg] = useState(false)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setLeeg(code.trim() === '')
    if (!bezig && code.trim() !== '') onCode(code)
  }
  return (
    <form className="li-code" noValidate onSubmit={handleSubmit}>
      <Veld
        label="Jouw code"
        name="schoolcode"
        className="li-code-veld"
        autoCapitalize="characters"
        maxLength={20}
        value={code}
        fout={leeg ? 'Typ de letters en cijfers van je code.' : (fout ?? undefined)}
        onChange={(event) => {
          setCode(event.currentTarget.value.toUpperCase())
          setLeeg(false)
        }}
      />
      <Knop
        type="submit"
        soort="primair"
        maat="groot"
        vol
        bezig={bezig}
        bezigTekst="Bezig met zoeken"
      >
        Zoek
      </Knop>
    </form>
  )
}

function Groepen({
  school,
  onAnders,
}: {
  readonly school: SchoolIngang
  readonly onAnders: () => void
}) {
  const w = useWoordkeus()
  return (
    <>
      <p className="li-waar">{school.naam}</p>
      <ul className="li-groepen">
        {school.groepen.map(({ klascode, naam }) => (
          <li key={klascode}>
            <RouteLink naar="login-klas" params={{ klascode }} className="li-groep">
              {naam}
            </RouteLink>
          </li>
        ))}
      </ul>
      {school.groepen.length === 0 && (
        <p>
          Hier staan nog geen {w.groepen}. Vraag het aan {w.juf}.
        </p>
      )}
      <Knop soort="tonaal" maat="groot" vol onClick={onAnders}>
        Een andere code
      </Knop>
    </>
  )
}

/** Lets a pupil find their school by its code, and then their group. */
export function SchoolStap({ onTerug }: { readonly onTerug: () => void }) {
  const gezocht = useSchool()
  return (
    <SoortWoorden soort={gezocht.school?.soort}>
      <Stap {...gezocht} onTerug={onTerug} />
    </SoortWoorden>
  )
}

interface StapEigenschappen extends ReturnType<typeof useSchool> {
  readonly onTerug: () => void
}

function Stap({ school, fout, bezig, search, vergeet, onTerug }: StapEigenschappen) {
  const w = useWoordkeus()
  const vraag = school ? `In welke ${w.groep} zit je?` : 'Wat is je code?'
  const gezegd = school
    ? `${vraag} ${school.groepen.map(({ naam }) => naam).join('. ')}`
    : `${vraag} Vraag hem aan ${w.juf}.`
  return (
    <section className="li li-smal" translate="no">
      <VraagKop {...{ vraag, gezegd }} terug={{ label: 'Terug naar inloggen', onTerug }} />
      {school ? (
        <Groepen school={school} onAnders={vergeet} />
      ) : (
        <CodeForm {...{ fout, bezig }} onCode={(code) => void search(code)} />
      )}
      <KaartIngang />
    </section>
  )
}
