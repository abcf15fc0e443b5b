import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** The progress of one leerling. */
export function LeerlingVoortgangScreen() {
  return <SkeletRijen />
}
