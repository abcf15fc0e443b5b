import { type ApiFout, offlineFout } from './api-fout.ts'

/** The code that reads refusals is loaded after the first view (app/sessie-wacht.tsx), or at the first refusal. */
export const loadFoutProef = () => import('./read-fout.ts')

/**
 * Returns the error for an answer that was not what was asked for. When the code that reads it cannot be loaded, it counts as
 * offline.
 */
export async function foutUitAntwoord(antwoord: Response): Promise<ApiFout> {
  const proef = await loadFoutProef().catch(() => null)
  return (await proef?.readFout(antwoord)) ?? offlineFout()
}
