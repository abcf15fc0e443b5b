import type { EigenFout } from '@letterhaven/contracts/voortgang'
import { writeVerschil } from '../write-verschil.ts'

/** Shows what was written, with the place where it leaves the word. */
export function Geschreven({ woord, gegeven }: Pick<EigenFout, 'woord' | 'gegeven'>) {
  const verschil = writeVerschil(woord, gegeven)
  if (!verschil) return gegeven
  const { voor, anders, na } = verschil
  return (
    <>
      {voor}
      <mark>{anders}</mark>
      {na}
    </>
  )
}
