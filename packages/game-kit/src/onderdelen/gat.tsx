interface GatProps {
  /** How it looks: each game has its own paper. */
  readonly klasse: string
}

/** The gap in a sentence. */
export function Gat({ klasse }: GatProps) {
  return (
    <i className={klasse}>
      <span className="lhs-alleen-gehoord">puntje puntje puntje</span>
    </i>
  )
}
