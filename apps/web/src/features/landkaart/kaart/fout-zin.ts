import { ApiFout } from '../../../shared/api/api-fout.ts'

/** Says what went wrong, to a child: short, and with what was kept. */
export function foutZin(fout: unknown): string {
  if (fout instanceof ApiFout && fout.status === 0)
    return 'Er is geen internet. Wat je al deed, is bewaard. Probeer het straks nog eens.'
  return 'Er ging iets mis bij ons. Wat je al deed, is bewaard. Probeer het straks nog eens.'
}
