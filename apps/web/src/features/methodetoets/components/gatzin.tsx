import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'

interface Props {
  readonly gat: NonNullable<ToetsPapier['woorden'][number]['gat']>
  /** What was written so far, which stands in the gap. */
  readonly geschreven: string
}

/** The sentence of a verb with its gap, and which verb belongs there. It is read and not heard: the voice would say the form. */
export function Gatzin({ gat: { voor, na, infinitief }, geschreven }: Props) {
  const vorm = geschreven.trim()
  return (
    <p className="toets-gatzin">
      {voor}
      <span className="toets-gat" data-leeg={vorm === '' || undefined}>
        {vorm === '' ? <span className="lh-vh">gat</span> : vorm}
      </span>
      {na} <span className="toets-werkwoord">{`(${infinitief})`}</span>
    </p>
  )
}
