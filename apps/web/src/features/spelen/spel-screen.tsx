import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** One taak played in one game. */
export function SpelScreen() {
  return <SkeletRijen />
}
