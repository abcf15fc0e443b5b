import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** All groups of the admin that this person may see. */
export function GroepenScreen() {
  return <SkeletRijen />
}
