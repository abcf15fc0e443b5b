import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { useSoort } from '../../../shared/account/soort.ts'
import { useRolHier } from '../../../shared/kijk-mee/hier.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { EersteKind } from './eerste-kind.tsx'
import { InlezenLink } from './beheer-links.tsx'
import { NieuweGroep } from './nieuwe-groep.tsx'

/** An admin without groups, or a user who is linked to none: says what is missing and who can help. */
export function GeenGroepen({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const isDocent = useRolHier() === 'docent'
  const soort = useSoort()
  if (soort === 'thuis')
    return (
      <Kaart>
        <EersteKind adminId={adminId} />
      </Kaart>
    )
  return (
    <Kaart>
      {isDocent ? (
        <Leeg icoon="groep" titel={`Je bent nog niet aan een ${w.groep} gekoppeld`}>
          Vraag de beheerder van jullie {soort === 'rt' ? 'praktijk' : 'school'} om je aan je{' '}
          {w.groep} te koppelen. Daarna staan je {w.leerlingen} hier.
        </Leeg>
      ) : (
        <Leeg
          icoon="groep"
          titel={`Er zijn nog geen ${w.groepen}`}
          actie={
            <>
              <InlezenLink adminId={adminId} soort="primair" />
              <NieuweGroep adminId={adminId} />
            </>
          }
        >
          {soort === 'rt'
            ? `Maak een ${w.groep}. Daarna voeg je er kinderen aan toe.`
            : 'Lees het bestand in dat je administratie maakt, of plak een lijst. Je ziet eerst wat er gebeurt.'}
        </Leeg>
      )}
    </Kaart>
  )
}
