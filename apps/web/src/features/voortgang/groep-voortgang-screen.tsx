import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** The progress of a group. */
export function GroepVoortgangScreen() {
  return <SkeletRijen />
}
