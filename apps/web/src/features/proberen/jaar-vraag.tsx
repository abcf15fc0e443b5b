import { useEffect, useMemo, useRef, useState } from 'react'
import { makeSpraak } from '@letterhaven/game-kit/klank/spraak'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'
import meeuwis from '../../shared/merk/beeld/meeuwis-zwaait.svg'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { signInAsGast } from '../../shared/aanmelding/aanmelden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { JaarBoot, JAREN } from './jaar-boot.tsx'
import { Golven, Kade } from './kade.tsx'

const ONBEKEND = 'Dat lukte niet. Probeer het nog een keer.'

/** The question, asked by Meeuwis in print and aloud. */
function Vraag() {
  const { land, welkeJaargroep } = useWoordkeus()
  const vraag = `In ${welkeJaargroep} zit je?`
  const spraak = useMemo(() => makeSpraak(land), [land])
  useEffect(() => () => spraak.stil(), [spraak])
  return (
    <div className="demo-vraag">
      <img className="demo-meeuwis" src={meeuwis} alt="" width={200} height={215} />
      <div className="demo-ballon">
        <h1>{vraag}</h1>
        <button
          type="button"
          className="demo-lees"
          aria-label="Lees voor"
          onClick={() => void spraak.say({ tekst: vraag })}
        >
          <Icoon naam="geluid" maat={28} />
        </button>
      </div>
    </div>
  )
}

/** Makes the guest for the chosen year; a second tap while that is going on changes nothing. */
function useVertrek() {
  const [gekozen, setGekozen] = useState<number | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const isOnderweg = useRef(false)
  const vertrek = async (jaar: number): Promise<void> => {
    if (isOnderweg.current) return
    isOnderweg.current = true
    setGekozen(jaar)
    setFout(null)
    try {
      await signInAsGast(jaar)
    } catch (oorzaak) {
      setFout(foutTekst(oorzaak, ONBEKEND))
      setGekozen(null)
    } finally {
      isOnderweg.current = false
    }
  }
  return { gekozen, fout, vertrek }
}

/** One question with a boat for every answer; `vaart` is true when it was answered and the map is loading. */
export function JaarVraag({ vaart }: { readonly vaart: boolean }) {
  const { gekozen, fout, vertrek } = useVertrek()
  const { groepN } = useWoordkeus()
  return (
    <section className={vaart || gekozen !== null ? 'demo demo-vaart' : 'demo'}>
      <div className="demo-lucht">
        <Kade />
        <Vraag />
      </div>
      <div className="demo-water">
        <Golven />
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <ul className="demo-boten">
          {JAREN.map((jaar) => (
            <li key={jaar}>
              <button
                type="button"
                className={jaar === gekozen ? 'demo-boot demo-boot-gekozen' : 'demo-boot'}
                onClick={() => void vertrek(jaar)}
              >
                <JaarBoot jaar={jaar} />
                <span className="demo-bord">{groepN(jaar)}</span>
              </button>
            </li>
          ))}
        </ul>
        <output className="lh-vh">{gekozen === null ? '' : 'Je landkaart komt eraan.'}</output>
        <p className="demo-klein">
          Je speelt zonder account en zonder naam. Na een dag wissen we alles.{' '}
          <RouteLink naar="login">Ik heb een account</RouteLink>
        </p>
      </div>
    </section>
  )
}
