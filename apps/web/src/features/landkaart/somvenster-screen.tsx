import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'

/** One window of the map with its taken. */
export function SomvensterScreen() {
  return <SkeletRijen />
}
