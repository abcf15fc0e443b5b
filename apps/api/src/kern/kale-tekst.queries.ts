import { sql, type RawBuilder } from 'kysely'
import { UITGESCHREVEN } from '@letterhaven/domain/naam'

/** Returns a text in SQL as `kaleNaam` writes it: without case, accents, apostrophes and hyphens. */
export function kaleTekst(tekst: RawBuilder<unknown>): RawBuilder<string> {
  const los = sql`regexp_replace(normalize(${tekst}, NFD), '([A-Za-z\\u00c0-\\u024f])[\\u0300-\\u036f]+', '\\1', 'g')`
  const klein = sql`lower(normalize(${los}, NFC))`
  const vol = Object.entries(UITGESCHREVEN).reduce<RawBuilder<unknown>>(
    (een, [letter, naar]) => sql`replace(${een}, ${letter}, ${naar})`,
    klein,
  )
  return sql<string>`trim(translate(${vol}, ${"-'’‘ʼ`"}, ' '))`
}
