import { type ApiFout, offlineFout } from './api-fout.ts'

/** How a refusal is read comes after the first view (app/sessie-wacht.tsx), or when the first refusal does. */
export const loadFoutProef = () => import('./read-fout.ts')

/** The error of an answer that is not what was asked for. Who cannot read it has no line. */
export async function foutUitAntwoord(antwoord: Response): Promise<ApiFout> {
  const proef = await loadFoutProef().catch(() => null)
  return (await proef?.readFout(antwoord)) ?? offlineFout()
}
