import type { ComponentProps } from 'react'
import { VernieuwVraag } from '../../../shared/weergave/vernieuw-vraag.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Says where the current code is in use before another replaces it. */
export function CodeDialoog(props: Omit<ComponentProps<typeof VernieuwVraag>, 'wat' | 'children'>) {
  const w = useWoordkeus()
  const { schoolcode, klasposter } = useSoortwoorden()
  return (
    <VernieuwVraag wat={schoolcode} {...props}>
      <p>
        De huidige code werkt dan meteen niet meer. Hij staat op inlogkaarten en op de {klasposter}:
        geef de nieuwe door, of print ze opnieuw.
      </p>
      <p className="scherm-stil">
        Links van {w.groepen}, wachtwoorden en codes op inlogkaarten blijven werken.
      </p>
    </VernieuwVraag>
  )
}
