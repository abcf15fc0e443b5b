import './blokken/dag-en-avond.css'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import beDonkerSmal from './beeld/leerkracht-be-donker-smal.webp'
import beDonker from './beeld/leerkracht-be-donker.webp'
import beLichtSmal from './beeld/leerkracht-be-licht-smal.webp'
import beLicht from './beeld/leerkracht-be-licht.webp'
import nlDonkerSmal from './beeld/leerkracht-nl-donker-smal.webp'
import nlDonker from './beeld/leerkracht-nl-donker.webp'
import nlLichtSmal from './beeld/leerkracht-nl-licht-smal.webp'
import nlLicht from './beeld/leerkracht-nl-licht.webp'

/** Taken from the product itself (tooling/beelden/voorpagina.ts), as it looks on a desk and on a phone. */
const SCHERMEN = {
  nl: { licht: [nlLicht, nlLichtSmal], donker: [nlDonker, nlDonkerSmal] },
  be: { licht: [beLicht, beLichtSmal], donker: [beDonker, beDonkerSmal] },
} as const

/** What a teacher sees: the page of a groep, in the light of the page around it. */
export function HomeScherm() {
  const { land, groep } = useWoordkeus()
  const alt = `De pagina van een ${groep} in Letterhaven: bovenaan welke kinderen aandacht nodig hebben, daaronder een rij per kind.`
  return (
    <figure className="home-scherm">
      {(['licht', 'donker'] as const).map((thema) => {
        const [breed, smal] = SCHERMEN[land][thema]
        return (
          <picture key={thema} className={`site-${thema}`}>
            <source media="(width < 40rem)" srcSet={smal} width={780} height={1040} />
            <img src={breed} alt={alt} width={1120} height={760} loading="lazy" />
          </picture>
        )
      })}
      <figcaption>Een {groep} uit onze voorbeeldschool, met verzonnen namen.</figcaption>
    </figure>
  )
}
