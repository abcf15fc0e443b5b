import { readFileSync } from 'node:fs'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'

/** Returns the sample file of a school as it would export it today, because a file of a past year is refused. */
export const schoolbestandVanNu = (vandaag = new Date().toISOString().slice(0, 10)): string =>
  readFileSync(
    new URL('../packages/importers/voorbeelden/school.xml', import.meta.url),
    'utf8',
  ).replaceAll('2026-2027', schooljaarVan(vandaag, 'nl'))
