import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Leeg } from '@letterhaven/ui/leeg.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** An admin without groups, or somebody who is linked to none: what is missing and who can help. */
export function GeenGroepen() {
  const w = useWoordkeus()
  const isDocent = useSessieUser()?.role === 'docent'
  return (
    <Kaart>
      {isDocent ? (
        <Leeg icoon="groep" titel={`Je bent nog niet aan een ${w.groep} gekoppeld`}>
          Vraag aan wie het account van jullie school beheert om jou aan je {w.groep} te koppelen.
          Daarna staan je leerlingen hier.
        </Leeg>
      ) : (
        <Leeg icoon="groep" titel={`Er zijn nog geen ${w.groepen}`}>
          Zodra er een {w.groep} met leerlingen is, staat die hier. Zelf {w.groepen} toevoegen of
          inlezen komt binnenkort in Letterhaven; tot die tijd is deze pagina leeg.
        </Leeg>
      )}
    </Kaart>
  )
}
