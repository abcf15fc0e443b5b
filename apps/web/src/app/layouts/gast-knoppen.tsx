import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { padVan } from '../../shared/routes/pad.ts'
import { signOff } from '../../shared/session/afmelden.ts'

/** For somebody who plays without an account: to sign in with one of their own, or to stop. */
export function GastKnoppen() {
  const handleStop = () => {
    signOff({ redirect: false })
    window.location.replace(padVan('home', {}))
  }
  return (
    <div className="leerling-knoppen">
      <button type="button" className="leerling-knop" onClick={() => signOff()}>
        <Icoon naam="leerling" maat={22} />
        <span>Inloggen</span>
      </button>
      <button type="button" className="leerling-knop" onClick={handleStop}>
        <Icoon naam="uitloggen" maat={22} />
        <span>Stoppen</span>
      </button>
    </div>
  )
}
