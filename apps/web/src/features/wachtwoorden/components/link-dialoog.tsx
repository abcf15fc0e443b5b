import type { ComponentProps } from 'react'
import { VernieuwVraag } from '../../../shared/weergave/vernieuw-vraag.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Says where the current link stops working before another replaces it. */
export function LinkDialoog(props: Omit<ComponentProps<typeof VernieuwVraag>, 'wat' | 'children'>) {
  const w = useWoordkeus()
  const { klasposter } = useSoortwoorden()
  return (
    <VernieuwVraag wat="link" {...props}>
      <p>
        De huidige link werkt dan meteen niet meer. Zet de nieuwe op elke tablet van de {w.groep} en
        hang een nieuwe {klasposter} op.
      </p>
      <p className="scherm-stil">
        Wachtwoorden en inlogkaarten blijven werken. Wie nu speelt, merkt er niets van.
      </p>
    </VernieuwVraag>
  )
}
