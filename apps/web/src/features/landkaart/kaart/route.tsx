import { EILANDEN, type Eiland } from '@letterhaven/contracts/landkaart'

/** The legs of the route, each of which ends at an island, on a sheet of 100 × 100. */
const LIGGEND: Readonly<Record<Eiland, string>> = {
  klanken: 'M27 92Q34 93 40 86',
  lezen: 'M47 86Q58 94 74 82',
  spelling: 'M90 55Q92 52 90 49',
  regels: 'M80 42Q76 46 71 43',
  werkwoorden: 'M57 43Q51 47 46 43',
  zinnen: 'M32 43Q27 47 21 44',
}
const STAAND: Readonly<Record<Eiland, string>> = {
  klanken: 'M34 91Q52 94 64 84',
  lezen: 'M62 77Q52 78 46 70',
  spelling: 'M44 60Q52 58 58 54',
  regels: 'M60 50Q50 50 44 45',
  werkwoorden: 'M46 38Q54 36 60 31',
  zinnen: 'M58 24Q50 26 42 22',
}

function Benen({ benen, tot }: { readonly benen: Readonly<Record<Eiland, string>>; tot: number }) {
  return EILANDEN.map((eiland, i) => (
    <path
      key={eiland}
      className={i <= tot ? 'route-been route-gevaren' : 'route-been'}
      vectorEffect="non-scaling-stroke"
      d={benen[eiland]}
    />
  ))
}

/** The buoys from the harbour to the last island; gold as far as the boat has come. */
export function Route({ tot }: { readonly tot: Eiland | null }) {
  const plek = tot === null ? -1 : EILANDEN.indexOf(tot)
  return (
    <>
      {[LIGGEND, STAAND].map((benen, i) => (
        <svg
          key={i}
          className={i === 0 ? 'kaart-route kaart-route-liggend' : 'kaart-route kaart-route-staand'}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Benen benen={benen} tot={plek} />
        </svg>
      ))}
    </>
  )
}
