import { ApiFout } from '../../shared/api/api-fout.ts'

/** Does the step; one that was begun too long ago goes to `onVerlopen` with its sentence. */
export async function ofVerlopen(
  doe: () => Promise<void>,
  onVerlopen: (reden: string) => void,
): Promise<void> {
  try {
    await doe()
  } catch (oorzaak) {
    if (!(oorzaak instanceof ApiFout) || oorzaak.code !== 'uitdaging_expired') throw oorzaak
    onVerlopen(oorzaak.message)
  }
}
