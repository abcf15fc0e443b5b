import { ApiFout } from '../../../shared/api/api-fout.ts'

/** What went wrong, for a child: short, and what is kept. */
export function foutZin(fout: unknown): string {
  if (fout instanceof ApiFout && fout.status === 0)
    return 'Er is geen internet. Wat je al deed, is bewaard. Probeer het zo nog eens.'
  return 'Er ging iets mis bij ons. Wat je al deed, is bewaard. Probeer het zo nog eens.'
}
