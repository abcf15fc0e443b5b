import { verschilVan } from './verschil.ts'

interface EigenProps {
  readonly graphemes: readonly string[]
  /** What the pupil wrote. */
  readonly vorm: string
}

/** What the pupil wrote, with the place where it goes wrong marked; the right form is left for the mend. */
export function Eigen({ graphemes, vorm }: EigenProps) {
  const { voor, mis, na } = verschilVan(graphemes, vorm)
  return (
    <p className="po-reden">
      Jij schreef{' '}
      <b className="po-eigen">
        {voor}
        <mark>{mis === '' ? <span className="lhs-alleen-gehoord">hier mist iets</span> : mis}</mark>
        {na}
      </b>
    </p>
  )
}

interface TerugProps extends EigenProps {
  readonly isLezen: boolean
}

/** The letter that just came back, as long as its mistake is read: nothing of the next one is covered by that. */
export function Terug({ graphemes, vorm, isLezen }: TerugProps) {
  return (
    <section className="po-tafel" data-terug="" aria-label="De brief komt terug">
      <span className="po-stempel">Onbestelbaar</span>
      {!isLezen && <Eigen graphemes={graphemes} vorm={vorm} />}
    </section>
  )
}
