import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** The pupil's map. */
export function LandkaartScreen() {
  return <SkeletRijen />
}
