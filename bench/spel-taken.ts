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

/** Returns every taak that a pupil can play now. */
async function takenVan(adres: string, wie: Wie): Promise<SpelTaak[]> {
  const authorization = `Bearer ${await fetchToken(adres, wie)}`
  const vraag = async <T>(pad: string): Promise<T> => {
    const antwoord = await fetch(`${adres}/api/leerlingen/${wie.id}${pad}`, {
      headers: { authorization, [CONTRACT_KOP]: String(CONTRACT) },
    })
    if (!antwoord.ok) throw new Error(`${pad} gaf ${antwoord.status}`)
    return (await antwoord.json()) as T
  }
  const { eilanden } = await vraag<Landkaart>('/landkaart')
  const vensters = eilanden.flatMap(({ somvensters }) => somvensters)
  const gevonden = await Promise.all(
    vensters.map(async ({ id: somvensterId, naam }) => {
      const { taken } = await vraag<Somvenster>(`/somvensters/${somvensterId}`)
      return taken.flatMap(({ id: taakId, spellen }) =>
        spellen.map((spel) => ({
          spel,
          wie,
          verder: { somvensterId, taakId, spel, naam },
          pad: `/leerling/${wie.id}/somvensters/${somvensterId}/taken/${taakId}/spellen/${spelSegment(spel)}`,
        })),
      )
    }),
  )
  return gevonden.flat()
}

/** Finds for each of these games a pupil who can play it; a game for which there is nobody is left out. */
export async function searchTaken(adres: string, spellen: readonly SpelId[]): Promise<SpelTaak[]> {
  const gevonden = new Map<SpelId, SpelTaak>()
  for (const wie of LEERLINGEN) {
    if (spellen.every((spel) => gevonden.has(spel))) break
    for (const taak of await takenVan(adres, wie))
      if (!gevonden.has(taak.spel)) gevonden.set(taak.spel, taak)
  }
  return spellen.flatMap((spel) => gevonden.get(spel) ?? [])
}
