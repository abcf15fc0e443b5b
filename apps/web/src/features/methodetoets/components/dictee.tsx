import { useEffect, useMemo, useState } from 'react'
import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'
import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { bijzondereTekens, leeg } from '../antwoorden.ts'
import { useDicteeStem, type DicteeWoord } from '../use-dictee-stem.ts'
import type { Toets } from '../use-toets.ts'
import { Gatzin } from './gatzin.tsx'
import { InleverVraag } from './inlever-vraag.tsx'
import { LuisterKnoppen } from './luister-knoppen.tsx'
import { Schrijfregel } from './schrijfregel.tsx'

/** What is said without a connection, by where the words are: on the device, or only in this page. */
const WACHT = {
  vast: 'Geen internet. Wat je schrijft, blijft hier bewaard.',
  hier: 'Geen internet, en dit apparaat kan nu niets bewaren. Laat dit scherm open.',
} as const

interface Props {
  readonly leerlingId: string
  readonly papier: ToetsPapier
  readonly toets: Toets
  readonly kijktMee: boolean
}

/** Shows as a row of marks which words have been written, not which are right. */
function Stippen({ papier, toets, plaats }: Pick<Props, 'papier' | 'toets'> & { plaats: number }) {
  return (
    <div className="toets-stippen" aria-hidden="true">
      {papier.woorden.map((_, i) => (
        <i
          key={i}
          data-vol={Boolean(toets.antwoorden[i]?.gegeven.trim()) || undefined}
          data-hier={i === plaats || undefined}
        />
      ))}
    </div>
  )
}

function ZonderLijn({ toets: { bezorging, isVast } }: Pick<Props, 'toets'>) {
  return bezorging === 'wacht' && WACHT[isVast ? 'vast' : 'hier']
}

/** What is asked: a word to hear, or the sentence of a verb with its gap. */
function Gevraagd({
  woord,
  geschreven,
  gezien,
  say,
}: Pick<ReturnType<typeof useDicteeStem>, 'gezien' | 'say'> & {
  readonly woord: DicteeWoord
  readonly geschreven: string
}) {
  if (woord.gat) return <Gatzin gat={woord.gat} geschreven={geschreven} />
  return (
    <LuisterKnoppen
      heeftZin={woord.zin !== undefined}
      gezien={gezien}
      onZeg={(wat) => void say(woord, wat)}
    />
  )
}

const labelVan = ({ gat }: DicteeWoord, plaats: number): string =>
  gat ? `Schrijf ‘${gat.infinitief}’ zoals het in de zin hoort` : `Schrijf woord ${plaats + 1} op`

/** The dictation, word by word, without a clock or a judgement; nothing is lost by stopping. */
export function Dictee({ leerlingId, papier, toets, kijktMee }: Props) {
  const { woorden } = papier
  const aantal = woorden.length
  const open = leeg(toets.antwoorden, aantal)
  const [plaats, setPlaats] = useState(open[0] ?? aantal - 1)
  const [vraagt, setVraagt] = useState(false)
  const { say, gezien, verberg } = useDicteeStem(papier)
  const tekens = useMemo(() => bijzondereTekens(woorden.map(({ woord }) => woord)), [woorden])
  const { kijk } = toets
  useEffect(kijk, [kijk, plaats])
  const woord = woorden[plaats]
  if (!woord) return null
  const geschreven = toets.antwoorden[plaats]?.gegeven ?? ''

  const go = (naar: number) => {
    setVraagt(false)
    verberg()
    setPlaats(naar)
    const volgend = woorden[naar]
    if (volgend && !volgend.gat) void say(volgend, 'woord')
  }
  const verder = () => (plaats + 1 < aantal ? go(plaats + 1) : !kijktMee && setVraagt(true))
  if (vraagt)
    return (
      <InleverVraag
        leeg={open}
        bezig={toets.bezorging === 'bezig'}
        wacht={toets.bezorging === 'wacht'}
        isVast={toets.isVast}
        onNaar={go}
        onTerug={() => setVraagt(false)}
        onLeverIn={toets.leverIn}
      />
    )
  return (
    <div className="toets-blad">
      <header className="toets-kop">
        <h1>{`${woord.gat ? 'Zin' : 'Woord'} ${plaats + 1} van ${aantal}`}</h1>
        <RouteLink naar="l-landkaart" params={{ leerlingId }} className="toets-knop">
          {kijktMee ? 'Naar de kaart' : 'Even stoppen'}
        </RouteLink>
      </header>
      <Stippen papier={papier} toets={toets} plaats={plaats} />
      <Gevraagd {...{ woord, gezien, say }} geschreven={geschreven} />
      <Schrijfregel
        key={plaats}
        label={labelVan(woord, plaats)}
        waarde={geschreven}
        kijktMee={kijktMee}
        tekens={tekens}
        volgorde={volgordeVan(papier)}
        onSchrijf={(gegeven) => toets.write(plaats, gegeven)}
        onKlaar={verder}
      />
      <output className="toets-bericht">
        {kijktMee && 'Je kijkt mee. Alleen wie de toets maakt, schrijft.'}
        <ZonderLijn toets={toets} />
      </output>
      <div className="toets-knoppen">
        {plaats > 0 && (
          <button type="button" className="toets-knop" onClick={() => go(plaats - 1)}>
            Vorige
          </button>
        )}
        {plaats + 1 < aantal ? (
          <button type="button" className="toets-knop toets-knop-goud" onClick={verder}>
            Volgende
          </button>
        ) : (
          !kijktMee && (
            <button type="button" className="toets-knop toets-knop-goud" onClick={verder}>
              Inleveren
            </button>
          )
        )}
      </div>
    </div>
  )
}
