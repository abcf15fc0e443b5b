import schelp from '../beeld/schelp.svg'

interface Props {
  readonly aantal: number
  /** As many came since the pupil was here last. */
  readonly erbij?: number
}

/** What is left of what the pupil earned by effort and growth. */
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
