import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { SeedLeerling } from '../apps/api/src/seed/plan.ts'
import { fetchToken } from '../rig/aanmelden.ts'
import { antwoordMaker, type MaakAntwoord } from './nieuw-antwoord.ts'

const ANTWOORDEN = 20

interface Beller {
  readonly adres: string
  readonly token: string
}

async function bel<T>({ adres, token }: Beller, pad: string, body?: unknown): Promise<T> {
  const reactie = await fetch(`${adres}${pad}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!reactie.ok) throw new Error(`${pad} gaf ${reactie.status}`)
  return (await reactie.json()) as T
}

/** Signs in as one pupil, opens the map, and answers a number of opgaven of the next taak. */
async function play(adres: string, kind: SeedLeerling, make: MaakAntwoord): Promise<void> {
  const beller = { adres, token: await fetchToken(adres, kind) }
  const pad = `/api/leerlingen/${kind.id}`
  const { verder } = await bel<Landkaart>(beller, `${pad}/landkaart`)
  if (!verder) return
  const { taakId } = verder
  const { woorden } = await bel<TaakPakket>(beller, `${pad}/taken/${taakId}`)
  const categorieen = [...new Set(woorden.map((woord) => woord.categorie))]
  const speler = { leerlingId: kind.id, taakId, categorieen }
  const antwoorden = Array.from({ length: ANTWOORDEN }, () => make(speler))
  await bel(beller, `${pad}/antwoorden`, { antwoorden })
}

/** Lets a whole group play through the product's own calls, so that the pages show what a school's pages would. */
export async function fillGroep(adres: string, leerlingen: readonly SeedLeerling[]): Promise<void> {
  const make = await antwoordMaker()
  // The first pupil does not play, because that map and game are measured as a beginner sees them.
  for (const leerling of leerlingen.slice(1)) await play(adres, leerling, make)
}
