import { ApiFout } from '../../shared/api/api-fout.ts'

/** Runs a step; when it was begun too long ago, `onVerlopen` is called with the error's sentence. */
export async function ofVerlopen(
  perform: () => Promise<void>,
  onVerlopen: (reden: string) => void,
): Promise<void> {
  try {
    await perform()
  } catch (oorzaak) {
    if (!(oorzaak instanceof ApiFout) || oorzaak.code !== 'uitdaging_expired') throw oorzaak
    onVerlopen(oorzaak.message)
  }
}
