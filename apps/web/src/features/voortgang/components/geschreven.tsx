import type { EigenFout } from '@letterhaven/contracts/voortgang'
import { writeVerschil } from '../write-verschil.ts'

/** Shows what was written, with the place where it leaves the word. */
export function Geschreven({ woord, gegeven }: Pick<EigenFout, 'woord' | 'gegeven'>) {
  const { voor, anders, na } = writeVerschil(woord, gegeven)
  return (
    <>
      {voor}
      <mark>{anders}</mark>
      {na}
    </>
  )
}
