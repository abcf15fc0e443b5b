import './verleng-dialoog.css'
import { SignInSchema } from '@letterhaven/contracts/aanmelden'
import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { askPauze } from '@letterhaven/game-kit/scherm/pauze-vraag'
import { call } from '../../shared/api/client.ts'
import { klok } from '../../shared/klok/klok.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import {
  goThroughDeur,
  isBinnen,
  type Binnen,
  type Vervolg,
} from '../../shared/aanmelding/aanmelden.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { NaamVeld, WachtwoordVeld } from './account-form.tsx'
import { VervolgStap } from './stap-later.tsx'

interface Eigenschappen {
  readonly user: SessieUser
  readonly onKlaar: () => void
  readonly onLater: () => void
}

const WachtwoordSchema = z.pick(SignInSchema, { wachtwoord: true })

/** Returns the user name; null until it is known, and without a network. */
function useGebruikersnaam(userId: string): string | null {
  const [naam, setNaam] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    call(authEndpoints.getAccount, { params: { userId }, signal: stop.signal }).then(
      (account) => setNaam(account.gebruikersnaam),
      () => undefined,
    )
    return () => stop.abort()
  }, [userId])
  return naam
}

/** A game shows its pause screen first, so that the question comes in front of it and not behind. */
const PAUZE_MS = 100

function useNaPauze(): boolean {
  const [isNa, setNa] = useState(false)
  useEffect(() => {
    askPauze()
    const wekker = setTimeout(() => setNa(true), PAUZE_MS)
    return () => clearTimeout(wekker)
  }, [])
  return isNa
}

/** Asks for the password again on the spot: what was typed on the page stays, and a game waits. */
export function VerlengDialoog({ user, onKlaar, onLater }: Eigenschappen) {
  const gebruikersnaam = useGebruikersnaam(user._id)
  const [stap, setStap] = useState<Vervolg | null>(null)
  const isOpen = useNaPauze()
  const handleUitslag = (uitslag: Binnen | Vervolg): void => {
    if (isBinnen(uitslag)) onKlaar()
    else setStap(uitslag)
  }
  return (
    <Dialoog open={isOpen} titel="Wil je doorgaan?" onSluit={onLater}>
      {stap ? (
        <VervolgStap
          onderweg={stap}
          onUitslag={handleUitslag}
          onVerder={onKlaar}
          onTerug={() => setStap(null)}
        />
      ) : (
        <VerlengForm {...{ user, gebruikersnaam, onLater }} onUitslag={handleUitslag} />
      )}
    </Dialoog>
  )
}

interface FormEigenschappen {
  readonly user: SessieUser
  readonly gebruikersnaam: string | null
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onLater: () => void
}

/** Says when the session ends by the clock that the user sees: that of the device, right or wrong. */
const opDezeKlok = ({ exp }: SessieUser): string =>
  sayDatum('tijd', new Date(Date.now() + exp * 1000 - klok.nu()).toISOString())

/** Signs in again; a member of several schools stays at the one they were at, and is not asked again. */
async function signInAgain(
  { adminId }: SessieUser,
  gegevens: { gebruikersnaam: string; wachtwoord: string },
): Promise<Binnen | Vervolg> {
  const uitslag = await goThroughDeur(gegevens)
  if (isBinnen(uitslag) || !('kies' in uitslag) || adminId === null) return uitslag
  return goThroughDeur({ uitdaging: uitslag.uitdaging, adminId })
}

function VerlengForm({ user, gebruikersnaam, onUitslag, onLater }: FormEigenschappen) {
  const isLeerling = user.role === 'leerling'
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: WachtwoordSchema,
    begin: { wachtwoord: '' },
    send: async ({ wachtwoord }) => {
      if (gebruikersnaam === null) return
      onUitslag(await signInAgain(user, { gebruikersnaam, wachtwoord }))
    },
    opnieuw: 'wachtwoord',
  })
  return (
    <form className="verleng" {...formulier}>
      <p>
        Om {opDezeKlok(user)} uur word je uitgelogd.{' '}
        {isLeerling
          ? 'Typ je wachtwoord, dan speel je gewoon verder. Alles wat je deed, is bewaard.'
          : 'Typ je wachtwoord, dan ga je hier verder. Wat je hebt ingevuld, blijft staan.'}
      </p>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <NaamVeld label="Gebruikersnaam" value={gebruikersnaam ?? ''} readOnly />
      <WachtwoordVeld {...veld('wachtwoord')} />
      <div className="verleng-knoppen">
        <Knop type="button" onClick={onLater}>
          Later
        </Knop>
        <Knop type="submit" soort="primair" bezig={bezig} bezigTekst="Bezig met inloggen">
          Doorgaan
        </Knop>
      </div>
    </form>
  )
}
