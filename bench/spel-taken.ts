import { CONTRACT, CONTRACT_KOP } from '@letterhaven/contracts/contract'
import type { Landkaart, Somvenster, Verder } from '@letterhaven/contracts/landkaart'
import { type SpelId, spelSegment } from '@letterhaven/contracts/spel-id'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { type Account, fetchToken } from '../rig/aanmelden.ts'

/** A pupil who plays a game, and the taak in which they do so. */
export interface SpelTaak {
  readonly spel: SpelId
  readonly wie: Account & { readonly id: string }
  /** The taak as a map would offer it as the next one. */
  readonly verder: Verder
  readonly pad: string
}

type Wie = SpelTaak['wie']

/**
 * One pupil of every group of the first school; between them they play everything. They read the ordinary font, since the one
 * that a dyslexic pupil may choose adds 118 KB.
 */
const LEERLINGEN: readonly Wie[] = (SEED_ADMINS[0]?.groepen ?? []).flatMap(({ leerlingen }) =>
  leerlingen.filter(({ dyslexie }) => !dyslexie).slice(0, 1),
)

/** How long a request waits when the server asks for a pause without saying how long, in s. */
const PAUZE_S = 5

/** Where everything of one pupil is asked for, and with what key. */
interface Vraag {
  readonly basis: string
  readonly token: string
}

/** Asks for something of a pupil; waits as long as the server wants when that is too much at once. */
async function askFor<T>({ basis, token }: Vraag, pad: string): Promise<T> {
  for (;;) {
    const antwoord = await fetch(`${basis}${pad}`, {
      headers: { authorization: `Bearer ${token}`, [CONTRACT_KOP]: String(CONTRACT) },
    })
    if (antwoord.ok) return (await antwoord.json()) as T
    if (antwoord.status !== 429) throw new Error(`${pad} gaf ${antwoord.status}`)
    const pauze = Number(antwoord.headers.get('retry-after')) || PAUZE_S
    await new Promise((verder) => setTimeout(verder, pauze * 1000))
  }
}

/** Gives the taken that a pupil can play now, one window after another, for as long as more are asked for. */
async function* takenVan(adres: string, wie: Wie): AsyncGenerator<SpelTaak> {
  const vraag = {
    basis: `${adres}/api/leerlingen/${wie.id}`,
    token: await fetchToken(adres, wie),
  }
  const { eilanden } = await askFor<Landkaart>(vraag, '/landkaart')
  for (const { id: somvensterId, naam } of eilanden.flatMap(({ somvensters }) => somvensters)) {
    const { taken } = await askFor<Somvenster>(vraag, `/somvensters/${somvensterId}`)
    for (const { id: taakId, spellen } of taken)
      for (const spel of spellen)
        yield {
          spel,
          wie,
          verder: { somvensterId, taakId, spel, naam },
          pad: `/leerling/${wie.id}/somvensters/${somvensterId}/taken/${taakId}/spellen/${spelSegment(spel)}`,
        }
  }
}

/** Finds for each of these games a pupil who can play it; a game for which there is nobody is left out. */
export async function searchTaken(adres: string, spellen: readonly SpelId[]): Promise<SpelTaak[]> {
  const gevonden = new Map<SpelId, SpelTaak>()
  const isKlaar = (): boolean => spellen.every((spel) => gevonden.has(spel))
  for (const wie of LEERLINGEN) {
    if (isKlaar()) break
    for await (const taak of takenVan(adres, wie)) {
      if (!gevonden.has(taak.spel)) gevonden.set(taak.spel, taak)
      if (isKlaar()) break
    }
  }
  return spellen.flatMap((spel) => gevonden.get(spel) ?? [])
}
