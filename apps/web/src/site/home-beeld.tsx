import './blokken/dag-en-avond.css'
import breedDonker from './beeld/hero-breed-donker.svg'
import breedLicht from './beeld/hero-breed-licht.svg'
import smalDonker from './beeld/hero-smal-donker.svg'
import smalLicht from './beeld/hero-smal-licht.svg'

const ALT =
  'Een haven met een vuurtoren. Een vos, een konijn, een panda en een beer bouwen met letterblokken het woord haven; Meeuwis, de havenmeester, zwaait.'

const BREED = '(width >= 68.75rem)'

interface Eigenschappen {
  readonly thema: 'licht' | 'donker'
  readonly breed: string
  readonly smal: string
}

/** One picture per theme; the style sheet shows the one of the page, only that one is fetched in the dark. */
function Beeld({ thema, breed, smal }: Eigenschappen) {
  const vooraan =
    thema === 'licht' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <picture className={`home-beeld site-${thema}`}>
      <source media={BREED} srcSet={breed} width={1440} height={860} />
      <img src={smal} alt={ALT} width={1000} height={690} {...vooraan} />
    </picture>
  )
}

/** The harbour of the home page: by day, and in the evening for those who read in the dark. */
export function HomeBeeld() {
  return (
    <>
      <Beeld thema="licht" breed={breedLicht} smal={smalLicht} />
      <Beeld thema="donker" breed={breedDonker} smal={smalDonker} />
    </>
  )
}
