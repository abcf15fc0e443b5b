import schelp from '../beeld/schelp.svg'

/** What the pupil earned by effort and growth. */
export function Schelpen({ aantal }: { readonly aantal: number }) {
  return (
    <p className="kaart-pil schelpen">
      <img src={schelp} alt="" width={48} height={48} />
      <span>
        {aantal}
        <span className="lh-vh">{aantal === 1 ? ' schelp' : ' schelpen'}</span>
      </span>
    </p>
  )
}
