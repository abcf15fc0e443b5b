import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import type { Binnen } from '../../shared/aanmelding/aanmelden.ts'
import { Herstelcodes } from '../../shared/tweede-factor/herstelcodes.tsx'
import { StapKop } from './stap-kop.tsx'

interface Eigenschappen {
  readonly binnen: Binnen
  readonly onVerder: (binnen: Binnen) => void
}

/** The recovery codes of a second step that was just set up: they are shown once, so they must be saved before going on. */
export function CodesStap({ binnen, onVerder }: Eigenschappen) {
  return (
    <div className="login">
      <StapKop>Bewaar je herstelcodes</StapKop>
      <p>
        Het is gelukt. Ben je je telefoon kwijt, dan kom je met een van deze codes toch binnen. Elke
        code werkt één keer. Je ziet ze alleen nu: bewaar ze op een veilige plek, niet op je
        telefoon.
      </p>
      <Herstelcodes codes={binnen.herstelcodes ?? []} />
      <Knop soort="primair" maat="groot" vol onClick={() => onVerder(binnen)}>
        Ik heb ze bewaard
      </Knop>
    </div>
  )
}
