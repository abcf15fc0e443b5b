import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** One group: who needs attention and who is in it. */
export function GroepScreen() {
  return <SkeletRijen />
}
