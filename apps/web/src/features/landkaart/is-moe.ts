import { gaaptNa } from '@letterhaven/domain/grenzen'
import { gespeeldVandaag } from '../../shared/speeltijd/speeltijd.ts'

/** Whether this pupil played so many minutes today, on this device. */
export const isMoe = (leerlingId: string, gaapNa: number): boolean =>
  gaaptNa({ gaapNa }, gespeeldVandaag(leerlingId))
