import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { TestServer } from './test-server.ts'
import type { buildSpeler } from './test-speler.ts'

/** What the taak of a player is made: of a kind, about one category, for a year. */
interface Wat {
  readonly jaargroep: number
  readonly code: string
  readonly soort: TaakSoort
}

/** Turns the taak of a player into another one, as the map would have given it; returns where its pakket is. */
export async function becomeTaak(
  { owner }: TestServer,
  { leerling, somvensterId, taakId }: Awaited<ReturnType<typeof buildSpeler>>,
  { jaargroep, code, soort }: Wat,
): Promise<string> {
  await owner.updateTable('leerling').set({ jaargroep }).where('id', '=', leerling.id).execute()
  const venster = owner.updateTable('somvenster').set({ categorieen: [code] })
  await venster.where('id', '=', somvensterId).execute()
  await owner.updateTable('taak').set({ soort }).where('id', '=', taakId).execute()
  return `/api/leerlingen/${leerling.id}/taken/${taakId}`
}
