import './dev-spellen.css'
import { useEffect, useMemo, useState } from 'react'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { Doek } from '@letterhaven/game-kit/scherm/doek.tsx'
import { SpelScherm } from '@letterhaven/game-kit/scherm/spel-scherm.tsx'
import type { Afmeting, GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { THEMAS } from '@letterhaven/game-kit/themas/alle'
import { schilderThema } from '@letterhaven/game-kit/themas/thema'
import { prepareSpel } from '@letterhaven/game-kit/scherm/prepare-spel'
import { SPELLEN } from '@letterhaven/games/laad'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { SpeelgoedLijst } from './speelgoed/speelgoed.tsx'
import { oefeningVan, poortenVan, POSES, readProef, voorspelVan, type Proef } from './proef.ts'

const KLAAR = Object.values(MANIFESTS).filter(({ status }) => status === 'klaar')

const adres = (delen: Record<string, string>): string =>
  `/dev/spellen?${new URLSearchParams(delen).toString()}`

/** One game with the links to view it. */
function Rij({ manifest: { id, title, kinds } }: { readonly manifest: Manifest }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>
        {kinds.map((soort) => (
          <a key={soort} href={adres({ spel: id, soort })}>
            {soort}
          </a>
        ))}
      </p>
      <p>
        {Object.keys(POSES).map((pose) => (
          <a key={pose} href={adres({ spel: id, pose })}>
            {pose}
          </a>
        ))}
      </p>
      <p>
        {Object.keys(FIXTURES).map((woorden) => (
          <a key={woorden} href={adres({ spel: id, woorden })}>
            {woorden}
          </a>
        ))}
      </p>
    </li>
  )
}

/** Returns one taak of these opgaven in a game, and how far it is. */
const delenVan = (proef: Proef, module: GameModule, opgaven: readonly Opgave[]) => ({
  exercise: oefeningVan(proef, module),
  poorten: poortenVan(opgaven, proef),
  voorspel: voorspelVan(proef),
})

type Geladen = ReturnType<typeof delenVan> & { readonly module: GameModule }

/** One game, played by itself: nothing is saved. */
function Spel({ proef }: { readonly proef: Proef }) {
  const [geladen, setGeladen] = useState<Geladen | null>(null)
  useEffect(() => {
    const { spel, soort, groep, woorden, van, instellingen } = proef
    const voorraad = loadVoorraad(MANIFESTS[spel], {
      soort,
      groep,
      woorden,
      land: instellingen.land,
    })
    void Promise.all([SPELLEN[spel]?.(), voorraad]).then(([module, alles]) => {
      if (!module) return
      const opgaven = alles.filter((opgave) => van === null || opgave.soort === van)
      prepareSpel(module)
      setGeladen({ module, ...delenVan(proef, module, opgavenIn(module.manifest, opgaven)) })
    })
  }, [proef])
  const terug = () => location.assign('/dev/spellen')
  return (
    <div className="dev-spel">
      {geladen && (
        <SpelScherm
          {...geladen}
          instellingen={proef.instellingen}
          boek={proef.boek ?? undefined}
          onKlaar={terug}
          onStop={terug}
        />
      )}
    </div>
  )
}

const THEMA_MAAT = { w: 320, h: 200 } as const

const SCHILDERS = THEMAS.map((thema) => ({
  naam: thema.naam,
  teken: (g: G, maat: Afmeting) => schilderThema(g, thema, maat),
}))

/** The painted worlds that a game may start with. */
function Themas() {
  return (
    <ul className="dev-themas">
      {SCHILDERS.map(({ naam, teken }) => (
        <li key={naam}>
          <Doek maat={THEMA_MAAT} teken={teken} />
          {naam}
        </li>
      ))}
    </ul>
  )
}

/** Shows every finished game, to be viewed and played by itself: in each pose, with each stock of words. */
export function DevSpellenScreen() {
  const proef = useMemo(() => readProef(new URLSearchParams(location.search)), [])
  if (proef) return <Spel proef={proef} />
  return (
    <div className="dev-spellen">
      <h1>Spellen bekijken</h1>
      <ul>
        {KLAAR.map((manifest) => (
          <Rij key={manifest.id} manifest={manifest} />
        ))}
      </ul>
      <h2>Speelgoed</h2>
      <SpeelgoedLijst />
      <h2>Werelden</h2>
      <Themas />
    </div>
  )
}
