import schelp from '../beeld/schelp.svg'

interface Props {
  readonly aantal: number
  /** How many came since the pupil's last visit. */
  readonly erbij?: number
}

/** The shells that the pupil has left of those earned by effort and growth. */
export function Schelpen({ aantal, erbij = 0 }: Props) {
  return (
    <p className="kaart-pil schelpen" data-erbij={erbij > 0 || undefined}>
      <img src={schelp} alt="" width={48} height={48} />
      <span>
        {aantal}
        <span className="lh-vh">{aantal === 1 ? ' schelp' : ' schelpen'}</span>
      </span>
      {erbij > 0 && (
        <span className="schelpen-erbij" aria-hidden="true">
          +{erbij}
        </span>
      )}
    </p>
  )
}
